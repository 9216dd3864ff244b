// A shared state opens identically. In a browser: lab-share.spec.ts of apps/web-e2e, for three experiments.
import { createSession, type Session } from '@zarra/experiment-kit';
import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import { fromGrid, toGrid } from '@zarra/experiment-kit/parameters';
import { replayRun } from '@zarra/experiment-kit/run';
import { stateHash } from '@zarra/physics';
import { experiments } from './experiments.js';
import { displayedValue } from './testing/experiments.js';

const FRAMES_PER_SECOND = 60;

/** Plays a time unit of an experiment, as a page does. */
function playUnit(session: Session): void {
  const end = session.run.time + (session.definition.timeUnit?.si ?? 1);
  session.play();
  for (let frame = 0; session.run.time <= end; frame += 1) session.frame(frame / FRAMES_PER_SECOND);
  session.pause();
}

test.each(Object.entries(experiments))('%s: a shared state is restored exactly', async (_slug, load) => {
  const definition = await load();
  const session = createSession(definition);
  playUnit(session);
  const address = writeAddress(definition, session.sharedState(), session.run.values);
  expect(address.length).toBeLessThanOrEqual(300);

  const opened = createSession(definition, readAddress(definition, address, session.run.steps));
  expect(opened.run.steps).toBe(session.run.steps);
  expect(opened.run.values).toEqual(session.run.values);
  expect(opened.store.getState().view).toEqual(session.store.getState().view);
  expect(definition.readouts.map(({ key }) => displayedValue(opened, key))).toEqual(
    definition.readouts.map(({ key }) => displayedValue(session, key)),
  );
  expect(stateHash(opened.run.state)).toBe(stateHash(session.run.state));
});

test.each(Object.entries(experiments))(
  '%s: an earlier run of an address has exactly the readings of the original',
  async (_slug, load) => {
    const definition = await load();
    const session = createSession(definition);
    playUnit(session);
    const [key, parameter] = Object.entries(definition.parameters).find(([, { live }]) => !live) ?? [];
    // Without a parameter of the start no run ends.
    if (key === undefined || !parameter) return;
    const index = toGrid(parameter, parameter.initial);
    session.set({ [key]: fromGrid(parameter, index === 0 ? 1 : index - 1) });
    const address = writeAddress(definition, session.sharedState(), session.run.values);
    const opened = createSession(definition, readAddress(definition, address, 1e6));
    const [original] = session.store.getState().earlierRuns;
    const [restored] = opened.store.getState().earlierRuns;
    expect(original?.series.length).toBeGreaterThan(2);
    expect(restored?.values).toEqual(original?.values);
    if (!restored) return;
    const { readings } = await replayRun(definition, restored.record, () => undefined);
    expect(readings).toEqual(original?.series.data());
  },
);
