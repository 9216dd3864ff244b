import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { kitStrings } from '../kit-strings.js';
import { resting, storyLab, type StorySession } from '../test-stories.js';
import { PlotPanel } from './plot-panel.js';
import { createReadings } from './read-session.js';

const strings = kitStrings.plots;

const meta: Meta = {
  title: 'Tajriba/PlotPanel',
  component: PlotPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const Read = ({ session, isRead = true }: { session: StorySession; isRead?: boolean }) => {
  const [readings] = useState(() => createReadings(session));
  useEffect(() => (isRead ? readings.begin() : undefined), [readings, isRead]);
  return <PlotPanel session={session} readings={readings} />;
};
const at = resting((session) => <Read session={session} />);
const [curve] = storyLab.plots;

/** Before anything was read. */
export const Empty: Story = resting((session) => <Read session={session} isRead={false} />)();

export const AtTheStart: Story = at();

export const AtAMoment: Story = at({ seconds: 10 });

export const Logarithmic: Story = at({
  seconds: 10,
  lab: { ...storyLab, histograms: [], plots: curve ? [{ ...curve, logarithmic: true }] : [] },
});

/** The cursor of a plot goes by keys, and says where it is. */
export const CursorByKeys: Story = {
  ...at({ seconds: 5 }),
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
  ...at({ seconds: 5 }),
  play: async ({ canvas }) => {
    for (const summary of canvas.getAllByText(strings.table)) await userEvent.click(summary);
    await expect(canvas.getByRole('columnheader', { name: 'Vaqt, s' })).toBeVisible();
  },
};
