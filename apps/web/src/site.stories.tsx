import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { expect, waitFor } from 'storybook/test';
import { shellStories, visitor, WholeSite } from './test-stories.js';
import { realClasses } from './test-content.js';

const meta = {
  title: 'Sayt/Site',
  component: WholeSite,
  args: { address: pages.home },
  ...shellStories,
  // A dozen whole sites on one page would help nobody.
  tags: ['!autodocs'],
  // Examined only once the screen's file is there.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  },
} satisfies Meta<typeof WholeSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string): Story => ({ args: { address } });
const shows = (text: string | RegExp): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(text, {}, { timeout: 20_000 }))[0]).toBeVisible();
  },
});
/** The lesson about the force of Archimedes: formulas, an example, a test. */
const lesson = realClasses[0]?.lessons.find(({ lesson: title }) => title.startsWith('Arximed'));
const lessonAddress = `${pages.lessons}?topic=${lesson?.id ?? 0}`;

export const Home: Story = { ...at(pages.home), ...shows(/^Ekssentrisitet/) };

export const Catalogue: Story = { ...at(pages.catalogue), ...shows(/^Jami: \d+ ta simulyatsiya$/) };

export const CatalogueOfCategory: Story = {
  ...at(`${pages.catalogue}/optika`),
  ...shows(/^Jami: \d+ ta simulyatsiya$/),
};

const formulas = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull(), { timeout: 20_000 });

export const Lessons: Story = {
  ...at(lessonAddress),
  play: ({ canvasElement }) => formulas(canvasElement),
};

/** With a session the lesson's test is there. */
export const LessonsSignedIn: Story = {
  ...at(lessonAddress),
  beforeEach: visitor(true),
  play: async (context) => {
    await shows('Javoblarni topshirish').play?.(context);
    await formulas(context.canvasElement);
  },
};

export const Login: Story = at(pages.login);

export const Register: Story = at(pages.register);

export const ForgotPassword: Story = at(pages.forgotPassword);

export const Forbidden: Story = at(pages.forbidden);

/** There is no page "not found": every other address shows the home page, and the server answers 404. */
export const UnknownAddress: Story = { ...at('/bunday-sahifa-yoq'), ...shows(/^Ekssentrisitet/) };

/** Nothing can be reached: the screen and the footer say so, each with its button. */
export const Offline: Story = {
  ...at(pages.catalogue),
  parameters: {
    msw: { handlers: { simulators: offline(endpoints.simulators), contacts: offline(endpoints.contacts) } },
  },
  ...shows('Simulyatsiyalar yuklanmadi'),
};

export const Loading: Story = {
  ...at(pages.catalogue),
  parameters: {
    msw: { handlers: { simulators: pending(endpoints.simulators), contacts: pending(endpoints.contacts) } },
  },
  ...shows('Simulyatsiyalar yuklanmoqda…'),
};
