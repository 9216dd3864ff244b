import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson, aQuestion, aSchoolClass } from '@zarra/api-client/testing';
import { Container, ThemeStyles } from '@zarra/ui-kit';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longTitle } from '../test-lessons.js';
import { LESSON } from '../test-quiz-server.js';
import { QuizStory } from '../test-quiz-stories.js';

const meta = {
  title: 'Darslar/LessonTest',
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

const shows =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
/** All but the count of questions is chosen already. */
const handIn: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Javoblarni topshirish' }));
};

export const SignedOut: Story = {
  args: { signedIn: false },
  play: shows('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.'),
};

export const Checking: Story = {
  args: { replies: { 'auth-me': 'pending' } },
  play: shows('Tekshirilmoqda…'),
};

export const CheckFailed: Story = {
  args: { replies: { 'auth-me': { status: 500 } } },
  play: shows('Avtorizatsiya xatosi. Iltimos qayta kiring.'),
};

export const CheckOffline: Story = {
  args: { replies: { 'auth-me': 'offline' } },
  play: shows('Avtorizatsiya xatosi. Iltimos qayta kiring.'),
};

export const LoadingResult: Story = {
  args: { replies: { 'lesson-test-result': 'pending' } },
  play: shows('Test yuklanmoqda…'),
};

export const LoadFailed: Story = {
  args: { replies: { 'lesson-test-result': { status: 500 } } },
  play: shows('Xatolik yuz berdi. Qayta urinib koring.'),
};

export const NoTests: Story = {
  args: { questionCount: 0 },
  play: shows('Bu dars uchun testlar mavjud emas.'),
};

export const Answering: Story = { play: shows('0 / 3') };

/** Choices of an earlier visit are there. */
export const HalfAnswered: Story = { args: { questionCount: 8, chosen: [1, 3, 0, 2] }, play: shows('3 / 8') };

/** More questions than any lesson has. */
export const Fifty: Story = { args: { questionCount: 50 }, play: shows('0 / 50') };

/** The longest an author may write, and a word that fits no line. */
export const LongTexts: Story = {
  args: {
    replies: {
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
  play: shows('0 / 1'),
};

export const AllAnswered: Story = { args: { chosen: [1, 3, 2] }, play: shows('3 / 3') };

/** No network: answering goes on. */
export const ResultUnknown: Story = {
  args: { chosen: [1], replies: { 'lesson-test-result': 'offline' } },
  play: shows('1 / 3'),
};

export const Submitting: Story = {
  args: { chosen: [1, 3, 2], replies: { 'submit-test': 'pending' } },
  play: async (context) => {
    await handIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Yuborilmoqda…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    chosen: [1, 3, 2],
    replies: { 'submit-test': { status: 400, body: { detail: 'Barcha savollarga javob bering.' } } },
  },
  play: async (context) => {
    await handIn(context);
    await shows('Barcha savollarga javob bering.')(context);
  },
};

export const QueuedOffline: Story = {
  args: { chosen: [1, 3, 2], replies: { 'submit-test': 'offline' } },
  play: async (context) => {
    await handIn(context);
    await shows('Navbatda')(context);
  },
};

export const QueuedAfterServerFault: Story = {
  args: { chosen: [1, 3, 2], replies: { 'submit-test': { status: 503 } } },
  play: async (context) => {
    await handIn(context);
    await shows('Xatolik yuz berdi. Qayta urinib koring.')(context);
  },
};

export const ResultUnread: Story = {
  args: {
    chosen: [1, 3, 2],
    replies: { 'submit-test': { status: 200, body: {} } },
  },
  play: async (context) => {
    await handIn(context);
    await shows('Natija olishda xatolik yuz berdi')(context);
  },
};

export const SessionOver: Story = {
  args: { chosen: [1, 3, 2], replies: { 'submit-test': { status: 401 }, refresh: { status: 401 } } },
  play: async (context) => {
    await handIn(context);
    await shows('Avtorizatsiya muammosi. Iltimos qayta kiring.')(context);
  },
};

/** Straight after handing in: the focus is on the heading. */
export const JustSent: Story = {
  args: { chosen: [1, 3, 1] },
  play: async (context) => {
    await handIn(context);
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Test natijasi' })).toHaveFocus());
    await shows("2 to'g'ri javob 3 ta savoldan")(context);
  },
};

export const Result: Story = {
  args: { questionCount: 4, answered: [1, 3, 1, 2] },
  play: shows("2 to'g'ri javob 4 ta savoldan"),
};

/** A back end that tells no keys. */
export const ResultWithoutKeys: Story = {
  args: {
    replies: {
      'lesson-test-result': {
        status: 200,
        body: { percentage: 33, answers: { 10: 1, 11: 2, 12: 3 }, correct_answers: 1, total_tests: 3 },
      },
    },
  },
  play: shows("1 to'g'ri javob 3 ta savoldan"),
};

/** Practice shuffles its questions. */
const shuffled = { noBaseline: 'Its questions are shuffled.' };

export const Practising: Story = {
  args: { answered: [1, 3, 1] },
  parameters: shuffled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mashq qilish' }));
    await expect(canvas.getByRole('heading', { name: 'Mashq' })).toHaveFocus();
  },
};

export const Practised: Story = {
  args: { answered: [1, 3, 1] },
  parameters: shuffled,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mashq qilish' }));
    for (const group of canvas.getAllByRole('group')) {
      await userEvent.click(within(group).getAllByRole('radio')[0]!);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Tekshirish' }));
    await shows("3 to'g'ri javob 3 ta savoldan")(context);
  },
};
