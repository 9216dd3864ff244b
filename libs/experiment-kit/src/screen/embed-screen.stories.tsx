import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { uzbekMessages as strings } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { isometricDefinition, longTextDefinition, createStories } from '../testing/stories.js';
import { EmbedScreen } from './embed-screen.js';

const meta: Meta = {
  title: 'Experiment kit/EmbedScreen',
  component: EmbedScreen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => <EmbedScreen session={session} />);

export const Start: Story = story();

export const AtAMoment: Story = story({ seconds: 8 });

export const LongTexts: Story = story({ definition: longTextDefinition });

export const InDepth: Story = story({ definition: isometricDefinition });

export const WithParameters: Story = {
  ...story(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(strings.parameters.title));
    await expect(canvas.getByRole('slider', { name: 'Uzunlik' })).toBeVisible();
  },
};

/** With one investigation: it is answered below the experiment. */
export const WithInvestigation: Story = {
  ...createStories(createSession, (session) => <EmbedScreen session={session} investigation="davr" />)(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tebranish davri' })).toBeVisible();
  },
};

export const GraphLarge: Story = {
  ...story({ seconds: 8 }),
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: strings.screen.enlargeGraph })),
};

export const BrokenAddress: Story = createStories(createSession, (session) => (
  <EmbedScreen session={session} isBroken />
))();

export const OpeningALongRun: Story = createStories(createSession, (session) => (
  <EmbedScreen session={session} replayProgress={0.4} />
))();
