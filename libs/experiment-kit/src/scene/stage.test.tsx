import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { canvasCalls } from '../testing/browser.js';
import { testDefinition, typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { Stage } from './stage.js';

beforeEach(() => {
  canvasCalls.length = 0;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => jest.restoreAllMocks());

const handleLeft = (): number => parseFloat(screen.getByRole('button', { name: /^Yuk/ }).style.translate);

test('a 2D experiment has no rotation controls', async () => {
  const session = createSession(testDefinition);
  render(<Stage session={session} />);
  await waitFor(() => expect(canvasCalls.some(([call]) => call === 'arc')).toBe(true));
  // A second frame: lazily loaded parts of the first are present.
  canvasCalls.length = 0;
  act(() => session.set({ length: 2 }));
  await waitFor(() => expect(canvasCalls.some(([call]) => call === 'arc')).toBe(true));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('a 3D experiment without WebGL is drawn by the 2D pen with a notice; its handle follows every rotation', async () => {
  render(<Stage session={createSession({ ...testDefinition, view3d: 'isometric' })} />);
  const note = await screen.findByText(uzbekMessages.view.fallback.missing);
  expect(note).toHaveAttribute('role', 'status');
  await waitFor(() => expect(handleLeft()).toBeGreaterThan(0));
  const before = handleLeft();
  screen.getByRole('button', { name: uzbekMessages.view.right }).click();
  await waitFor(() => expect(handleLeft()).not.toBe(before));
  // Body and handle have one position.
  await waitFor(() => {
    // Balls are drawn last in a rotated view, each at the origin of a moved canvas.
    const [, left] = canvasCalls.findLast(([call]) => call === 'translate') ?? [];
    expect(left).toBeCloseTo(handleLeft(), 0);
  });
  // The axes of the ground are labelled.
  expect(canvasCalls.some(([call, text]) => call === 'fillText' && text === 'z')).toBe(true);
});

test('a label is measured once, and again when the fonts have loaded', async () => {
  const session = createSession({
    ...testDefinition,
    draw: (pen, { state: [x = 0] }) => pen.label(x, 0, 0, 'F', 'text'),
  });
  render(<Stage session={session} />);
  const callsOf = (name: string): number => canvasCalls.filter(([call]) => call === name).length;
  const nextLabel = async (change: () => void): Promise<void> => {
    const drawn = callsOf('fillText');
    act(change);
    await waitFor(() => expect(callsOf('fillText')).toBeGreaterThan(drawn));
  };
  await nextLabel(() => undefined);
  await nextLabel(() => session.set({ length: 2 }));
  await nextLabel(() => session.set({ length: 1 }));
  expect(callsOf('measureText')).toBe(1);
  await nextLabel(() => void document.fonts.dispatchEvent(new Event('loadingdone')));
  expect(callsOf('measureText')).toBe(2);
});

test.each([
  ['slow', 30, 2, 600],
  ['fast', 17, 2, 800],
  ['slow, on a display of few pixels', 30, 1.25, 500],
])('a second of %s frames: the canvas has a pixel ratio of at most 1.5', (_, length, ratio, expected) => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  Object.defineProperty(globalThis, 'devicePixelRatio', { configurable: true, value: ratio });
  const session = createSession(testDefinition);
  const { container } = render(<Stage session={session} />);
  const canvas = container.querySelector('canvas');
  act(() => session.play());
  const playFrames = (from: number, until: number): void => {
    for (let now = from; now <= until; now += length) act(() => frames.shift()?.(now));
  };
  playFrames(1000, 1900);
  expect(canvas?.width).toBe(400 * ratio);
  playFrames(1900 + length, 2200);
  expect(canvas?.width).toBe(expected);
  act(() => session.pause());
  Object.defineProperty(globalThis, 'devicePixelRatio', { configurable: true, value: 1 });
});

test('a hidden handle is not rendered; a pressed one updates its label', async () => {
  const [body] = typedTestDefinition.handles;
  if (!body) throw new Error('The test has no body');
  const definition = defineExperiment<TestTypes>({
    ...typedTestDefinition,
    handles: [
      { ...body, key: 'far', label: 'Uzoq yuk', isVisible: ({ values }) => values.length > 1.5 },
      {
        ...body,
        press: ({ view }) => ({ values: { length: 2 }, view: { arrows: 1 - view.arrows } }),
        valueText: ({ view }) => (view.arrows === 1 ? 'tanlangan' : 'tanlanmagan'),
      },
    ],
  });
  const session = createSession(definition);
  render(<Stage session={session} />);
  expect(screen.queryByRole('button', { name: /^Uzoq yuk/ })).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Yuk: tanlanmagan' }).click());
  expect(screen.getByRole('button', { name: 'Yuk: tanlangan' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Uzoq yuk/ })).toBeInTheDocument();
});

test('the name of a handle follows the displayed values while time runs; unchanged names render nothing', () => {
  const [body] = typedTestDefinition.handles;
  if (!body) throw new Error('The test has no body');
  const session = createSession(
    defineExperiment<TestTypes>({
      ...typedTestDefinition,
      handles: [{ ...body, valueText: ({ time }) => `${String(Math.floor(time))} sekund` }],
    }),
  );
  let renders = 0;
  render(
    <Profiler id="stage" onRender={() => renders++}>
      <Stage session={session} />
    </Profiler>,
  );
  expect(screen.getByRole('button', { name: 'Yuk: 0 sekund' })).toBeInTheDocument();
  act(() => session.play());
  const before = renders;
  let now = 0;
  const runFrames = (count: number) => {
    for (let frame = 0; frame < count; frame++) act(() => session.frame((now += 0.02)));
  };
  runFrames(45);
  expect(session.store.getState().steps).toBeGreaterThan(50);
  expect(renders).toBe(before);
  runFrames(20);
  expect(screen.getByRole('button', { name: 'Yuk: 1 sekund' })).toBeInTheDocument();
  expect(renders).toBe(before + 1);
});

test.each([
  ['as large as usual', '16px', 400, 14],
  ['28 pixels in projector mode at 1280×720', '32px', 790, 28],
  ['as large as a small stage can hold', '32px', 448, 16],
  ['at least 12 pixels', '10px', 360, 12],
])('labels on the stage are %s', async (_, fontSize, width, size) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const fonts: string[] = [];
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The test has no canvas');
  Object.defineProperty(context, 'font', { configurable: true, set: (font: string) => fonts.push(font) });
  render(
    <>
      {/* jsdom does not inherit font sizes. */}
      <style>{`canvas { font-size: ${fontSize} }`}</style>
      <Stage
        session={createSession({
          ...testDefinition,
          draw: (pen) => pen.label(0, 0, 0, 'F', 'text'),
        })}
      />
    </>,
  );
  await waitFor(() => expect(fonts.length).toBeGreaterThan(0));
  expect(parseFloat(fonts.at(-1)?.replace('600 ', '') ?? '')).toBe(size);
  Reflect.deleteProperty(context, 'font');
});
