import { stepsPerSecond, type ExperimentDefinition } from '../experiment/experiment.js';
import type { HandleKeys, Measure, SetUp, Trial } from '../experiment/investigation.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { createMeter, displayedValue } from './meter.js';

const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] } as const;

/** Opens the state of a set-up, paused at the start. */
export function applySetUp(session: Session, { values, view = {} }: SetUp): void {
  session.resetAll();
  session.set(values);
  session.setView(view);
}

function moveHandle(session: Session, { handle: key, direction, times, fine = false }: HandleKeys): void {
  const handle = session.definition.handles.find((one) => one.key === key);
  if (!handle) throw new Error(`${session.definition.slug} has no handle ${key}`);
  const [dx, dy] = DIRECTIONS[direction];
  for (let time = 0; time < times; time++) session.set(handle.nudge(dx, dy, fine, session.snapshot()));
}

function perform(session: Session, trial: Trial): void {
  const { values = {}, moves = [], liveValues, events = 0, seconds = 0 } = trial;
  session.set(values);
  session.reset();
  for (const keys of moves) moveHandle(session, keys);
  if (liveValues) {
    session.stepBy(1);
    session.set(liveValues);
  }
  for (let event = 0; event < events; event++) session.runToNextEvent();
  if (seconds > 0) session.stepBy(Math.round(seconds * stepsPerSecond(session.definition)));
}

/** Performs the trials of a measurement with the model. @returns the answer that a learner reads */
export function performTrials(definition: ExperimentDefinition, setUp: SetUp, measure: Measure): number {
  const session = createSession(definition);
  const meter = createMeter(session);
  const stop = meter.start();
  applySetUp(session, setUp);
  const readings = measure.trials.map((trial) => {
    perform(session, trial);
    const quantities = [
      'time',
      ...definition.readouts.map(({ key }) => key),
      ...(definition.intervals ?? []).map(({ key }) => key),
      ...Object.keys(definition.parameters).map((key) => `parameter:${key}`),
    ];
    const values = new Map(
      quantities.map((quantity) => [quantity, displayedValue(definition, quantity, meter.read(quantity))]),
    );
    return (quantity: string): number => {
      const value = values.get(quantity);
      if (value === undefined) throw new Error(`${definition.slug} has no quantity ${quantity}`);
      return value;
    };
  });
  stop();
  return measure.answer(...readings);
}
