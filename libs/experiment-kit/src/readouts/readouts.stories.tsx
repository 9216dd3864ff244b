import type { Meta, StoryObj } from '@storybook/react-vite';
import { TheoryTable } from '../record/theory-table.js';
import { resting, storyLab } from '../test-stories.js';
import { ConservationList } from './conservation-list.js';
import { ReadoutTable } from './readout-table.js';

const meta: Meta = {
  title: 'Tajriba/ReadoutTable',
  component: ReadoutTable,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const at = resting((session) => <ReadoutTable session={session} />);
const besideTheory = resting((session) => <TheoryTable session={session} />);
const conserved = resting((session) => <ConservationList session={session} />);

export const Start: Story = at();

export const AtAMoment: Story = at({ seconds: 4 });

/** Nothing is measured here yet. */
export const Unknown: Story = at({
  lab: {
    ...storyLab,
    model: { ...storyLab.model, observables: [{ key: 'x', unit: 'm', value: () => NaN }] },
  },
});

/** Many names and units, short and long. */
export const Many: Story = at({
  lab: {
    ...storyLab,
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

/** A parameter was moved on the way: there is no closed form any more. */
export const TheoryLost: Story = besideTheory({ seconds: 2, then: (session) => session.set({ pull: 1 }) });

export const Conserved: Story = conserved({ seconds: 20 });

export const ConservedNoMore: Story = conserved({ seconds: 2, then: (session) => session.set({ pull: 1 }) });
