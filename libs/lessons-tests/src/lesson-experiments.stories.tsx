import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LessonExperiment } from '@zarra/api-client/classroom';
import { MemoryRouter } from 'react-router';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { LessonExperiments } from './lesson/lesson-experiments.js';
import { mockConnection, SAVING } from './testing/mock-connection.js';

// A file of Storybook's own: a frame needs an address of the same site, and the laboratory is not here.
const STAND_IN = '/mockServiceWorker.js';
const experiment: LessonExperiment = {
  title: 'Elektr zanjiri',
  stateTitle: 'Om qonuni',
  note: 'Kuchlanishni ikki marta oshiring: tok kuchi necha marta ortadi?',
  link: STAND_IN,
  investigation: { title: 'Nomaʼlum rezistor qarshiligi', link: STAND_IN },
  picture: null,
};

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

/** Opens the experiment and waits until its frame has loaded. */
async function openFrame(canvas: Canvas): Promise<HTMLIFrameElement> {
  await userEvent.click(canvas.getByRole('button', { name: /^Sinab koʻrish/ }));
  const frame = canvas.getByTitle<HTMLIFrameElement>('Tajriba: Elektr zanjiri, Om qonuni');
  await waitFor(() => expect(frame.contentWindow?.location.pathname).toBe(STAND_IN));
  await waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'));
  return frame;
}

/** On a metered or unknown connection: the learner opens it and knows the size. */
export const OnRequest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Sinab koʻrish/ })).toHaveAccessibleDescription(
      'Hajmi: 82 kB gacha',
    );
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await openFrame(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Tajriba yuklanmoqda…');
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('group');
    const { height } = area.getBoundingClientRect();
    const frame = await openFrame(canvas);
    const { body } = frame.contentDocument!;
    body.replaceChildren();
    body.style.background = getComputedStyle(document.body).backgroundColor;
    dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'zarra:resize', height: 300 },
        source: frame.contentWindow,
      }),
    );
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(area.getBoundingClientRect().height).toBe(height);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** The browser shows its error page in the frame, whose document cannot be read. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const frame = await openFrame(canvas);
    Object.defineProperty(frame, 'contentDocument', { value: null });
    await fireEvent.load(frame);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tajriba ochilmadi.');
  },
};

/** Of another site: the page may not frame it. */
export const LinkOnly: Story = {
  args: { experiments: [{ ...experiment, link: 'https://laboratoriya.invalid/zanjir' }] },
};

export const LongTexts: Story = {
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
