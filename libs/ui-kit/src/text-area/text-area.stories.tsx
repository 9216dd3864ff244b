import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.js';

const meta = {
  title: 'UI Kit/TextArea',
  component: TextArea,
  args: { label: 'Xabar', hint: 'Savolingiz yoki taklifingizni yozing' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithError: Story = { args: { required: true, error: 'Xabar boʻsh. Bir-ikki jumla yozing.' } };
