import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson, aQuestion, aSchoolClass } from '@zarra/api-client/testing';
import { Container, ThemeStyles } from '@zarra/ui-kit';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectText } from './testing/expect-text.js';
import { longTitle } from './testing/lesson-fixtures.js';
import { LESSON } from './testing/quiz-server.js';
import { QuizStory } from './testing/quiz-story.js';

const meta = {
  title: 'Lessons/LessonTest',
  component: QuizStory,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <Container>
        <ThemeStyles />
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof QuizStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submits a test whose questions are all answered. */
const submit: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Javoblarni topshirish' }));
};

export const SignedOut: Story = {
  args: { signedIn: false },
  play: expectText('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.'),
};

export const Checking: Story = {
  args: { responses: { 'auth-me': 'pending' } },
  play: expectText('Tekshirilmoqda…'),
};

export const CheckFailed: Story = {
  args: { responses: { 'auth-me': { status: 500 } } },
  play: expectText('Avtorizatsiya xatosi. Iltimos qayta kiring.'),
};

export const CheckOffline: Story = {
  args: { responses: { 'auth-me': 'offline' } },
  play: expectText('Avtorizatsiya xatosi. Iltimos qayta kiring.'),
};

export const LoadingResult: Story = {
  args: { responses: { 'lesson-test-result': 'pending' } },
  play: expectText('Test yuklanmoqda…'),
};

export const LoadFailed: Story = {
  args: { responses: { 'lesson-test-result': { status: 500 } } },
  play: expectText('Xatolik yuz berdi. Qayta urinib koring.'),
};

export const NoTests: Story = {
  args: { questionCount: 0 },
  play: expectText('Bu dars uchun testlar mavjud emas.'),
};

export const Answering: Story = { play: expectText('0 / 3') };

/** The first question asks to look at an experiment. */
export const ExperimentBefore: Story = { args: { withExperiment: true }, play: expectText('0 / 3') };

