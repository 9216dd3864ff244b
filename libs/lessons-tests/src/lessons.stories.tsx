/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient, createTokenStore, type ApiClient } from '@zarra/api-client';
import type { LessonBody, SchoolClassBody } from '@zarra/contracts';
import { aLesson, aSchoolClass } from '@zarra/api-client/testing';
import formulaStyles from 'katex/dist/katex.min.css?url';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Lessons } from './lessons.js';
import { Frame, lessonsRouter } from './test-frame.js';
import { classes, longTitle, manyLessons } from './test-lessons.js';
import { hostileText, richText } from './test-texts.js';

/** A client whose server does this whenever it is asked for the classes. */
const facing = (reply: () => Promise<Response>) => createApiClient({ fetch: reply, log: () => undefined });
const listing = (bodies: SchoolClassBody[]) => facing(() => Promise.resolve(Response.json(bodies)));
const withLesson = (parts: Partial<LessonBody>) =>
  listing([aSchoolClass({ lessons: [aLesson({ id: 1, videoUrl: null, ...parts }), ...manyLessons(4, 2)] })]);

const Screen = ({ client, address }: { client: ApiClient; address: string }) => {
  const [router] = useState(() => lessonsRouter({ client, formulaStyles }, address));
  return <Frame router={router} />;
};

const at = (address: string) => ({ parameters: { address } });
/** What is loaded when needed takes its time on a busy machine. */
const patience = { timeout: 10_000 };
const isPhone = () => innerWidth < 900;

/** Waits for the lesson and its test, which come one after another: until no placeholder is left. */
const everythingIn = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('[data-shape]')).toBeNull(), patience);

const meta = {
  title: 'Darslar/Lessons',
  component: Lessons,
  args: {
    client: listing(classes),
    tokens: createTokenStore(),
    path: '/learn',
    loginPath: '/login',
    formulaStyles,
  },
  parameters: { layout: 'fullscreen', controls: { disable: true }, address: '/learn' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeVisible());
    await everythingIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-formula] > code')).toBeNull(), patience);
  },
  render: ({ client }, { parameters }) => <Screen client={client} address={String(parameters['address'])} />,
} satisfies Meta<typeof Lessons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide screen the topics stand beside the lesson. */
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
  args: { client: withLesson({ description: richText }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull(), patience);
    await everythingIn(canvasElement);
  },
};

/** What KaTeX refuses stays as it was written. */
export const HostileText: Story = {
  args: { client: withLesson({ description: hostileText }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull(), patience);
    await everythingIn(canvasElement);
    await expect(canvas.getByText('\\frac{1')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { client: facing(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yuklanmoqda...')).toBeVisible();
  },
};

const failed: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Qayta urinish' })).toBeVisible();
  await expect(canvas.getByText('Yuklanmoqda...')).toBeVisible();
};

export const Offline: Story = {
  args: { client: facing(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: failed,
};

export const Refused: Story = {
  args: { client: facing(() => Promise.resolve(Response.json({}, { status: 500 }))) },
  play: failed,
};

export const BadAnswer: Story = {
  args: { client: facing(() => Promise.resolve(new Response('<p>Proxy</p>'))) },
  play: failed,
};

export const NoClasses: Story = { args: { client: listing([]) } };

export const NotChosen: Story = at('/learn?topic=404');

export const OnlyTitle: Story = at('/learn?topic=21');

export const LongTitle: Story = at('/learn?topic=23');

export const TwoHundred: Story = {
  args: {
    client: listing([
      aSchoolClass({
        lessons: manyLessons(200).map((lesson, index) =>
          index === 1 ? { ...lesson, lesson: longTitle } : lesson,
        ),
      }),
    ]),
  },
  parameters: { address: '/learn?topic=150' },
};

/** On a phone the list is behind a button. */
const openList = async () => {
  const body = document.body;
  if (isPhone()) {
    const button = await waitFor(() => {
      const found = [...body.querySelectorAll('button')].find((each) =>
        each.textContent.includes('Sinflar va mavzular'),
      );
      if (!found) throw new Error('No button yet');
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

const search =
  (words: string, found: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await openList();
    await userEvent.type(await canvas.findByRole('searchbox'), words);
    await expect(await canvas.findByText(found)).toBeVisible();
  };

/** Any apostrophe, and none, finds the word. */
export const SearchHit: Story = { play: search("o'rtacha", 'Natijalar:') };

export const SearchMiss: Story = { play: search('kosmik kema', 'Hech narsa topilmadi') };
