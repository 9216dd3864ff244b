import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartColors } from '../tokens/chart-colors.js';
import { Chip } from './chip.js';

const meta = { title: 'UI Kit/Chip', component: Chip, args: { children: 'Laboratoriya' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = {
  'chart-teal': 'Mexanika',
  'chart-gold': 'Elektr',
  'chart-green': 'Optika',
  'chart-red': 'Issiqlik',
  'chart-blue': 'Toʻlqinlar',
  'chart-purple': 'Kvant fizikasi',
};

export const Plain: Story = {};

/** Six hues of equal lightness, each with a dash pattern for colour-blind readers. */
export const Branches: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem 1.5rem' }}>
      {chartColors.map((color) => (
        <Chip key={color} lineColor={color}>
          {names[color]}
        </Chip>
      ))}
    </div>
  ),
};
