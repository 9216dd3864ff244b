import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { createStories } from '../testing/stories.js';
import { TimeControls } from './time-controls.js';

const strings = uzbekMessages.time;
const onAnnounce = fn();

const meta: Meta = {
  title: 'Experiment kit/TimeControls',
  component: TimeControls,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => (
  <TimeControls session={session} onAnnounce={onAnnounce} />
));

export const Start: Story = story();

export const AtAMoment: Story = story({ seconds: 12.3 });

export const InThePast: Story = story({ seconds: 12.3, prepare: (session) => session.seek(400) });

export const Slow: Story = story({ prepare: (session) => session.setSpeed(0.1) });

/** While it plays. The session receives no frames, so its time is constant. */
export const Playing: Story = {
  ...story({ prepare: (session) => session.play() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: strings.pause })).toBeVisible();
  },
};

/** Opens the menu, which a narrow row has instead of further commands. */
const openMenu = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<void> => {
  const more = canvas.queryByRole('button', { name: strings.more });
  if (more) await userEvent.click(more);
};

/** Further commands: in the row, or in the menu of a narrow row. */
export const FurtherCommands: Story = {
  ...story({ seconds: 12.3 }),
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await expect(canvas.getByRole('button', { name: strings.resetAll })).toBeVisible();
  },
};

export const Shortcuts: Story = {
  ...story(),
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.click(canvas.getByRole('button', { name: uzbekMessages.shortcuts.title }));
    const dialog = await canvas.findByRole('dialog', { name: uzbekMessages.shortcuts.title });
    // It opens with a transition.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const StepByStep: Story = {
  ...story(),
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const place = canvas.getByRole('slider', { name: strings.position });
    await userEvent.click(canvas.getByRole('button', { name: strings.forward }));
    await expect(place).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: strings.back }));
    await expect(place).toHaveValue('0');
    // A quarter period, 2π / 4 s: the body passes the middle.
    await userEvent.click(canvas.getByRole('button', { name: strings.nextEvent }));
    await expect(place).toHaveValue('158');
  },
};
