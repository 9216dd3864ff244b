import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Heading } from '../heading/heading.js';
import { LinkButton } from '../link-button/link-button.js';
import { Text } from '../text/text.js';
import { Inline } from './inline.js';
import { Stack } from './stack.js';

const meta = {
  title: 'UI Kit/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button variant="primary">Saqlash</Button>
        <Button>Bekor qilish</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Justification: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
        </Inline>
      ))}
    </Stack>
  ),
};

/** The items continue in another row, with the same gap between the rows. */
export const Wrapping: Story = {
  args: {
    as: 'ul',
    children: ['Mexanika', 'Optika', 'Tebranish va toʻlqinlar', 'Molekulyar fizika', 'Elektr', 'Kvant'].map(
      (branch) => (
        <li key={branch}>
          <Badge>{branch}</Badge>
        </li>
      ),
    ),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const rows = new Set(items.map(({ top }) => top));
    await expect(rows.size > 1).toBe(innerWidth < 600);
    await expect(Math.max(...items.map(({ right }) => right))).toBeLessThanOrEqual(innerWidth);
  },
};

/** A heading with the link of its section, on one baseline. */
export const Between: Story = {
  args: {
    as: 'header',
    align: 'baseline',
    justify: 'between',
    gap: 'md',
    children: (
      <>
        <Heading level={2}>Oxirgi darslar</Heading>
        <LinkButton href="#barchasi" variant="quiet">
          Barchasi
        </LinkButton>
      </>
    ),
  },
};

/** One row: the text shrinks, the button stays at its end. */
export const OneRow: Story = {
  args: {
    wrap: false,
    justify: 'between',
    align: 'start',
    gap: 'lg',
    children: (
      <>
        <Text>Matematik mayatnikning tebranish davri va erkin tushish tezlanishini oʻlchash</Text>
        <Button size="sm">Ochish</Button>
      </>
    ),
  },
};
