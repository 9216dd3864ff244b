import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { Graph, type GraphProps } from './graph.js';
import { initialChoice, type GraphChoice } from '../experiment/graph-choice.js';

const strings = uzbekMessages.plots;

const meta: Meta = {
  title: 'Experiment kit/Graph',
  component: Graph,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

interface RecordedGraphProps extends Partial<GraphProps> {
  session: Session;
  width?: string;
  height?: string;
}

/** Graph of a session in a frame of some size. */
function RecordedGraph({ session, width = '100%', height = '24rem', ...props }: RecordedGraphProps) {
  const [choice, setChoice] = useState<GraphChoice>(initialChoice(session.definition));
  return (
    <div style={{ width, height }}>
      <Graph session={session} choice={choice} onChoiceChange={setChoice} {...props} />
    </div>
  );
}
const story = (props: Partial<RecordedGraphProps> = {}) =>
  createStories(createSession, (session) => <RecordedGraph session={session} {...props} />);

/** Runs of different lengths, one after the other. */
const recordRuns = (session: Session): void => {
  for (const length of [0.6, 0.8, 1, 1.2, 1.4, 1.6]) {
    session.set({ length });
    for (let frame = 0; frame < 240; frame++) session.stepBy(2);
  }
};
/** Names longer than the axes. */
const longLabels: ExperimentDefinition = {
  ...storyDefinition,
  readouts: storyDefinition.readouts.map((readout) => ({
    ...readout,
    label: 'Prujinaga mahkamlangan yukning muvozanat holatidan siljishi',
  })),
};

export const OneCurve: Story = story()({ seconds: 10 });

export const EarlierRuns: Story = story()({ prepare: recordRuns });

/** A side panel on a small screen: without legend. */
export const LowContainer: Story = story({ width: '340px', height: '200px' })({ seconds: 10 });

export const Logarithmic: Story = story()({
  seconds: 10,
  definition: {
    ...storyDefinition,
    plots: storyDefinition.plots.map((plot) => ({ ...plot, logarithmic: true })),
  },
});

export const Histogram: Story = story({ choice: { plot: 'places' } })({ seconds: 4 });

export const LongLabels: Story = story({ width: '328px' })({ definition: longLabels, prepare: recordRuns });

/** Enlarged by the buttons, with the cursor in the enlarged part. */
export const Zoomed: Story = {
  ...story()({ seconds: 10 }),
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole('slider');
    const zoomIn = canvas.getByRole('button', { name: strings.zoomIn });
    for (let count = 0; count < 4; count++) await userEvent.click(zoomIn);
    cursor.focus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}');
    await expect(canvas.getByRole('button', { name: strings.whole })).not.toHaveAttribute('aria-disabled');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('1,20\u00A0s'));
  },
};

/** The learner chooses both axes. */
export const TwoQuantities: Story = {
  ...story()({ seconds: 10 }),
  play: async ({ canvas }) => {
    const prepared = canvas.getByRole('combobox', { name: strings.prepared });
    await userEvent.selectOptions(prepared, strings.twoQuantities);
    await expect(canvas.getByRole('combobox', { name: strings.xAxis })).toHaveDisplayValue('Vaqt');
  },
};

export const AsNumbers: Story = {
  ...story()({ seconds: 5 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.table }));
    await expect(await canvas.findByRole('columnheader', { name: 'Vaqt, s' })).toBeVisible();
  },
};
