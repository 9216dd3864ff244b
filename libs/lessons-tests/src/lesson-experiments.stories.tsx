import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { LessonExperiment } from '@zarra/api-client/classroom';
import { MemoryRouter } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OpenExperimentsProvider, type ExperimentLoader } from './lesson/experiments/open-experiments.js';
import { LessonExperiments } from './lesson/lesson-experiments.js';
import { mockConnection, SAVING } from './testing/mock-connection.js';
import { createStandInExperiment } from './testing/stand-in-experiment.js';

const LINK = '/tajriba/zanjir?holat=AQI';
// A resistor in a circuit.
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 544 435"><path d="M90 110h140v-20h84v40h-84v-20m84 0h140v220H90v-90m0-60v-70M60 240h60M75 270h30" fill="none" stroke="gray" stroke-width="4"/></svg>',
)}`;
const experiment: LessonExperiment = {
  title: 'Elektr zanjiri',
  stateTitle: 'Om qonuni',
  note: 'Kuchlanishni ikki marta oshiring: tok kuchi necha marta ortadi?',
  link: LINK,
  investigation: {
    title: 'Nomaʼlum rezistor qarshiligi',
    link: '/tajriba/zanjir?tadqiqot=nomalum-rezistor',
  },
  picture: { src: PICTURE, width: 544, height: 435 },
};

/** Renders the experiments in an app that loads them in this way. */
const withLoader =
  (load: ExperimentLoader): Decorator =>
  (Story) => (
    <OpenExperimentsProvider load={load}>
      <Story />
    </OpenExperimentsProvider>
  );
const loadStandIn: ExperimentLoader = (link) => Promise.resolve(createStandInExperiment(link));

const meta = {
  title: 'Lessons/LessonExperiments',
  component: LessonExperiments,
  args: { experiments: [experiment] },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: () => mockConnection(SAVING),
} satisfies Meta<typeof LessonExperiments>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Sinab koʻrish/ }));

/** On a metered or unknown connection: the learner opens it and knows the size. */
export const OnRequest: Story = {
  decorators: [withLoader(loadStandIn)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Sinab koʻrish/ })).toHaveAccessibleDescription(
      'Hajmi: 65 kB gacha',
    );
  },
};

/** Back ends without pictures: squared paper. */
export const WithoutPicture: Story = {
  args: { experiments: [{ ...experiment, picture: null }] },
  decorators: [withLoader(loadStandIn)],
};

export const Loading: Story = {
  decorators: [withLoader(() => new Promise(() => undefined))],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Tajriba yuklanmoqda…');
    await expect(canvas.getByRole('group').querySelector('img')).toBeVisible();
  },
};

export const Open: Story = {
  decorators: [withLoader(loadStandIn)],
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('group');
    const { height } = area.getBoundingClientRect();
    await open(canvas);
    await expect(await canvas.findByRole('button', { name: `${LINK} start` })).toBeVisible();
    await waitFor(() => expect(area.querySelector('img')).not.toBeVisible());
    await expect(area.getBoundingClientRect().height).toBe(height);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const Failed: Story = {
  decorators: [withLoader(() => Promise.reject(new TypeError('Failed to fetch')))],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tajriba ochilmadi.');
  },
};

/** Of another site, or in an app that renders no experiments. */
export const LinkOnly: Story = {
  decorators: [withLoader(loadStandIn)],
  args: { experiments: [{ ...experiment, link: 'https://laboratoriya.invalid/zanjir' }] },
};

export const LongTexts: Story = {
  decorators: [withLoader(loadStandIn)],
  args: {
    experiments: [
      {
        ...experiment,
        title: 'Potensial oʻra va energiya sathlari',
        stateTitle: 'Binafsha yorugʻlik fotoni',
        note: 'Ikki energiya sathi orasidagi farqni toping: foton energiyasi nega shu farqqa teng boʻlishi kerak? Oʻraning kengligini oʻzgartirib, javobingizni tekshiring.',
      },
    ],
  },
};
