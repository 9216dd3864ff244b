import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import '../testing/browser.js';
import { createStageView, VIEW_ANGLES } from '../stage/stage-view.js';
import { OrbitBar, OrbitPad } from './orbit-controls.js';

const strings = uzbekMessages.view;

function renderControls() {
  const view = createStageView('isometric');
  const { container } = render(
    <>
      <OrbitPad view={view} />
      <OrbitBar view={view} />
    </>,
  );
  const pad = screen.getByRole('slider', { name: strings.pad });
  pad.setPointerCapture = () => undefined;
  return { view, container, pad };
}
/** Pointer event init. */
const pointerEvent = (x: number, y: number, type = 'mouse', id = 1) => ({
  clientX: x,
  clientY: y,
  pointerId: id,
  pointerType: type,
  button: 0,
});

test('the keyboard turns, tilts and resets, and the value text follows', async () => {
  const { view, pad } = renderControls();
  expect(pad).toHaveAttribute('aria-valuetext', '26 gradus oʻng tomondan, 17 gradus yuqoridan');
  await userEvent.tab();
  expect(pad).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(pad).toHaveAttribute('aria-valuetext', '19 gradus chap tomondan, 13 gradus pastdan');
  expect(pad).toHaveAttribute('aria-valuenow', '-19');
  await userEvent.keyboard('{Home}');
  expect(view.getState()).toMatchObject(VIEW_ANGLES.isometric);
});

test('a mouse turns and tilts; one finger leaves vertical panning to the page, two do not', () => {
  const { view, pad } = renderControls();
  const { turn, tilt } = view.getState();
  fireEvent.pointerDown(pad, pointerEvent(0, 0));
  fireEvent.pointerMove(pad, pointerEvent(36, 36));
  expect(view.getState().turn).toBeCloseTo(turn + Math.PI / 10, 10);
  expect(view.getState().tilt).toBeCloseTo(tilt + Math.PI / 10, 10);
  fireEvent.pointerUp(pad, pointerEvent(36, 36));
  fireEvent.pointerMove(pad, pointerEvent(99, 99));
  expect(view.getState().turn).toBeCloseTo(turn + Math.PI / 10, 10);

  fireEvent.pointerDown(pad, pointerEvent(0, 0, 'touch', 2));
  fireEvent.pointerMove(pad, pointerEvent(0, 50, 'touch', 2));
  expect(view.getState().tilt).toBeCloseTo(tilt + Math.PI / 10, 10);
  fireEvent.pointerDown(pad, pointerEvent(60, 50, 'touch', 3));
  fireEvent.pointerMove(pad, pointerEvent(0, 86, 'touch', 2));
  fireEvent.pointerMove(pad, pointerEvent(60, 86, 'touch', 3));
  expect(view.getState().tilt).toBeCloseTo(tilt + Math.PI / 5, 10);

  // The page may scroll under one finger, not under two.
  const [one, two] = [1, 2].map((count) =>
    Object.assign(new Event('touchmove', { cancelable: true, bubbles: true }), {
      touches: Array.from({ length: count }),
    }),
  );
  pad.dispatchEvent(one!);
  pad.dispatchEvent(two!);
  expect([one!.defaultPrevented, two!.defaultPrevented]).toEqual([false, true]);
});

test('buttons act as the arrow keys', async () => {
  const { view } = renderControls();
  const { turn } = view.getState();
  await userEvent.click(screen.getByRole('button', { name: strings.right }));
  expect(view.getState().turn).toBeCloseTo(turn + Math.PI / 12, 10);
  await userEvent.click(screen.getByRole('button', { name: strings.forward }));
  expect(view.getState().tilt).toBeGreaterThan(VIEW_ANGLES.isometric.tilt);
  await userEvent.click(screen.getByRole('button', { name: strings.reset }));
  expect(view.getState()).toMatchObject(VIEW_ANGLES.isometric);
});

test('a fallback is announced as a status, without accessibility violations', async () => {
  const { view, container } = renderControls();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => view.setState({ fallbackReason: 'slow' }));
  expect(screen.getByRole('status')).toHaveTextContent(strings.fallback.slow);
  // A status directly after a button would belong to the button for screen readers only.
  expect(getComputedStyle(screen.getByRole('status')).position).not.toBe('absolute');
  expect(await axe(container)).toHaveNoViolations();
});
