import { createSession } from '../run/create-session.js';
import '../testing/browser.js';
import { testDefinition } from '../testing/definition.js';
import { startPlotRenderer } from './plot-renderer.js';

let frames: FrameRequestCallback[] = [];
let reportInView: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(listener: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reportInView = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => (reportInView = () => undefined);
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

/** A renderer that records the steps it has drawn. */
const start = () => {
  const session = createSession(testDefinition);
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  const drawn: number[] = [];
  const renderer = startPlotRenderer(
    session,
    host,
    document.createElement('canvas'),
    () => {
      drawn.push(session.run.steps);
      return { findNearest: () => -1 };
    },
    () => ({ cursor: -1 }),
  );
  let now = 0;
  /** Runs page frames at 60 per second. */
  const runFrames = (count: number, beforeFrame: () => void = () => undefined): void => {
    for (let frame = 0; frame < count; frame++) {
      beforeFrame();
      now += 1000 / 60;
      const requested = frames;
      frames = [];
      for (const callback of requested) callback(now);
    }
  };
  runFrames(1);
  return { session, drawn, renderer, runFrames };
};

test('a playing session is drawn at most fifteen times a second', () => {
  const { session, drawn, runFrames } = start();
  runFrames(120, () => session.stepBy(1));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.length).toBeLessThanOrEqual(31);
});

test('after a pause the last state is drawn, then nothing more is requested', () => {
  const { session, drawn, runFrames } = start();
  runFrames(13, () => session.stepBy(1));
  session.pause();
  runFrames(10);
  expect(drawn.at(-1)).toBe(session.run.steps);
  const count = drawn.length;
  runFrames(60);
  expect(drawn.length).toBe(count);
  expect(frames).toEqual([]);
});

test('outside the viewport nothing is requested; on return the last state is drawn', () => {
  const { session, drawn, runFrames } = start();
  reportInView(false);
  const count = drawn.length;
  runFrames(30, () => {
    session.stepBy(1);
    expect(frames).toEqual([]);
  });
  expect(drawn.length).toBe(count);
  reportInView(true);
  runFrames(5);
  expect(drawn.slice(count)).toEqual([session.run.steps]);
});

test('what the learner changes is drawn in the next frame', () => {
  const { session, drawn, renderer, runFrames } = start();
  session.stepBy(1);
  runFrames(5);
  const count = drawn.length;
  renderer.redraw();
  runFrames(1);
  renderer.redraw();
  runFrames(1);
  expect(drawn.length).toBe(count + 2);
});

test('a paused plot redraws its numbers when the font of the page has loaded, until it stops', () => {
  const { drawn, renderer, runFrames } = start();
  const count = drawn.length;
  document.fonts.dispatchEvent(new Event('loadingdone'));
  runFrames(1);
  expect(drawn.length).toBe(count + 1);
  renderer.stop();
  document.fonts.dispatchEvent(new Event('loadingdone'));
  runFrames(1);
  expect(drawn.length).toBe(count + 1);
});
