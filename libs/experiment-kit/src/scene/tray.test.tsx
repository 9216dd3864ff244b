import '../testing/browser.js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defineExperiment } from '../experiment/experiment.js';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { Stage } from './stage.js';

/** The scene is 6 m wide on 400 px with margins of 12 px; its middle is at 1 m. */
const PIXELS_PER_METRE = (400 - 24) / 6;
const RECTANGLES: Readonly<Record<string, DOMRect>> = {
  '[data-stage]': DOMRect.fromRect({ width: 400, height: 300 }),
  '[data-tray]': DOMRect.fromRect({ y: 300, width: 400, height: 52 }),
  '[data-part]': DOMRect.fromRect({ x: 4, y: 304, width: 44, height: 44 }),
  '[data-handle]': DOMRect.fromRect({ x: 178, y: 128, width: 44, height: 44 }),
};
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [, rectangle] = Object.entries(RECTANGLES).find(([selector]) => this.matches(selector)) ?? [];
    return rectangle ?? new DOMRect();
  });
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

const passFrame = (): void => act(() => frames.splice(0).forEach((callback) => callback(0)));

/** Bodies of two kinds on a line: `length` is the position and `kind` the part; 0 is none. */
const [body] = typedTestDefinition.handles;
if (!body) throw new Error('The test has no body');
const definition = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  handles: [
    {
      ...body,
      position: ({ values }) => ({ x: values.length, y: 0 }),
      valueText: ({ values }) => (values.kind === 0 ? 'boʻsh joy' : `${values.kind}-tur`),
      part: ({ values }) => (values.kind === 0 ? undefined : String(values.kind)),
      remove: ({ values }) => (values.kind === 0 ? undefined : { values: { kind: 0 }, handle: 'body' }),
    },
  ],
  tray: {
    parts: [
      { key: '1', label: 'qizil yuk', picture: [{ d: 'M0 0H1', stroke: 'chart-red' }], isAdvanced: false },
      { key: '2', label: 'koʻk yuk', picture: [{ d: 'M0 0V1', fill: 'chart-blue' }], isAdvanced: true },
    ],
    pictureSize: [1, 0.5],
    target: (x, y) => (x < 0 ? undefined : { left: x - 0.5, right: x + 0.5, bottom: y - 0.5, top: y + 0.5 }),
    place: (key, point, { values }) => ({
      values: { kind: Number(key), length: point?.x ?? values.length },
      handle: 'body',
    }),
    unavailable: ({ values }) => (values.pull > 0 ? 'Joy qolmadi.' : undefined),
  },
});

const announced: string[] = [];
async function renderStage() {
  announced.length = 0;
  const session = createSession(definition);
  const { container } = render(<Stage session={session} onAnnounce={(text) => announced.push(text)} />);
  passFrame();
  // Loaded on demand.
  await act(() => import('./handle-drag.js'));
  const partOf = (name: string) => screen.getByRole('button', { name });
  const handle = () => screen.getByRole('button', { name: /^Yuk/ });
  /** Drags an element from its middle to a point of the viewport. */
  const dragTo = (element: Element, clientX: number, clientY: number, pointerType = 'mouse'): void => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const pointer = { pointerId: 1, pointerType };
    fireEvent.pointerDown(element, { ...pointer, clientX: x + width / 2, clientY: y + height / 2 });
    fireEvent.pointerMove(element, { ...pointer, clientX, clientY });
  };
  const letGo = (element: Element): void => {
    fireEvent.pointerUp(element, { pointerId: 1 });
    // The browser sends a click after a drag too.
    fireEvent.click(element);
    fireEvent.lostPointerCapture(element, { pointerId: 1 });
    passFrame();
  };
  return {
    session,
    partOf,
    handle,
    dragTo,
    letGo,
    image: () => container.querySelector<SVGElement>('[data-dragged]'),
    target: () => container.querySelector('[data-target] rect'),
    tray: () => container.querySelector('[data-tray]'),
  };
}

test('a part is dragged onto the stage: its picture follows the pointer, the drop target is marked', async () => {
  const { session, partOf, handle, dragTo, letGo, image, target } = await renderStage();
  dragTo(partOf('qizil yuk'), 200 + 0.5 * PIXELS_PER_METRE, 150);
  expect(session.run.values['kind']).toBe(0);
  expect(image()?.style.translate).toBe(`${200 + 0.5 * PIXELS_PER_METRE}px 150px`);
  expect(parseFloat(image()?.style.width ?? '')).toBeCloseTo(PIXELS_PER_METRE, 6);
  expect(parseFloat(target()?.getAttribute('x') ?? '')).toBeCloseTo(200, 6);
  expect(parseFloat(target()?.getAttribute('width') ?? '')).toBeCloseTo(PIXELS_PER_METRE, 6);
  letGo(partOf('qizil yuk'));
  expect(session.run.values).toMatchObject({ kind: 1, length: 1.5 });
  expect(image()).toBeNull();
  expect(target()).toBeNull();
  expect(handle()).toHaveFocus();
  expect(announced).toEqual([uzbekMessages.tray.placed('Yuk: 1-tur')]);
});

