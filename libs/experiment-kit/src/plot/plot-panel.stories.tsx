import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession, type Session } from '../run/create-session.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { PlotPanel } from './plot-panel.js';
import { createReadings } from '../run/readings.js';

const strings = uzbekMessages.plots;

const meta: Meta = {
  title: 'Tajriba/PlotPanel',
  component: PlotPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const RecordedPlots = ({ session, isRead = true }: { session: Session; isRead?: boolean }) => {
  const [readings] = useState(() => createReadings(session));
  useEffect(() => (isRead ? readings.start() : undefined), [readings, isRead]);
  return <PlotPanel session={session} readings={readings} />;
};
const story = createStories(createSession, (session) => <RecordedPlots session={session} />);
const [curve] = storyDefinition.plots;

/** Before the first reading. */
export const Empty: Story = createStories(createSession, (session) => (
  <RecordedPlots session={session} isRead={false} />
))();

export const AtTheStart: Story = story();

export const AtAMoment: Story = story({ seconds: 10 });

export const Logarithmic: Story = story({
  seconds: 10,
  definition: { ...storyDefinition, histograms: [], plots: curve ? [{ ...curve, logarithmic: true }] : [] },
});

/** The cursor of a plot moves by keyboard and updates its value text. */
export const CursorByKeys: Story = {
  ...story({ seconds: 5 }),
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole('slider', {
      name: strings.cursor('Siljishning vaqtga bogʻliqligi'),
    });
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('100,0\u00A0sm'));
  },
};

export const AsNumbers: Story = {
  ...story({ seconds: 5 }),
  play: async ({ canvas }) => {
    for (const summary of canvas.getAllByText(strings.table)) await userEvent.click(summary);
    await expect(canvas.getByRole('columnheader', { name: 'Vaqt, s' })).toBeVisible();
  },
};
