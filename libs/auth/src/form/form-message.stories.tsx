import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@zarra/ui-kit';
import { strings } from '../strings.js';
import { FormMessage } from './form-message.js';

const meta = {
  title: 'Hisob/FormMessage',
  component: FormMessage,
  args: { slow: false, failure: undefined, action: undefined },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FormMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Said after ten seconds of waiting. */
export const Slow: Story = {
  args: { slow: true },
};

export const WithHint: Story = {
  args: { failure: { text: strings.given.registerUnknown, hint: strings.offline } },
};
