import type { Meta, StoryObj } from '@storybook/react-vite';
import { TheoryTable } from './theory-table.js';
import { createSession } from '../run/create-session.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { ConservationList } from './conservation-list.js';
import { ReadoutTable } from './readout-table.js';

const meta: Meta = {
  title: 'Experiment kit/ReadoutTable',
  component: ReadoutTable,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => <ReadoutTable session={session} />);
const besideTheory = createStories(createSession, (session) => <TheoryTable session={session} />);
const conserved = createStories(createSession, (session) => <ConservationList session={session} />);

export const Start: Story = story();

export const AtAMoment: Story = story({ seconds: 4 });

/** All readouts are invalid. */
export const Unknown: Story = story({
  definition: {
    ...storyDefinition,
    model: { ...storyDefinition.model, observables: [{ key: 'x', unit: 'm', value: () => NaN }] },
  },
});

/** Many labels and units, short and long. */
export const Many: Story = story({
  definition: {
    ...storyDefinition,
    readouts: ['Siljish', 'Oʻng tomonda topish ehtimolining oʻrtacha qiymati', 'Tezlik', 'x', 'Kuch'].map(
      (label, index) => ({
        key: 'x',
        label,
        unit: ['sm', '%', 'm/s', '', 'kg·m²/s²'][index] ?? '',
        decimals: 3,
      }),
    ),
  },
});

export const BesideTheory: Story = besideTheory({ seconds: 5 });

/** A parameter changed during the run: there is no exact solution. */
export const TheoryLost: Story = besideTheory({ seconds: 2, prepare: (session) => session.set({ pull: 1 }) });

export const Conserved: Story = conserved({ seconds: 20 });

export const ConservedNoMore: Story = conserved({
  seconds: 2,
  prepare: (session) => session.set({ pull: 1 }),
});
