import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, Sun } from 'lucide';
import { Icon } from './icon.js';

const meta = {
  title: 'UI Kit/Icon',
  component: Icon,
  args: { node: Sun },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const BesideText: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
      <Icon node={Search} /> Qidirish
    </span>
  ),
};
