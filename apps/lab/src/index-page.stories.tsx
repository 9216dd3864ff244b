import type { Meta, StoryObj } from '@storybook/react-vite';
import { experiments } from '@zarra/experiments';
import { IndexPage, type ExperimentSummary } from './index-page.js';

const meta = {
  title: 'Laboratory/IndexPage',
  component: IndexPage,
  args: { list: [] },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof IndexPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pendulum: ExperimentSummary = {
  slug: 'mayatnik',
  title: 'Matematik mayatnik',
  summary: 'Ip uzunligi va erkin tushish tezlanishi tebranish davriga qanday taʼsir qilishini kuzating.',
};

/** All experiments with their texts. */
export const Real: Story = {
  loaders: [
    async () => ({
      list: (await Promise.all(Object.values(experiments).map((load) => load()))).map(
        ({ slug, content: { title, summary } }): ExperimentSummary => ({ slug, title, summary }),
      ),
    }),
  ],
  render: (_args, { loaded }) => <IndexPage list={loaded['list'] as ExperimentSummary[]} />,
};

export const One: Story = { args: { list: [pendulum] } };

/** A title of ninety letters, and a word wider than a line. */
export const LongTexts: Story = {
  args: {
    list: [
      pendulum,
      {
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
