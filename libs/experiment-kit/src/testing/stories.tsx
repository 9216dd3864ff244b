import { useEffect, useState, type ReactNode } from 'react';
import { defineExperiment, stepsPerSecond, type ExperimentDefinition } from '../experiment/experiment.js';
import type { TestTypes } from './experiment.js';
import { testDefinition, typedTestDefinition } from './definition.js';

const FRAMES_PER_SECOND = 60;
/** Samples of an oscillation in the histogram. */
const SAMPLES = 60;
const RATE = stepsPerSecond(testDefinition);

/** The test experiment with all optional parts: exact solution, invariant, lengths, sound, histogram. */
export const storyDefinition = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  model: {
    ...typedTestDefinition.model,
    // Deterministic, and with an energy-conserving step: the exact solution is an oscillation.
    start: ({ length }) => Float64Array.of(length, 0),
    solver:
      ({ pull, kind }) =>
      (t, state, h) => {
        const [x = 0, v = 0] = state;
        const half = v + ((pull + kind * Math.sin(t) - x) * h) / 2;
        state[0] = x + half * h;
        state[1] = half + ((pull + kind * Math.sin(t + h) - state[0]) * h) / 2;
      },
    exact: (t, { length, pull, kind }) =>
      kind === 0
        ? Float64Array.of(pull + (length - pull) * Math.cos(t), (pull - length) * Math.sin(t))
        : Float64Array.of(NaN, NaN),
    invariants: [
      {
        key: 'energy',
        unit: 'J',
        tolerance: 1e-4,
        value: ([x = 0, v = 0], { pull }) => (x * x + v * v) / 2 - pull * x,
      },
    ],
  },
  lengthUnit: { unit: 'm', si: 1, decimals: 2 },
  sound: { key: 'x', low: -2, high: 2 },
  histograms: [
    {
      key: 'places',
      title: 'Yuk qayerda boʻladi',
      countLabel: 'Marta',
      label: 'Siljish',
      unit: 'sm',
      si: 0.01,
      decimals: 0,
      bins: 10,
      // Evenly spaced samples of one oscillation; most are near the turning points.
      range: ({ length }) => [-1.2 * length, 1.2 * length],
      values: ({ state: [x = 0, v = 0] }) =>
        Array.from({ length: SAMPLES }, (_, index) => {
          const phase = (2 * Math.PI * (index + 0.5)) / SAMPLES;
          return x * Math.cos(phase) + v * Math.sin(phase);
        }),
      theory: {
        name: 'Garmonik tebranish',
        density:
          ({ state: [x = 0, v = 0] }) =>
          (value) =>
            value * value < x * x + v * v
              ? SAMPLES / (Math.PI * Math.sqrt(x * x + v * v - value * value))
              : 0,
      },
    },
  ],
});

/** The same experiment with the isometric view. */
export const isometricDefinition: ExperimentDefinition = { ...storyDefinition, view3d: 'isometric' };

const LONG = 'Prujinaga osilgan yukning tebranish davri uning massasiga va prujinaning bikrligiga bogʻliq. ';

/** The same experiment with long texts. */
export const longTextDefinition: ExperimentDefinition = {
  ...storyDefinition,
  content: {
    ...storyDefinition.content,
    title: 'Gorizontal prujinaga mahkamlangan yukning majburiy tebranishlari va rezonans hodisasi',
    summary: LONG.repeat(3),
    theory: () =>
      Promise.resolve({
        sceneDescription: LONG.repeat(4),
        instructions: Array.from({ length: 8 }, (_, index) => `${index + 1}. ${LONG}`),
        equations: ['a = F − x'],
        limits: [LONG, 'Elektroensefalografiyadagitebranishlarningamplitudasinitaqqoslash'],
      }),
  },
  presets: Array.from({ length: 12 }, (_, index) => ({
    name: `Bikrligi katta, soʻnishi oz prujina ${index + 1}`,
    values: { length: 1 + index / 12 },
  })),
};

/** The part of a session that stories use. */
interface StorySession {
  readonly run: { readonly steps: number };
  stepBy: (steps: number) => void;
}

/** State of a story's session: its time, and a preparation. */
export interface StoryState<S extends StorySession> {
  readonly definition?: ExperimentDefinition;
  readonly seconds?: number;
  readonly prepare?: (session: S) => void;
}

/**
 * Creates stories of a view at a fixed, paused state: identical in every run.
 * @param createSession the kit's function, passed by the story: test support imports only what is below the run
 */
export function createStories<S extends StorySession>(
  createSession: (definition: ExperimentDefinition) => S,
  renderView: (session: S) => ReactNode,
) {
  function PausedSession({ definition = storyDefinition, seconds = 0, prepare }: StoryState<S>) {
    const [session] = useState(() => createSession(definition));
    // The rendered view is mounted and records the run frame by frame.
    useEffect(() => {
      while (session.run.steps < seconds * RATE) session.stepBy(Math.round(RATE / FRAMES_PER_SECOND));
      prepare?.(session);
    }, [session, seconds, prepare]);
    return renderView(session);
  }
  return (state: StoryState<S> = {}) => ({ render: () => <PausedSession {...state} /> });
}
