import type { Meta, StoryObj } from '@storybook/react-vite';
import { uzbekMessages } from '@zarra/experiment-kit';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ExperimentLesson } from '../lessons/lesson-list.js';
import { definition } from '../experiments/prujina/definition.js';
import { strings } from '../strings.js';
import { EmbeddedPage } from './embedded-page.js';
import { ExperimentPage } from './experiment-page.js';

/** Page around an experiment. Each experiment has separate stories. */
const meta = {
  title: 'Laboratory/ExperimentPage',
  component: ExperimentPage,
  args: { definition, barStart: <a href="/simulation">Orqaga qaytish</a> },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ExperimentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const lesson: ExperimentLesson = {
  title: 'Mexanik energiya va uning saqlanishi',
  className: '7-sinf',
  chapter: 'Mexanik ish va energiya',
  link: '/learn?topic=10',
  states: [{ title: 'Erkin tebranish', link: '/tajriba/prujina' }],
  investigations: [
    {
      title: 'Ikki marta koʻproq choʻzilgan prujina',
      link: '/tajriba/prujina?tadqiqot=prujina-energiyasi',
    },
  ],
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
async function openTheory(canvas: Canvas) {
  const { screen } = uzbekMessages;
  await userEvent.click(canvas.getByRole('tab', { name: screen.theory }));
  const [expand] = canvas.queryAllByRole('button', { name: screen.expand });
  if (expand) await userEvent.click(expand);
  await canvas.findByRole('heading', { name: uzbekMessages.content.equations });
}

export const Real: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orqaga qaytish' })).toBeInTheDocument();
  },
};

/** As embedded in another site: only the experiment. */
export const Embedded: Story = {
  render: ({ definition }) => <EmbeddedPage definition={definition} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Orqaga qaytish' })).toBeNull();
  },
};

/** The lessons of the experiment load with the theory and stand below it. */
export const Lessons: Story = {
  args: { loadLessons: fn(() => Promise.resolve([lesson])) },
  play: async ({ args, canvas }) => {
    await expect(args.loadLessons).not.toHaveBeenCalled();
    await openTheory(canvas);
    const section = await canvas.findByRole('region', { name: strings.lessons.title });
    await expect(args.loadLessons).toHaveBeenCalledWith('prujina', expect.anything());
    section.scrollIntoView({ block: 'end' });
    await expect(canvas.getByRole('link', { name: lesson.title })).toHaveAttribute('href', lesson.link);
  },
};

/** Without the API the theory is complete. */
export const WithoutApi: Story = {
  args: { loadLessons: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args, canvas }) => {
    await openTheory(canvas);
    await waitFor(() => expect(args.loadLessons).toHaveBeenCalled());
    await expect(canvas.queryByText(strings.lessons.title)).not.toBeInTheDocument();
  },
};
