import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pending } from './pending.js';

const meta = {
  title: 'UI Kit/Pending',
  component: Pending,
  args: {
    text: 'Kategoriyalar yuklanmoqda...',
    failed: false,
    retryLabel: 'Qayta urinish',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof Pending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Failed: Story = { args: { failed: true } };
