import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.js';
import { Stat } from './stat.js';

const meta = {
  title: 'UI Kit/Stat',
  component: Stat,
  args: { label: 'Oʻrtacha tezlik', value: '12,5', unit: 'm/s' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = {};

export const Better: Story = {
  args: {
    label: 'Toʻgʻri javoblar',
    value: '17',
    unit: '/ 20',
    change: { text: 'oʻtgan testdan 3 ta koʻp', direction: 'up', tone: 'right' },
  },
};

export const Worse: Story = {
  args: {
    label: 'Nisbiy xatolik',
    value: '4,8',
    unit: '%',
    change: { text: 'oldingi oʻlchovdan 1,2 % koʻp', direction: 'up', tone: 'wrong' },
  },
};

export const LongText: Story = {
  args: {
    label: 'Oʻzgaruvchan tok zanjiridagi rezonans chastotasining nazariy qiymati',
    value: '1 591,549 431',
    unit: 'Hz',
    change: { text: 'oldingi sigʻim qiymatidagiga nisbatan deyarli oʻzgarmadi', direction: 'same' },
    style: { maxWidth: '16rem' },
  },
};

/** The numbers stand at one height, with a change below them or without. */
export const SideBySide: Story = {
  render: () => (
    <Grid style={{ gridTemplateColumns: 'repeat(3, 1fr)', gap: 'var(--ui-space-2)' }}>
      <Stat label="Darslar" value="24" />
      <Stat label="Tajribalar" value="120" change={{ text: 'bu oyda 6 ta koʻp', direction: 'up' }} />
      <Stat label="Ball" value="82" unit="%" change={{ text: 'oʻzgarmadi', direction: 'same' }} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const tops = ['Darslar', 'Tajribalar', 'Ball'].map((label) => {
      const figure = canvas.getByText(label).nextElementSibling;
      return figure?.getBoundingClientRect().top;
    });
    await expect(new Set(tops).size).toBe(1);
  },
};
