import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitStrings } from '../kit-strings.js';
import { createReadings } from '../plot/read-session.js';
import { createSession } from '../session/create-session.js';
import { resting, storyLab } from '../test-stories.js';
import { ExportPanel } from './export-panel.js';
import { keepRun } from './kept-run.js';
import { RunsTable } from './runs-table.js';

const strings = kitStrings.runs;
const onRemove = fn();
const onSay = fn();

const meta: Meta = {
  title: 'Tajriba/Runs and export',
  component: RunsTable,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

/** Runs of other lengths and pulls, each kept after a second. */
const runs = [1, 2, 0.5, 1.5, 0.1].map((length, index) => {
  const session = createSession(storyLab);
  session.set({ length, pull: index / 2, kind: index % 3 });
  session.stepBy(100);
  return keepRun(session, index + 1);
});

const kept = (count: number): Story => ({
  render: () => <RunsTable lab={storyLab} runs={runs.slice(0, count)} onRemove={onRemove} />,
});

export const One: Story = kept(1);

export const Five: Story = {
  ...kept(5),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.remove(3) }));
    await expect(onRemove).toHaveBeenLastCalledWith(3);
  },
};

export const Export: Story = resting((session) => (
  <ExportPanel
    session={session}
    series={createReadings(session).series}
    findStage={() => undefined}
    onSay={onSay}
  />
))();
