import { useEffect, useState, type ReactNode } from 'react';
import type { Shared } from './address/address.js';
import { stepsPerSecond, type Lab } from './experiment/experiment.js';
import { createSession, type Session } from './session/create-session.js';
import type { Name } from './test-experiment.js';
import { testLab } from './test-lab.js';

const FRAMES_PER_SECOND = 60;
/** Moments of a swing that the histogram counts. */
const MOMENTS = 60;
const RATE = stepsPerSecond(testLab);

type StoryLab = Lab<Name, Float64Array, 'arrows'>;
/** The stories' experiment in a learner's hands. */
export type StorySession = Session<Name, Float64Array, 'arrows'>;

/** The test's experiment with all a screen can show: a theory, something conserved, lengths, sound, a histogram. */
export const storyLab: StoryLab = {
  ...testLab,
  model: {
    ...testLab.model,
    // Nothing by chance, and a step that keeps the energy: its theory is a swing.
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
  length: { unit: 'm', si: 1, decimals: 2 },
  sound: { key: 'x', low: -2, high: 2 },
  histograms: [
    {
      key: 'places',
      title: 'Yuk qayerda boʻladi',
      counted: 'Marta',
      label: 'Siljish',
      unit: 'sm',
      si: 0.01,
      decimals: 0,
      bins: 10,
      // Of evenly spread moments of one swing; theory has most of them where the body turns.
      range: ({ length }) => [-1.2 * length, 1.2 * length],
      values: ({ state: [x = 0, v = 0] }) =>
        Array.from({ length: MOMENTS }, (_, index) => {
          const phase = (2 * Math.PI * (index + 0.5)) / MOMENTS;
          return x * Math.cos(phase) + v * Math.sin(phase);
        }),
      theory: {
        name: 'Garmonik tebranish',
        density:
          ({ state: [x = 0, v = 0] }) =>
          (value) =>
            value * value < x * x + v * v
              ? MOMENTS / (Math.PI * Math.sqrt(x * x + v * v - value * value))
              : 0,
      },
    },
  ],
};

/** The same experiment where depth carries meaning. */
export const deepLab: StoryLab = { ...storyLab, deep: 'aslant' };

const LONG = 'Prujinaga osilgan yukning tebranish davri uning massasiga va prujinaning bikrligiga bogʻliq. ';

/** The same experiment by an author of many words. */
export const longLab: StoryLab = {
  ...storyLab,
  words: {
    ...storyLab.words,
    title: 'Gorizontal prujinaga mahkamlangan yukning majburiy tebranishlari va rezonans hodisasi',
    summary: LONG.repeat(3),
    picture: LONG.repeat(4),
    use: Array.from({ length: 8 }, (_, index) => `${index + 1}. ${LONG}`),
    limits: [LONG, 'Elektroensefalografiyadagitebranishlarningamplitudasinitaqqoslash'],
    task: { question: LONG.repeat(2), hints: [LONG, LONG.repeat(2)], answer: LONG },
  },
  presets: Array.from({ length: 12 }, (_, index) => ({
    name: `Bikrligi katta, soʻnishi oz prujina ${index + 1}`,
    values: { length: 1 + index / 12 },
  })),
};

/** What is told to a story's session: at which second it rests, and what is done with it there. */
export interface Moment {
  readonly lab?: StoryLab;
  readonly seconds?: number;
  readonly from?: Shared<Name, 'arrows'>;
  readonly then?: (session: StorySession) => void;
}

const Resting = ({
  lab = storyLab,
  seconds = 0,
  from,
  then,
  show,
}: Moment & { show: (session: StorySession) => ReactNode }) => {
  const [session] = useState(() => createSession(lab, from));
  // What is shown reads the run frame by frame, and is there by now.
  useEffect(() => {
    while (session.run.steps < seconds * RATE) session.stepBy(Math.round(RATE / FRAMES_PER_SECOND));
    then?.(session);
  }, [session, seconds, then]);
  return show(session);
};

/** Stories of a part that shows a session: at rest, so that each is the same picture every time. */
export const resting =
  (show: (session: StorySession) => ReactNode) =>
  (moment: Moment = {}) => ({
    render: () => <Resting {...moment} show={show} />,
  });
