import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.js';

const meta = { title: 'UI Kit/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideALink: Story = {
  render: () => (
    <a href="#kitob">
      Qoʻshimcha oʻqish<VisuallyHidden> (yangi oynada ochiladi)</VisuallyHidden>
    </a>
  ),
};
