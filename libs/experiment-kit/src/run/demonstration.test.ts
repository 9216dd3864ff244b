import { stateHash } from '@zarra/physics';
import { createStateAddress } from '../share/state-address.js';
import { testDefinition } from '../testing/definition.js';
import { createSession } from './create-session.js';
import type { Session } from './session.js';

const FRAMES_PER_SECOND = 60;

/** Passes frames for a page time, s. */
const passFrames = (session: Session, seconds: number, start = 0): void => {
  for (let frame = 0; frame <= seconds * FRAMES_PER_SECOND; frame++)
    session.frame(start + frame / FRAMES_PER_SECOND);
};
/** Everything that a learner or a link sees of a session. */
const visibleState = (session: Session) => {
  const { playing, demonstrating, steps, newest, runNumber, values, view } = session.store.getState();
  const hash = stateHash(session.run.state);
  const { fragment } = createStateAddress(session);
  return { playing, demonstrating, steps, newest, runNumber, values, view, hash, fragment };
};

test('the demonstration moves the scene and stops by itself after eight seconds', () => {
  const session = createSession(testDefinition);
  const initial = visibleState(session);
  session.demonstrate();
  passFrames(session, 7.9);
  expect(session.run.steps).toBeGreaterThan(700);
  expect(session.store.getState()).toMatchObject({ playing: true, demonstrating: true });
  passFrames(session, 0.2, 7.9);
  expect(visibleState(session)).toEqual(initial);
});

test('it has the declared values, and the initial ones afterwards', () => {
  const session = createSession({ ...testDefinition, demonstration: { values: { length: 2, pull: 1 } } });
  const initial = visibleState(session);
  session.demonstrate();
  expect(session.run.values).toMatchObject({ length: 2, pull: 1, angle: 30 });
  passFrames(session, 1);
  session.endDemonstration();
  expect(visibleState(session)).toEqual(initial);
});

test.each<[string, (session: Session) => void]>([
  ['play', (session) => session.play()],
  ['a step', (session) => session.stepBy(3)],
  ['a parameter', (session) => session.set({ length: 1.5 })],
  ['a view switch', (session) => session.setView({ arrows: 1 })],
  ['a held body', (session) => session.hold()],
])('%s ends it and begins at the start', (_, command) => {
  const [session, other] = [createSession(testDefinition), createSession(testDefinition)];
  session.demonstrate();
  passFrames(session, 1);
  command(session);
  command(other);
  expect(visibleState(session)).toEqual(visibleState(other));
  expect(session.store.getState().demonstrating).toBe(false);
});

test('it emits no events and no frames: nothing is announced or recorded', () => {
  const session = createSession(testDefinition);
  const onEvent = jest.fn();
  session.onSimulationEvent(onEvent);
  session.demonstrate();
  passFrames(session, 8.1);
  expect(onEvent).not.toHaveBeenCalled();
  expect(session.readings.series.length).toBe(1);
  session.stepBy(60);
  expect(session.readings.series.length).toBe(31);
});

test('it plays only in the initial state: not after a command, not for a shared state, not twice', () => {
  const used = createSession(testDefinition);
  used.set({ length: 1.5 });
  const shared = createSession(testDefinition, createSession(testDefinition).sharedState());
  const prevented = createSession(testDefinition);
  prevented.endDemonstration();
  for (const session of [used, shared, prevented]) {
    session.demonstrate();
    expect(session.store.getState().demonstrating).toBe(false);
  }
});
