// What is shared is what another reader sees. In a browser: apps/web-e2e's lab-share.spec.ts, for three experiments.
import { createSession, readAddress, writeAddress } from '@zarra/experiment-kit';
import { stateHash } from '@zarra/physics';
import { experiments } from './experiments.js';
import { shown } from './test-lab.js';

const FRAMES_PER_SECOND = 60;

test.each(Object.entries(experiments))('%s: a shared moment is opened as it was', async (_slug, load) => {
  const lab = await load();
  const session = createSession(lab);
  session.play();
  const second = lab.timeUnit?.si ?? 1;
  for (let frame = 0; session.run.time <= second; frame += 1) session.frame(frame / FRAMES_PER_SECOND);
  session.pause();
  const address = writeAddress(lab, session.shared(), session.run.values);
  expect(address.length).toBeLessThanOrEqual(300);

  const opened = createSession(lab, readAddress(lab, address, session.run.steps));
  expect(opened.run.steps).toBe(session.run.steps);
  expect(opened.run.values).toEqual(session.run.values);
  expect(opened.news.getState().view).toEqual(session.news.getState().view);
  expect(lab.readouts.map(({ key }) => shown(opened, key))).toEqual(
    lab.readouts.map(({ key }) => shown(session, key)),
  );
  expect(stateHash(opened.run.state)).toBe(stateHash(session.run.state));
});
