import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSession } from '../run/create-session.js';
import { createStories, storyDefinition } from '../testing/stories.js';
import { ReadoutCards } from './readout-cards.js';

const meta: Meta = {
  title: 'Experiment kit/ReadoutCards',
  component: ReadoutCards,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const story = createStories(createSession, (session) => <ReadoutCards session={session} />);
const labels = ['Siljish, x', 'Oʻng tomonda topish ehtimoli, T', 'Oʻrtacha kvadratik tezlik'];

export const One: Story = story({ seconds: 4 });

/** A short name, a name that is shortened before its symbol, a name without a symbol. */
export const Three: Story = story({
  seconds: 4,
  definition: {
    ...storyDefinition,
    readouts: labels.map((label) => ({ key: 'x', label, unit: 'm/s', decimals: 3 })),
  },
});

/** A dash, and a number as a power of ten. */
export const Unusual: Story = story({
  definition: {
    ...storyDefinition,
    model: {
      ...storyDefinition.model,
      observables: [
        { key: 'x', unit: 'm', value: () => NaN },
        { key: 'small', unit: 'm', value: () => 1.5e-9 },
      ],
    },
    readouts: ['x', 'small'].map((key) => ({
      key,
      label: `Siljish, ${key}`,
      unit: 'm',
      decimals: 3,
      scientific: true,
    })),
  },
});
