import type { Meta, StoryObj } from '@storybook/react-vite';
import { summaries, type ExperimentSummary } from '../summaries.js';
import { ExperimentIndex } from './experiment-index.js';

const meta = {
  title: 'Laboratory/ExperimentIndex',
  component: ExperimentIndex,
  args: { list: [], path: '/tajriba' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ExperimentIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

const pendulum: ExperimentSummary = {
  slug: 'mayatnik',
  title: 'Matematik mayatnik',
  summary: 'Ip uzunligi va erkin tushish tezlanishi tebranish davriga qanday taʼsir qilishini kuzating.',
  branch: 'Mexanika',
  classes: [7, 10],
};

/** All experiments with their texts. */
export const Real: Story = { args: { list: summaries } };

export const One: Story = { args: { list: [pendulum] } };

/** A title of ninety letters, and a word wider than a line. */
export const LongTexts: Story = {
  args: {
    list: [
      pendulum,
      {
        ...pendulum,
        slug: 'uzun',
        title: 'Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi va yoʻllar farqini topish usullari',
        summary: `${pendulum.summary} `.repeat(4),
      },
      { ...pendulum, slug: 'soz', title: 'Elektroensefalografiyadagitebranishlarningamplitudasi' },
    ],
  },
};

export const Many: Story = {
  args: {
    list: Array.from({ length: 12 }, (_, index) => ({
      ...pendulum,
      slug: `mayatnik-${index + 1}`,
      title: `${pendulum.title} ${index + 1}`,
    })),
  },
};
