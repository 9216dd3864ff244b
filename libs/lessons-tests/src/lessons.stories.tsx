/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient, createTokenStore, type ApiClient } from '@zarra/api-client';
import type { LessonBody, SchoolClassBody } from '@zarra/contracts';
import { aLesson, aSchoolClass } from '@zarra/api-client/testing';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Lessons } from './lessons.js';
import { createLessonsRouter, LessonsApp } from './testing/lessons-app.js';
import {
  classes,
  classWithChapters,
  lessonWithExperiments,
  longTitle,
  manyLessons,
} from './testing/lesson-fixtures.js';
import { hostileText, richText } from './testing/description-texts.js';
import { treeWithFigures } from './testing/figure-fixtures.js';
import { mockConnection, SAVING } from './testing/mock-connection.js';
import { createStandInExperiment } from './testing/stand-in-experiment.js';

/** A client with this function as `fetch`. */
const createClient = (fetch: () => Promise<Response>) => createApiClient({ fetch, log: () => undefined });
const clientWithClasses = (bodies: SchoolClassBody[]) =>
  createClient(() => Promise.resolve(Response.json(bodies)));
const clientWithLesson = (parts: Partial<LessonBody>) =>
  clientWithClasses([
    aSchoolClass({ lessons: [aLesson({ id: 1, videoUrl: null, ...parts }), ...manyLessons(4, 2)] }),
  ]);

const Screen = ({ client, address }: { client: ApiClient; address: string }) => {
  const [router] = useState(() => createLessonsRouter({ client }, address));
  return <LessonsApp router={router} />;
};

const atAddress = (address: string) => ({ parameters: { address } });
const isPhone = () => innerWidth < 900;

/** Waits until the lesson and its test have loaded and no placeholder is left. */
const waitForContent = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('[data-shape]')).toBeNull());

const meta = {
  title: 'Lessons/Lessons',
  component: Lessons,
  args: {
    client: clientWithClasses(classes),
    tokens: createTokenStore(),
    path: '/learn',
    loginPath: '/login',
  },
  parameters: { layout: 'fullscreen', controls: { disable: true }, address: '/learn' },
  // On a busy machine these load for some time.
  loaders: [
    () => Promise.all([import('./description/parsed-markdown.js'), import('./description/tex-formula.js')]),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeVisible());
    await waitForContent(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-formula] > code')).toBeNull());
  },
  render: ({ client }, { parameters }) => <Screen client={client} address={String(parameters['address'])} />,
} satisfies Meta<typeof Lessons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide viewport the topics are beside the lesson. */
export const Real: Story = {
  play: async (context) => {
    await meta.play(context);
    if (isPhone()) return;
    const topics = context.canvas.getByRole('navigation', { name: 'Sinflar' }).getBoundingClientRect();
    const lesson = context.canvas.getByRole('article').getBoundingClientRect();
    await expect(topics.right).toBeLessThan(lesson.left);
    await expect(topics.width).toBeLessThan(lesson.width);
  },
};