test('only the parts that the simple level hides are marked', async () => {
  const { partOf } = await renderStage();
  expect(partOf('koʻk yuk')).toHaveAttribute('data-advanced');
  expect(partOf('qizil yuk')).not.toHaveAttribute('data-advanced');
});

test('a finger carries a part above itself', async () => {
  const { partOf, dragTo, image, target } = await renderStage();
  dragTo(partOf('qizil yuk'), 200, 150, 'touch');
  expect(image()?.style.translate).toBe('200px 106px');
  // The finger is over the tray, its part over the lower edge of the stage.
  dragTo(partOf('qizil yuk'), 200, 310, 'touch');
  expect(target()).not.toBeNull();
});

test.each([
  ['beside the stage', 200, -40],
  ['where the stage has no drop target', 100, 150],
  ['on the tray', 200, 320],
])('a part that is released %s is not placed', async (_, left, top) => {
  const { session, partOf, dragTo, letGo, target } = await renderStage();
  dragTo(partOf('qizil yuk'), left, top);
  expect(target()).toBeNull();
  letGo(partOf('qizil yuk'));
  expect(session.run.values['kind']).toBe(0);
  expect(announced).toEqual([]);
});

test('Escape cancels the drag, and the browser too', async () => {
  const { session, partOf, dragTo, letGo, image } = await renderStage();
  fireEvent.pointerDown(partOf('qizil yuk'), { pointerId: 1 });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  letGo(partOf('qizil yuk'));
  expect(session.run.values['kind']).toBe(0);
  const onEscape = jest.fn();
  document.addEventListener('keydown', onEscape);
  dragTo(partOf('qizil yuk'), 200, 150);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(image()).toBeNull();
  letGo(partOf('qizil yuk'));
  // It does not end the projector mode as well.
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onEscape);
  dragTo(partOf('qizil yuk'), 200, 150);
  fireEvent.lostPointerCapture(partOf('qizil yuk'), { pointerId: 1 });
  expect(image()).toBeNull();
  expect(session.run.values['kind']).toBe(0);
});

test('a part on the stage is carried to another place, or to the tray, which removes it', async () => {
  const { session, handle, dragTo, letGo, image, tray } = await renderStage();
  act(() => session.set({ kind: 2 }));
  handle().focus();
  dragTo(handle(), 200 + 0.5 * PIXELS_PER_METRE, 150);
  expect(image()).not.toBeNull();
  expect(session.run.values['length']).toBe(1);
  letGo(handle());
  expect(session.run.values).toMatchObject({ kind: 2, length: 1.5 });
  expect(handle()).not.toHaveFocus();
  dragTo(handle(), 200, 320);
  expect(tray()).toHaveAttribute('data-over');
  letGo(handle());
  expect(tray()).not.toHaveAttribute('data-over');
  expect(session.run.values).toMatchObject({ kind: 0, length: 1.5 });
  expect(announced).toEqual([uzbekMessages.tray.removed('Yuk: 2-tur')]);
});

test('by keyboard: a part is placed and its handle has the focus; Delete removes it', async () => {
  const { session, partOf, handle } = await renderStage();
  const user = userEvent.setup({ delay: null });
  partOf('koʻk yuk').focus();
  await user.keyboard('{Enter}');
  passFrame();
  expect(session.run.values).toMatchObject({ kind: 2, length: 1 });
  expect(handle()).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(session.run.values['kind']).toBe(0);
  // The next key is pressed before the next frame: the focus stays where it moved to.
  await user.tab();
  passFrame();
  expect(handle()).not.toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Backspace}');
  expect(announced).toEqual([
    uzbekMessages.tray.placed('Yuk: 2-tur'),
    uzbekMessages.tray.removed('Yuk: 2-tur'),
  ]);
});

test('while no part can be placed, the buttons say why', async () => {
  const { session, partOf, dragTo, letGo, image } = await renderStage();
  act(() => session.set({ pull: 1 }));
  const part = partOf('qizil yuk');
  expect(part).toHaveAttribute('aria-disabled', 'true');
  expect(part).toHaveAttribute('title', 'Joy qolmadi.');
  dragTo(part, 200, 150);
  expect(image()).toBeNull();
  letGo(part);
  expect(session.run.values['kind']).toBe(0);
  expect(announced).toEqual(['Joy qolmadi.']);
});
