// A graph in jsdom: frames run when a test says so.
import './browser.js';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { initialChoice, type GraphChoice } from '../experiment/graph-choice.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { testDefinition } from './definition.js';

/** An experiment with a plot, a second readout and a histogram. */
export const definition = {
  ...testDefinition,
  readouts: [...testDefinition.readouts, { key: 'speed', label: 'Tezlik', unit: 'm/s', decimals: 2 }],
  model: {
    ...testDefinition.model,
    observables: [
      ...testDefinition.model.observables,
      {
        key: 'speed',
        unit: 'm/s',
        value: (_t: number, [, v = 0]: ArrayLike<number> & Iterable<number>) => v,
      },
    ],
  },
  histograms: [
    {
      key: 'speeds',
      title: 'Tezliklar taqsimoti',
      countLabel: 'Molekulalar soni',
      label: 'Tezlik',
      unit: 'km/s',
      si: 1000,
      decimals: 1,
      bins: 4,
      range: () => [0, 2000] as const,
      values: () => [100, 700, 800, 1100],
      theory: { name: 'Tekis taqsimot', density: () => () => 4 / 2000 },
    },
  ],
};

let frames: FrameRequestCallback[] = [];
let now = 0;
/** Runs the requested frames at a later page time. */
export const flush = (milliseconds = 100): void => {
  now += milliseconds;
  const requested = frames;
  frames = [];
  for (const frame of requested) frame(now);
};

beforeEach(() => {
  [frames, now] = [[], 0];
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
});
afterEach(() => jest.restoreAllMocks());

/** Renders a graph beside the choice that its host keeps, after a run of 100 readings. @param rows readings and the start */
export const renderWithChoice = (
  renderView: (
    session: Session,
    choice: GraphChoice,
    onChoiceChange: (choice: GraphChoice) => void,
  ) => ReactNode,
  rows = 101,
) => {
  const session = createSession(definition);
  const record = (): void =>
    act(() => {
      for (let row = 1; row < rows; row++) session.stepBy(2);
    });
  const Host = () => {
    const [choice, setChoice] = useState<GraphChoice>(initialChoice(definition));
    return renderView(session, choice, setChoice);
  };
  record();
  const shown = render(<Host />);
  flush();
  return { session, record, user: userEvent.setup(), ...shown };
};
export const slider = () => screen.getByRole('slider');
export const button = (name: string) => screen.getByRole('button', { name });
export const isZoomed = (): boolean => button('Butun grafik').getAttribute('aria-disabled') === null;
