import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createSession, type Session } from '../run/create-session.js';
import { createStories } from '../testing/stories.js';
import { PlotPanel } from './plot-panel.js';
import { createReadings } from '../run/readings.js';

const meta: Meta = {
  title: 'Tajriba/PlotPanel',
  component: PlotPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const RecordedPlots = ({ session }: { session: Session }) => {
  const [readings] = useState(() => createReadings(session));
  useEffect(() => readings.start(), [readings]);
  return <PlotPanel session={session} readings={readings} />;
};
const story = createStories(createSession, (session) => <RecordedPlots session={session} />);

/** All prepared graphs beside each other. */
export const AtAMoment: Story = story({ seconds: 10 });
