// A shared state opens identically. In a browser: lab-share.spec.ts of apps/web-e2e, for three experiments.
import { createSession } from '@zarra/experiment-kit';
import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import { stateHash } from '@zarra/physics';
import { experiments } from './experiments.js';
import { displayedValue } from './testing/experiments.js';

const FRAMES_PER_SECOND = 60;

test.each(Object.entries(experiments))('%s: a shared state is restored exactly', async (_slug, load) => {
  const definition = await load();
  const session = createSession(definition);
  session.play();
  const second = definition.timeUnit?.si ?? 1;
  for (let frame = 0; session.run.time <= second; frame += 1) session.frame(frame / FRAMES_PER_SECOND);
  session.pause();
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
