import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './progress-line.js';

const meta = {
  title: 'UI Kit/ProgressLine',
  component: ProgressLine,
  args: { active: true, label: 'Yuklanmoqda' },
  parameters: { docs: { story: { inline: false, height: '80px' } } },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Idle: Story = { args: { active: false } };
