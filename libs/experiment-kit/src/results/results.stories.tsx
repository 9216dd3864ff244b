import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createReadings } from '../run/readings.js';
import { createSession } from '../run/create-session.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { ExportPanel } from './export-panel.js';
import { saveRun } from './saved-run.js';
import { RunsTable } from './runs-table.js';

const strings = uzbekMessages.runs;
const onRemove = fn();
const onAnnounce = fn();

const meta: Meta = {
  title: 'Tajriba/Runs and export',
  component: RunsTable,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

/** Runs with different lengths and pulls, each saved after a second. */
const runs = [1, 2, 0.5, 1.5, 0.1].map((length, index) => {
  const session = createSession(storyDefinition);
  session.set({ length, pull: index / 2, kind: index % 3 });
  session.stepBy(100);
  return saveRun(session, index + 1);
});

const savedRuns = (count: number): Story => ({
  render: () => <RunsTable definition={storyDefinition} runs={runs.slice(0, count)} onRemove={onRemove} />,
});

export const One: Story = savedRuns(1);

export const Five: Story = {
  ...savedRuns(5),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.remove(3) }));
    await expect(onRemove).toHaveBeenLastCalledWith(3);
  },
};

export const Export: Story = createStories(createSession, (session) => (
  <ExportPanel
    session={session}
    series={createReadings(session).series}
    findStage={() => undefined}
    onAnnounce={onAnnounce}
  />
))();
