import type { Meta, StoryObj } from '@storybook/react-vite';
import { branches } from '../tokens/branches.js';
import { Chip } from './chip.js';

const meta = { title: 'UI Kit/Chip', component: Chip, args: { children: 'Laboratoriya' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = {
  mechanics: 'Mexanika',
  electricity: 'Elektr',
  optics: 'Optika',
  heat: 'Issiqlik',
  waves: 'Toʻlqinlar',
  quantum: 'Kvant fizikasi',
};

export const Plain: Story = {};

/** Six hues of equal lightness, and six dash patterns for those who do not see the hues. */
export const Branches: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem 1.5rem' }}>
      {branches.map((branch) => (
        <Chip key={branch} branch={branch}>
          {names[branch]}
        </Chip>
      ))}
    </div>
  ),
};
