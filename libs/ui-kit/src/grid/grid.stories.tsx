import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from './grid.js';

// The item fills the height of its row, as a card does.
const cell = {
  boxSizing: 'border-box',
  height: '100%',
  padding: 'var(--ui-space-4)',
  border: 'var(--ui-hairline)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-color-surface)',
} as const;
const heading = { fontSize: 'var(--ui-type-md)', lineHeight: 1.35, letterSpacing: '-0.005em' };

const meta = {
  title: 'UI Kit/Grid',
  component: Grid,
  render: (args) => (
    <Grid {...args}>
      {['Tezlik', 'Kuch', 'Ish', 'Quvvat', 'Bosim', 'Qarshilik', 'Tok kuchi', 'Kuchlanish'].map((title) => (
        <article key={title} style={cell}>
          <h2 style={heading}>{title}</h2>
        </article>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourColumns: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first!.offsetWidth).toBeGreaterThanOrEqual(260);
    const columns = getComputedStyle(first!.parentElement!).gridTemplateColumns.split(' ').length;
    await expect(columns).toBe(innerWidth < 572 ? 1 : innerWidth < 868 ? 2 : innerWidth < 1156 ? 3 : 4);
  },
};

export const TwoColumns: Story = { args: { columns: 2 } };

export const NarrowCells: Story = { args: { cell: 'narrow' } };
