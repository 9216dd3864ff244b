import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient } from '@zarra/api-client';
import { aContact, aSimulation, answer, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Landing } from './landing.js';
import { Frame } from './test-landing-frame.js';

const sentence =
  'Bu yerda tajribani oʻzingiz oʻtkazasiz, darsni oʻz surʼatingizda oʻrganasiz va bilimingizni test bilan tekshirasiz.';

/** The four answers the page asks for. */
const answers = ({ count = 27, description = `Zarra – fizika platformasi. ${sentence}` } = {}) => [
  answer(
    endpoints.simulators,
    Array.from({ length: count }, (_, index) => aSimulation({ id: index + 1 })),
  ),
  answer(
    endpoints.lessons,
    Array.from({ length: count + 15 }, (_, index) => ({ id: index + 1, lesson: `${index + 1}-dars` })),
  ),
  answer(endpoints.aboutSite, [{ id: 1, description }]),
  answer(endpoints.contacts, [aContact({ socials: [] })]),
];

const meta = {
  title: 'Landing/Landing',
  component: Landing,
  args: {
    client: createApiClient({ log: () => undefined }),
    cataloguePath: '/simulation',
    lessonsPath: '/learn',
  },
  parameters: { layout: 'fullscreen', controls: { disable: true }, msw: { handlers: answers() } },
  render: (args) => (
    <Frame>
      <Landing {...args} />
    </Frame>
  ),
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {
  play: async ({ canvas }) => {
    // After three answers, one after the other, and the counting up.
    await canvas.findByText('27+', {}, { timeout: 10_000 });
  },
};

const zeros: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('0+')).toHaveLength(2));
};

/** Both calls the page begins with end alike. */
const both = (
  end: (endpoint: typeof endpoints.simulators | typeof endpoints.contacts) => HttpHandler,
): Story => ({
  parameters: { msw: { handlers: [end(endpoints.simulators), end(endpoints.contacts)] } },
  play: zeros,
});

export const Loading: Story = both((endpoint) => pending(endpoint));

export const Failed: Story = both((endpoint) => refuse(endpoint, 500));

export const Offline: Story = both((endpoint) => offline(endpoint));

/** Nothing on the server yet: no description, no counts. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        ...[endpoints.simulators, endpoints.lessons, endpoints.aboutSite].map((endpoint) =>
          answer(endpoint, []),
        ),
        answer(endpoints.contacts, []),
      ],
    },
  },
  play: zeros,
};

/** Ten times the usual description, counts of four digits. */
export const LongText: Story = {
  parameters: { msw: { handlers: answers({ count: 1200, description: `Zarra ${sentence.repeat(10)}` }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('1215+', {}, { timeout: 10_000 });
  },
};

/** Nothing moves by itself and nothing is typed; the orbit can still be touched. */
export const ReducedMotion: Story = {
  beforeEach: () => {
    const real = globalThis.matchMedia;
    globalThis.matchMedia = (media) =>
      real.call(globalThis, media.includes('prefers-reduced-motion') ? 'all' : media);
    return () => {
      globalThis.matchMedia = real;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Harakatni davom ettirish' })).toBeVisible();
    // After three answers, one after the other, and the counting up.
    await canvas.findByText('27+', {}, { timeout: 10_000 });
  },
};