/** A figure above the options, and figures as options. */
export const Figures: Story = {
  args: { withFigures: true, chosen: [0, 2] },
  play: async (context) => {
    await expectText('1 / 3')(context);
    const { canvas, canvasElement } = context;
    await expect(canvas.getByRole('img', { name: /^Yigʻuvchi linza/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** On a phone: the question whose options are figures, in two columns. */
export const FigureOptions: Story = {
  args: { withFigures: true, chosen: [0, 2] },
  play: async (context) => {
    await expectText('1 / 3')(context);
    const { canvas } = context;
    const next = canvas.queryByRole('button', { name: 'Keyingi savol' });
    if (next) await userEvent.click(next);
    const options = canvas.getAllByRole('radio', { name: /chiziq/i }).map((radio) => radio.closest('label')!);
    await expect(options).toHaveLength(4);
    const places = options.map((option) => option.getBoundingClientRect());
    // Numbers of drawings are legible on a phone: one in a row.
    if (innerWidth < 480) await expect(places[1]!.top).toBeGreaterThanOrEqual(places[0]!.bottom);
    else await expect(places[1]!.top).toBe(places[0]!.top);
    await expect(places[2]!.left).toBe(places[0]!.left);
    await userEvent.keyboard('{Tab}');
  },
};

/** Answers of an earlier visit are restored. */
export const HalfAnswered: Story = {
  args: { questionCount: 8, chosen: [1, 3, 0, 2] },
  play: expectText('3 / 8'),
};

/** More questions than any lesson has. */
export const Fifty: Story = { args: { questionCount: 50 }, play: expectText('0 / 50') };

/** The longest texts an author may write, and a word longer than a line. */
export const LongTexts: Story = {
  args: {
    responses: {
      classes: {
        status: 200,
        body: [
          aSchoolClass({
            lessons: [
              aLesson({
                id: LESSON,
                lesson: longTitle,
                tests: [
                  aQuestion({
                    question: `${longTitle}: `.repeat(3).slice(0, 300),
                    option1: 'Suyuqlik ustunining balandligi va zichligi bilan aniqlanadi. '.repeat(4).trim(),
                    option2: 'Elektroensefalografiyadagitebranishlarningamplitudasinitaqqoslash'.repeat(2),
                  }),
                ],
              }),
            ],
          }),
        ],
      },
    },
  },
  play: expectText('0 / 1'),
};

export const AllAnswered: Story = { args: { chosen: [1, 3, 2] }, play: expectText('3 / 3') };

/** Without a network, answering works. */
export const ResultUnknown: Story = {
  args: { chosen: [1], responses: { 'lesson-test-result': 'offline' } },
  play: expectText('1 / 3'),
};

export const Submitting: Story = {
  args: { chosen: [1, 3, 2], responses: { 'submit-test': 'pending' } },
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getByRole('button', { name: 'Yuborilmoqda…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    chosen: [1, 3, 2],
    responses: { 'submit-test': { status: 400, body: { detail: 'Barcha savollarga javob bering.' } } },
  },
  play: async (context) => {
    await submit(context);
    await expectText('Barcha savollarga javob bering.')(context);
  },
};

export const QueuedOffline: Story = {
  args: { chosen: [1, 3, 2], responses: { 'submit-test': 'offline' } },
  play: async (context) => {
    await submit(context);
    await expectText('Navbatda')(context);
  },
};

export const QueuedAfterServerFault: Story = {
  args: { chosen: [1, 3, 2], responses: { 'submit-test': { status: 503 } } },
  play: async (context) => {
    await submit(context);
    await expectText('Xatolik yuz berdi. Qayta urinib koring.')(context);
  },
};

export const ResultUnread: Story = {
  args: {
    chosen: [1, 3, 2],
    responses: { 'submit-test': { status: 200, body: {} } },
  },
  play: async (context) => {
    await submit(context);
    await expectText('Natija olishda xatolik yuz berdi')(context);
  },
};

export const SessionOver: Story = {
  args: { chosen: [1, 3, 2], responses: { 'submit-test': { status: 401 }, refresh: { status: 401 } } },
  play: async (context) => {
    await submit(context);
    await expectText('Avtorizatsiya muammosi. Iltimos qayta kiring.')(context);
  },
};

/** Right after the submission the heading has the focus. */
export const JustSent: Story = {
  args: { chosen: [1, 3, 1] },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Test natijasi' })).toHaveFocus());
    await expectText("2 to'g'ri javob 3 ta savoldan")(context);
  },
};

/** Below 60 % the sections to read again are listed. */
export const Result: Story = {
  args: { questionCount: 4, resultOptions: [1, 3, 1, 2] },
  play: expectText("2 to'g'ri javob 4 ta savoldan"),
};

/** The figures again, with the verdicts. */
export const ResultWithFigures: Story = {
  args: { withFigures: true, resultOptions: [1, 3, 1] },
  play: expectText("2 to'g'ri javob 3 ta savoldan"),
};

export const PassedResult: Story = {
  args: { resultOptions: [1, 3, 1] },
  play: expectText("2 to'g'ri javob 3 ta savoldan"),
};

/** A back end without answer keys. */
export const ResultWithoutKeys: Story = {
  args: {
    responses: {
      'lesson-test-result': {
        status: 200,
        body: { percentage: 33, answers: { 10: 1, 11: 2, 12: 3 }, correct_answers: 1, total_tests: 3 },
      },
    },
  },
  play: expectText("1 to'g'ri javob 3 ta savoldan"),
};

/** Without a baseline, because practice shuffles the questions. */
const shuffled = { noBaseline: 'Its questions are shuffled.' };

export const Practising: Story = {
  args: { resultOptions: [1, 3, 1] },
  parameters: shuffled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mashq qilish' }));
    await expect(canvas.getByRole('heading', { name: 'Mashq' })).toHaveFocus();
  },
};

export const Practised: Story = {
  args: { resultOptions: [1, 3, 1] },
  parameters: shuffled,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mashq qilish' }));
    // A phone shows one question at a time.
    for (let answered = 0; answered < 3;) {
      const groups = canvas.getAllByRole('group');
      for (const group of groups) await userEvent.click(within(group).getAllByRole('radio')[0]!);
      answered += groups.length;
      if (answered < 3) await userEvent.click(canvas.getByRole('button', { name: 'Keyingi savol' }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Tekshirish' }));
    await expectText("3 to'g'ri javob 3 ta savoldan")(context);
  },
};
