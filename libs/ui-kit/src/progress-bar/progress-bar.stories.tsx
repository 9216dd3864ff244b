import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.js';

const meta = {
  title: 'UI Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Test', value: 12, max: 20, valueText: '12 / 20 savol' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

export const Nothing: Story = { args: { value: 0, valueText: '0 / 20 savol' } };

export const All: Story = { args: { value: 20, valueText: '20 / 20 savol' } };

export const Unknown: Story = {
  args: { label: 'Fayl yuborilmoqda', value: undefined, valueText: undefined },
};

export const BarAlone: Story = { args: { hideLabel: true, hideValueText: true } };

export const LongLabel: Story = {
  args: { label: 'Oʻzgaruvchan tok zanjirida rezonans hodisasini oʻrganish boʻyicha tajriba bajarildi' },
};
