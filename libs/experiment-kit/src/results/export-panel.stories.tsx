import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createSession } from '../run/create-session.js';
import { createStories } from '../testing/stories.js';
import { ExportPanel } from './export-panel.js';

const meta: Meta = {
  title: 'Experiment kit/ExportPanel',
  component: ExportPanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const onAnnounce = fn();

export const Export: Story = createStories(createSession, (session) => (
  <ExportPanel session={session} findStage={() => undefined} onAnnounce={onAnnounce} />
))();
