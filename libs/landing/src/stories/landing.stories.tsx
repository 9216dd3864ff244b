import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient } from '@zarra/api-client';
import { aContact, aSimulation, respond, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Landing } from '../landing.js';
import { Frame } from '../testing/landing-frame.js';

const sentence =
  'Bu yerda tajribani oʻzingiz oʻtkazasiz, darsni oʻz surʼatingizda oʻrganasiz va bilimingizni test bilan tekshirasiz.';

/** Responses for the four requests of the page. */
const responses = ({ count = 27, description = `Zarra – fizika platformasi. ${sentence}` } = {}) => [
  respond(
    endpoints.simulators,
    Array.from({ length: count }, (_, index) => aSimulation({ id: index + 1 })),
  ),
  respond(
    endpoints.lessons,
    Array.from({ length: count + 15 }, (_, index) => ({ id: index + 1, lesson: `${index + 1}-dars` })),
  ),
  respond(endpoints.aboutSite, [{ id: 1, description }]),
  respond(endpoints.contacts, [aContact({ socials: [] })]),
];

const meta = {
  title: 'Landing/Landing',
  component: Landing,
  args: {
    client: createApiClient({ log: () => undefined }),
    cataloguePath: '/simulation',
    lessonsPath: '/learn',
  },
  parameters: { layout: 'fullscreen', controls: { disable: true }, msw: { handlers: responses() } },
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
    // After three responses, one after another.
    await canvas.findByText('27+');
  },
};

const zeros: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('0+')).toHaveLength(2));
};

/** The first two requests of the page have the same result. */
const both = (
  respond: (endpoint: typeof endpoints.simulators | typeof endpoints.contacts) => HttpHandler,
): Story => ({
  parameters: { msw: { handlers: [respond(endpoints.simulators), respond(endpoints.contacts)] } },
  play: zeros,
});

export const Loading: Story = both((endpoint) => pending(endpoint));

export const Failed: Story = both((endpoint) => httpError(endpoint, 500));

export const Offline: Story = both((endpoint) => networkError(endpoint));

/** No data on the server: no description, no counts. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        ...[endpoints.simulators, endpoints.lessons, endpoints.aboutSite].map((endpoint) =>
          respond(endpoint, []),
        ),
        respond(endpoints.contacts, []),
      ],
    },
  },
  play: zeros,
};

/** A description ten times as long, counts of four digits. */
export const LongText: Story = {
  parameters: { msw: { handlers: responses({ count: 1200, description: `Zarra ${sentence.repeat(10)}` }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('1215+');
  },
};

/** No animation and no typing; the orbit is interactive. */
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
    // After three responses, one after another.
    await canvas.findByText('27+');
  },
};
