import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@zarra/ui-kit';
import { strings } from '../messages/screen-strings.js';
import { FormMessage } from './form-message.js';

const meta = {
  title: 'Account/FormMessage',
  component: FormMessage,
  args: { slow: false, error: undefined, action: undefined },
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

/** Shown ten seconds after the submission. */
export const Slow: Story = {
  args: { slow: true },
};

export const WithHint: Story = {
  args: { error: { text: strings.specTexts.registerUnknown, hint: strings.offline } },
};
