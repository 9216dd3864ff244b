import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkError, pending } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { expect, waitFor } from 'storybook/test';
import { shellStories, withSession, WholeSite } from '../testing/stories.js';
import { realClasses } from '../testing/content.js';

const meta = {
  title: 'Site/Site',
  component: WholeSite,
  args: { address: pages.home },
  ...shellStories,
  // The documentation page would render a dozen whole sites.
  tags: ['!autodocs'],
  // The story is ready when the chunk of the screen has loaded.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof WholeSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const openedAt = (address: string): Story => ({ args: { address } });
const showsText = (text: string | RegExp): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});
/** The lesson about buoyancy: formulas, an example, a test. */
const lesson = realClasses[0]?.lessons.find(({ lesson: title }) => title.startsWith('Arximed'));
const lessonAddress = `${pages.lessons}?topic=${lesson?.id ?? 0}`;

export const Home: Story = { ...openedAt(pages.home), ...showsText(/^Ekssentrisitet/) };

export const Catalogue: Story = { ...openedAt(pages.catalogue), ...showsText(/^Jami: \d+ ta simulyatsiya$/) };

export const CatalogueOfCategory: Story = {
  ...openedAt(`${pages.catalogue}/optika`),
  ...showsText(/^Jami: \d+ ta simulyatsiya$/),
};

const findFormula = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());

export const Lessons: Story = {
  ...openedAt(lessonAddress),
  play: ({ canvasElement }) => findFormula(canvasElement),
};

/** With a session the lesson shows its test. */
export const LessonsSignedIn: Story = {
  ...openedAt(lessonAddress),
  beforeEach: withSession(true),
  play: async (context) => {
    await showsText('Javoblarni topshirish').play?.(context);
    await findFormula(context.canvasElement);
  },
};

export const Login: Story = openedAt(pages.login);

export const Register: Story = openedAt(pages.register);

export const ForgotPassword: Story = openedAt(pages.forgotPassword);

export const Forbidden: Story = openedAt(pages.forbidden);

export const Privacy: Story = openedAt(pages.privacy);

/** An unknown address shows the home page, and the server responds with 404. */
export const UnknownAddress: Story = { ...openedAt('/bunday-sahifa-yoq'), ...showsText(/^Ekssentrisitet/) };

/** The network fails: the screen and the footer show an error with a retry button each. */
export const Offline: Story = {
  ...openedAt(pages.catalogue),
  parameters: {
    msw: {
      handlers: {
        simulators: networkError(endpoints.simulators),
        contacts: networkError(endpoints.contacts),
      },
    },
  },
  ...showsText('Simulyatsiyalar yuklanmadi'),
};

export const Loading: Story = {
  ...openedAt(pages.catalogue),
  parameters: {
    msw: { handlers: { simulators: pending(endpoints.simulators), contacts: pending(endpoints.contacts) } },
  },
  ...showsText('Simulyatsiyalar yuklanmoqda…'),
};
