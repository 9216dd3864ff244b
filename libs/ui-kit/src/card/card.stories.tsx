import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Chip } from '../chip/chip.js';
import { Grid } from '../grid/grid.js';
import { Sketch } from '../testing/sketch.js';
import { Card } from './card.js';
import { CardSkeleton } from './card-skeleton.js';

type Elements = Readonly<Record<string, ReactElement>>;

const pictures: Elements = {
  lissajous: <Sketch drawing="lissajous" />,
  interference: <Sketch drawing="interference" />,
  dipole: <Sketch drawing="dipole" />,
};
const badges: Elements = { '2D': <Badge>2D</Badge>, Oʻtilgan: <Badge tone="right">Oʻtilgan</Badge> };
const chips: Elements = {
  Mexanika: <Chip lineColor="chart-teal">Mexanika</Chip>,
  Elektr: <Chip lineColor="chart-gold">Elektr</Chip>,
};

/** A control that chooses one of several elements by its name. With `mapping`, documentation pages would not show the choice. */
const choiceOf = (elements: Elements) => ({
  options: [undefined, ...Object.keys(elements)],
  control: { type: 'select' as const },
});
const chosen = (elements: Elements, name: ReactNode) =>
  typeof name === 'string' ? elements[name] : undefined;

const meta = {
  title: 'UI Kit/Card',
  component: Card,
  args: { title: 'Matematik mayatnik', titleLevel: 2, linkArea: 'card' },
  argTypes: { media: choiceOf(pictures), badge: choiceOf(badges), footer: choiceOf(chips) },
  render: ({ title, media, badge, footer, ...args }) => (
    <Card
      {...args}
      title={<a href="#mayatnik">{title}</a>}
      media={chosen(pictures, media)}
      badge={chosen(badges, badge)}
      footer={chosen(chips, footer)}
    />
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: {
    media: 'lissajous',
    badge: '2D',
    children: 'Ip uzunligi va ogʻish burchagini oʻzgartiring, tebranish davri qanday oʻzgarishini kuzating.',
    footer: 'Mexanika',
    style: { maxWidth: '20rem' },
  },
};

export const WithoutPicture: Story = {
  args: {
    badge: 'Oʻtilgan',
    children: '7-sinf, 12-dars',
    style: { maxWidth: '20rem' },
  },
};

/** A title of ninety characters and a card without text in one row. */
export const InAGrid: Story = {
  render: () => (
    <Grid as="ul">
      <li>
        <Card
          {...meta.args}
          media={<Sketch drawing="interference" />}
          badge={<Badge>2D</Badge>}
          title={
            <a href="#toshqin">
              Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi va yorugʻlik yoʻllari farqi
            </a>
          }
          footer={
            <>
              <Chip lineColor="chart-blue">Toʻlqinlar</Chip>
              <Chip lineColor="chart-green">Optika</Chip>
            </>
          }
        >
          Manbalar orasidagi masofani va toʻlqin uzunligini tanlang.
        </Card>
      </li>
      <li>
        <Card
          {...meta.args}
          media={<Sketch drawing="dipole" />}
          badge={<Badge>3D</Badge>}
          title={<a href="#dipol">Elektr dipol maydoni</a>}
          footer={<Chip lineColor="chart-gold">Elektr</Chip>}
        />
      </li>
      <li>
        <Card
          {...meta.args}
          media={<Sketch drawing="wavePacket" />}
          title={<a href="#paket">Toʻlqin paketi</a>}
          footer={<Chip lineColor="chart-purple">Kvant fizikasi</Chip>}
        >
          Zarra toʻsiqqa yetganda nima boʻladi?
        </Card>
      </li>
      <li>
        <Card
          {...meta.args}
          media={<Sketch drawing="lens" />}
          title={<a href="#linza">Yupqa linza</a>}
          footer={<Chip lineColor="chart-green">Optika</Chip>}
        >
          Jismni siljiting, tasvir qayerda hosil boʻlishini toping.
        </Card>
      </li>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('article')
      .map((card) => card.parentElement!.offsetHeight - card.offsetHeight);
    await expect(heights).toEqual([0, 0, 0, 0]);
  },
};

export const Loading: Story = {
  render: () => (
    <Grid>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </Grid>
  ),
};
