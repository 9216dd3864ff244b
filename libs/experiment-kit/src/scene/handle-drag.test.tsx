import '../testing/browser.js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { defineExperiment } from '../experiment/experiment.js';
import type { Handle } from '../experiment/handle.js';
import { createSession } from '../run/create-session.js';
import type { Session } from '../run/session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { Stage } from './stage.js';

/** The scene is 6 m wide on 400 px with margins of 12 px. */
const PIXELS_PER_METRE = (400 - 24) / 6;
let frames: FrameRequestCallback[] = [];
/** Page time, ms: of frames and of pointer events. */
let now = 0;

beforeEach(() => {
  [frames, now] = [[], 0];
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

const passFrames = (count: number): void => {
  for (let frame = 0; frame < count; frame++) {
    now += 1000 / 60;
    act(() => frames.splice(0).forEach((callback) => callback(now)));
  }
};

/** A body whose start is its place (`length`, m) and its velocity (`pull`, m/s). */
const throwable: Partial<Handle<TestTypes>> = {
  moveTo: (x) => ({ length: x, angle: 0 }),
  release: ({ x, y }) => ({ length: 1.5, pull: x, angle: (y * 180) / Math.PI }),
};
const renderStage = async (change: Partial<Handle<TestTypes>>, timeScale = 1): Promise<Session> => {
  const [body] = typedTestDefinition.handles;
  if (!body) throw new Error('The test has no body');
  const session = createSession(
    defineExperiment<TestTypes>({ ...typedTestDefinition, timeScale, handles: [{ ...body, ...change }] }),
  );
  render(<Stage session={session} />);
  passFrames(1);
  // Loaded on demand.
  await act(() => import('./handle-drag.js'));
  return session;
};
const body = () => screen.getByRole('button', { name: /^Yuk/ });
/** Moves the pointer from the middle of the handle, m, in some time, ms. */
const drag = (x: number, y: number, milliseconds: number, parts = 5): void => {
  for (let part = 1; part <= parts; part++) {
    now += milliseconds / parts;
    const [across, down] = [(x * part) / parts, (-y * part) / parts];
    fireEvent.pointerMove(body(), {
      pointerId: 1,
      clientX: 200 + across * PIXELS_PER_METRE,
      clientY: 150 + down * PIXELS_PER_METRE,
    });
  }
};
const press = () => fireEvent.pointerDown(body(), { pointerId: 1, clientX: 200, clientY: 150 });
const letGo = () => {
  fireEvent.pointerUp(body(), { pointerId: 1 });
  fireEvent.lostPointerCapture(body(), { pointerId: 1 });
};
const placeHandle = (left: number) =>
  jest
    .spyOn(body(), 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: left - 22, y: 128, width: 44, height: 44 }));

test('time waits for a held body, and goes on at its release with the velocity of the hand', async () => {
  const session = await renderStage(throwable);
  act(session.play);
  passFrames(60);
  placeHandle(200);
  press();
  const { steps } = session.run;
  passFrames(30);
  expect(session.run.steps).toBe(steps);
  drag(0.5, 0.25, 100);
  expect(session.store.getState()).toMatchObject({ held: true, playing: true, steps: 0 });
  letGo();
  // 0.4 m between the first movement and the last, in 80 ms.
  expect(session.run.values).toMatchObject({ length: 1.5, pull: 5 });
  expect(session.store.getState()).toMatchObject({ held: false, playing: true });
  passFrames(10);
  expect(session.run.steps).toBeGreaterThan(10);
});

test('the velocity is per second of model time', async () => {
  const session = await renderStage(throwable, 4);
  placeHandle(200);
  press();
  drag(0.5, 0, 100);
  letGo();
  expect(session.run.values['pull']).toBeCloseTo(5 / 4, 9);
  expect(session.store.getState().playing).toBe(false);
});

test('a body that is caught and not moved starts at rest where it is', async () => {
  const session = await renderStage({ ...throwable, release: ({ x }) => ({ pull: x }) });
  act(() => session.set({ pull: 3 }));
  act(session.play);
  passFrames(30);
  const [x = NaN] = session.run.state;
  placeHandle(200);
  press();
  letGo();
  expect(session.run.values).toMatchObject({ length: Number(Math.min(2, x).toFixed(1)), pull: 0, angle: 0 });
});

test('a press on a body at rest changes nothing', async () => {
  const session = await renderStage(throwable);
  act(() => session.stepBy(20));
  placeHandle(200);
  press();
  drag(0.03, 0, 10, 1);
  letGo();
  expect(session.store.getState()).toMatchObject({ held: false, steps: 20, runNumber: 0 });
});

test('a cancelled drag gives no velocity', async () => {
  const session = await renderStage(throwable);
  placeHandle(200);
  press();
  drag(0.5, 0, 50);
  fireEvent.lostPointerCapture(body(), { pointerId: 1 });
  expect(session.run.values).toMatchObject({ length: 1.5, pull: 0 });
  expect(session.store.getState().held).toBe(false);
});

test('the body keeps its distance from the pointer', async () => {
  const session = await renderStage({ moveTo: (x) => ({ length: x }) });
  placeHandle(200 + 0.3 * PIXELS_PER_METRE);
  press();
  drag(0.5, 0, 100);
  // The middle of the scene is at 1 m.
  expect(session.run.values['length']).toBe(1.8);
});

test('a handle that sets the start stops time while it is dragged', async () => {
  const session = await renderStage({ moveTo: (x) => ({ length: x }) });
  act(session.play);
  placeHandle(200);
  press();
  expect(session.store.getState().held).toBe(false);
  drag(0.5, 0, 100);
  expect(session.store.getState().held).toBe(true);
  letGo();
  expect(session.store.getState()).toMatchObject({ held: false, playing: true });
});

test('a handle of a live parameter does not stop time', async () => {
  const session = await renderStage({ moveTo: (x) => ({ pull: x }) });
  act(session.play);
  passFrames(10);
  placeHandle(200);
  press();
  drag(0.5, 0, 100);
  expect(session.store.getState()).toMatchObject({ held: false, playing: true, values: { pull: 1.5 } });
});

test('an arrow shows the velocity while a body is held', async () => {
  await renderStage(throwable);
  const arrow = () => document.querySelector('[data-release] path')?.getAttribute('d');
  placeHandle(200);
  press();
  drag(0.5, 0, 100);
  expect(arrow()).toMatch(/^M/);
  letGo();
  expect(arrow()).toBeUndefined();
});

test('rings appear within 80 px of the pointer', async () => {
  await renderStage({});
  placeHandle(200);
  const stage = document.querySelector('[data-stage]');
  if (!stage) throw new Error('The test has no stage');
  for (const [clientX, isNear] of [
    [281, false],
    [279, true],
  ] as const) {
    fireEvent.pointerMove(stage, { clientX, clientY: 150 });
    expect(body().hasAttribute('data-near')).toBe(isNear);
  }
  fireEvent.pointerLeave(stage);
  expect(body()).not.toHaveAttribute('data-near');
});
