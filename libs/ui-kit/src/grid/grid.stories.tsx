import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { Grid } from './grid.js';

const meta = {
  title: 'UI Kit/Grid',
  component: Grid,
  render: (args) => (
    <Grid {...args}>
      {['Tezlik', 'Kuch', 'Ish', 'Quvvat', 'Bosim', 'Qarshilik', 'Tok kuchi', 'Kuchlanish'].map((title) => (
        <Card key={title} title={title} titleLevel={2} />
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
