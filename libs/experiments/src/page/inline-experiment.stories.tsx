import type { Meta, StoryObj } from '@storybook/react-vite';
import { uzbekMessages } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { definition as pendulum } from '../experiments/mayatnik/definition.js';
import { definition as spring } from '../experiments/prujina/definition.js';
import { InlineExperiment } from './inline-experiment.js';

interface PartProps {
  definition: ExperimentDefinition;
  number: number;
}

/** An experiment as a part of a page, with its reached state. */
const Part = ({ definition, number }: PartProps) => {
  const area = useRef<HTMLDivElement>(null);
  const [state, setState] = useState('');
  const name = `${number}. ${definition.content.title}`;
  return (
    <>
      <h3>{name}</h3>
      <div ref={area} role="group" aria-label={name} tabIndex={-1} data-state={state}>
        <InlineExperiment
          definition={definition}
          link={new URL(`/tajriba/${definition.slug}`, document.baseURI).href}
          state=""
          onStateChange={setState}
          keyScope={area}
        />
      </div>
    </>
  );
};

const Page = () => (
  <div style={{ containerType: 'inline-size', maxWidth: '34rem' }}>
    <h1>Tebranishlar</h1>
    <h2>Tajribalar</h2>
    {[pendulum, spring, pendulum].map((definition, index) => (
      <Part key={index} definition={definition} number={index + 1} />
    ))}
  </div>
);

/** Several experiments on one page, one of them twice. */
const meta = {
  title: 'Laboratory/InlineExperiment',
  component: Page,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its own time and state, and the keys of the one with the focus. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const { href } = location;
    const areas = canvas.getAllByRole('group', { name: /^\d\. / });
    const times = () =>
      areas.map(
        (area) =>
          within(area).getByRole<HTMLInputElement>('slider', { name: uzbekMessages.time.position })
            .valueAsNumber,
      );
    areas[2]?.focus();
    await userEvent.keyboard('.');
    await expect(times().map((time) => time > 0)).toEqual([false, false, true]);
    await waitFor(() =>
      expect(areas.map(({ dataset }) => dataset['state'] !== '')).toEqual([false, false, true]),
    );
    await expect(location.href).toBe(href);
    areas[2]?.blur();
  },
};
