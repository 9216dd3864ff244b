import type { Meta, StoryObj } from '@storybook/react-vite';
import { search } from '../icons/search.js';
import { sun } from '../icons/sun.js';
import { Icon } from './icon.js';

const meta = {
  title: 'UI Kit/Icon',
  component: Icon,
  args: { path: sun },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const BesideText: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
      <Icon path={search} /> Qidirish
    </span>
  ),
};
