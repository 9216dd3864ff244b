// A run depends on the actions, not on the frame rate. 15 and 144 frames a second in a browser:
// lab-replay.spec.ts of apps/web-e2e.
import { createSession, type Session } from '@zarra/experiment-kit';
import { stateHash } from '@zarra/physics';
import { experiments } from './experiments.js';
import { displayedValue } from './testing/experiments.js';

const RATES = [15, 30, 60, 144];

/** Plays at a frame rate until a model time, s, then pauses. */
function runUntil(session: Session, seconds: number, rate: number): void {
  session.play();
  for (let frame = 0; session.run.time <= seconds; frame += 1) session.frame(frame / rate);
  session.pause();
}

/** Displayed values and the exact state. */
const displayedState = (session: Session) => ({
  steps: session.store.getState().steps,
  readouts: session.definition.readouts.map(({ key }) => displayedValue(session, key)),
  state: stateHash(session.run.state),
});

async function atEveryRate(slug: string, perform: (session: Session, rate: number) => void) {
  const definition = await experiments[slug]!();
  return RATES.map((rate) => {
    const session = createSession(definition);
    perform(session, rate);
    return displayedState(session);
  });
}

test('chaos of twenty pendulums is the same after twelve seconds at 15, 30, 60 and 144 frames a second', async () => {
  const [first, ...others] = await atEveryRate('qosh-mayatnik', (session, rate) => {
    session.set(session.definition.presets.find(({ name }) => name === 'Yigirma nusxa')!.values);
    runUntil(session, 12, rate);
    session.seek(12 * 960);
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.steps).toBe(12 * 960);
});

test('a force changed during the run leads to the same swing at 15, 30, 60 and 144 frames a second', async () => {
  const [first, ...others] = await atEveryRate('prujina', (session, rate) => {
    runUntil(session, 3, rate);
    session.seek(2500);
    session.set({ drive: 6.4 });
    runUntil(session, 6, rate);
    session.seek(5500);
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.steps).toBe(5500);
});

test('a plane tilted while its block rests leads to the same slip at 15, 30, 60 and 144 frames a second', async () => {
  const [first, ...others] = await atEveryRate('qiya-tekislik', (session, rate) => {
    session.set({ angle: 20, start: 70 });
    runUntil(session, 1, rate);
    session.seek(900);
    session.set({ angle: 28.5 });
    runUntil(session, 3, rate);
    session.seek(2900);
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.steps).toBe(2900);
  expect(first?.readouts).toContain(0);
});
