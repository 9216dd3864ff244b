// A run depends on what is done, not on the screen: 15 and 144 frames a second in a browser are apps/web-e2e's lab-replay.spec.ts.
import { createSession, type Session } from '@zarra/experiment-kit';
import { stateHash } from '@zarra/physics';
import { experiments } from './experiments.js';
import { shown } from './test-lab.js';

const RATES = [15, 30, 60, 144];

/** Runs by the frames of a screen until a moment is past, s, then stops. */
function runPast(session: Session, seconds: number, rate: number): void {
  session.play();
  for (let frame = 0; session.run.time <= seconds; frame += 1) session.frame(frame / rate);
  session.pause();
}

/** What is displayed, and the state to the last bit. */
const displayed = (session: Session) => ({
  steps: session.news.getState().steps,
  readouts: session.lab.readouts.map(({ key }) => shown(session, key)),
  state: stateHash(session.run.state),
});

async function atEveryRate(slug: string, act: (session: Session, rate: number) => void) {
  const lab = await experiments[slug]!();
  return RATES.map((rate) => {
    const session = createSession(lab);
    act(session, rate);
    return displayed(session);
  });
}

test('chaos of twenty pendulums is the same after twelve seconds at 15, 30, 60 and 144 frames a second', async () => {
  const [first, ...others] = await atEveryRate('qosh-mayatnik', (session, rate) => {
    session.set(session.lab.presets.find(({ name }) => name === 'Yigirma nusxa')!.values);
    runPast(session, 12, rate);
    session.seek(12 * 960);
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.steps).toBe(12 * 960);
});

test('a force changed during the run leads to the same swing at 15, 30, 60 and 144 frames a second', async () => {
  const [first, ...others] = await atEveryRate('prujina', (session, rate) => {
    runPast(session, 3, rate);
    session.seek(2500);
    session.set({ drive: 6.4 });
    runPast(session, 6, rate);
    session.seek(5500);
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.steps).toBe(5500);
});