export const WithFormulas: Story = {
  args: { client: clientWithLesson({ description: richText }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    await waitForContent(canvasElement);
  },
};

/** A formula that Temml rejects shows its source. */
export const HostileText: Story = {
  args: { client: clientWithLesson({ description: hostileText }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    await waitForContent(canvasElement);
    await expect(canvas.getByText('\\frac{1')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { client: createClient(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yuklanmoqda...')).toBeVisible();
  },
};

const expectError: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Qayta urinish' })).toBeVisible();
  await expect(canvas.getByText('Yuklanmoqda...')).toBeVisible();
};

export const Offline: Story = {
  args: { client: createClient(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: expectError,
};

export const Refused: Story = {
  args: { client: createClient(() => Promise.resolve(Response.json({}, { status: 500 }))) },
  play: expectError,
};

export const BadAnswer: Story = {
  args: { client: createClient(() => Promise.resolve(new Response('<p>Proxy</p>'))) },
  play: expectError,
};

export const NoClasses: Story = { args: { client: clientWithClasses([]) } };

export const NotChosen: Story = atAddress('/learn?topic=404');

export const OnlyTitle: Story = atAddress('/learn?topic=21');

export const LongTitle: Story = atAddress('/learn?topic=23');

export const TwoHundred: Story = {
  args: {
    client: clientWithClasses([
      aSchoolClass({
        lessons: manyLessons(200).map((lesson, index) =>
          index === 1 ? { ...lesson, lesson: longTitle } : lesson,
        ),
      }),
    ]),
  },
  parameters: { address: '/learn?topic=150' },
};

/** Opens the drawer, which contains the list on a phone. */
const openList = async () => {
  const body = document.body;
  if (isPhone()) {
    const button = await waitFor(() => {
      const found = [...body.querySelectorAll('button')].find((each) =>
        each.textContent.includes('Sinflar va mavzular'),
      );
      if (!found) throw new Error('The button is not rendered yet');
      return found;
    });
    await userEvent.click(button);
  }
};

export const TopicList: Story = {
  play: async ({ canvas }) => {
    await openList();
    const topic = await canvas.findByRole('link', { name: /^Mexanik harakat/ });
    await waitFor(() => expect(topic).toBeVisible());
  },
};

/** Chapters with topics and one in preparation; a passed topic and one to review. */
export const Chapters: Story = {
  args: { client: clientWithClasses([classWithChapters]) },
  parameters: { address: '/learn?topic=33' },
  play: async (context) => {
    await meta.play(context);
    await openList();
    await waitFor(() => expect(context.canvas.getByText('Tayyorlanmoqda')).toBeVisible());
  },
};

/** A lesson with the experiments that belong to it. */
export const Experiments: Story = {
  args: {
    client: clientWithClasses([aSchoolClass({ lessons: [lessonWithExperiments] })]),
    loadExperiment: (link) => Promise.resolve(createStandInExperiment(link)),
  },
  parameters: { address: '/learn?topic=41' },
  // On a slow connection an experiment opens on request only.
  beforeEach: () => mockConnection(SAVING),
  play: async (context) => {
    await meta.play(context);
    const section = await context.canvas.findByRole('region', { name: 'Shu mavzudagi tajribalar' });
    section.scrollIntoView();
    await expect(section).toBeVisible();
  },
};

/** Figures of the text: still, in motion, of a process, and with a long text alternative. */
export const Figures: Story = {
  args: { client: clientWithLesson({ descriptionTree: treeWithFigures(), tests: [], tests_count: 0 }) },
  play: async (context) => {
    await meta.play(context);
    const { canvas, canvasElement } = context;
    await waitFor(() => expect(canvasElement.querySelectorAll('figure').length).toBe(5));
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    for (const drawing of canvas.getAllByRole('img')) {
      const { width } = drawing.getBoundingClientRect();
      await expect(width).toBeGreaterThan(isPhone() ? 280 : 240);
      await expect(width).toBeLessThanOrEqual(560);
    }
    await userEvent.click(canvas.getAllByText('Chizmani oʻqish')[0]!);
    await expect(canvas.getAllByText(/Buyum linzadan 30 cm uzoqda/)[0]).toBeVisible();
  },
};

/** The learner moves the slider of a figure in motion: nothing around it moves. */
export const FigureInMotion: Story = {
  args: Figures.args!,
  // On a slow connection its code loads on request only.
  beforeEach: () => mockConnection(SAVING),
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    const slider = await canvas.findByRole<HTMLInputElement>('slider', { name: 'd' });
    const figure = slider.closest('figure')!;
    const { height } = figure.getBoundingClientRect();
    const still = figure.querySelector('svg')!.innerHTML;
    await fireEvent.change(slider, { target: { value: '30' } });
    await waitFor(() => expect(figure.querySelector('svg')!.innerHTML).not.toBe(still));
    await expect(slider).toHaveAttribute('aria-valuetext', '30 cm');
    await expect(figure.getBoundingClientRect().height).toBe(height);
    figure.scrollIntoView({ block: 'center' });
  },
};

const search =
  (query: string, text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await openList();
    await userEvent.type(await canvas.findByRole('searchbox'), query);
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** The search ignores differences between apostrophes. */
export const SearchHit: Story = { play: search("o'rtacha", 'Natijalar:') };

export const SearchMiss: Story = { play: search('kosmik kema', 'Hech narsa topilmadi') };
