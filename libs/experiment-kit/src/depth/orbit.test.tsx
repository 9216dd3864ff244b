import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { kitStrings } from '../kit-strings.js';
import '../test-browser.js';
import { createStageView, STARTS } from '../stage/stage-view.js';
import { OrbitBar, OrbitPad } from './orbit.js';

const strings = kitStrings.view;

function show() {
  const view = createStageView('aslant');
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
/** A pointer's event. */
const point = (x: number, y: number, type = 'mouse', id = 1) => ({
  clientX: x,
  clientY: y,
  pointerId: id,
  pointerType: type,
  button: 0,
});

test('by keys alone: turned, tilted and brought back, each time with a spoken standpoint', async () => {
  const { view, pad } = show();
  expect(pad).toHaveAttribute('aria-valuetext', '26 gradus oʻng tomondan, 17 gradus yuqoridan');
  await userEvent.tab();
  expect(pad).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(pad).toHaveAttribute('aria-valuetext', '19 gradus chap tomondan, 13 gradus pastdan');
  expect(pad).toHaveAttribute('aria-valuenow', '-19');
  await userEvent.keyboard('{Home}');
  expect(view.getState()).toMatchObject(STARTS.aslant);
});

test('a mouse turns and tilts; one finger leaves up and down to the page, two do not', () => {
  const { view, pad } = show();
  const { turn, tilt } = view.getState();
  fireEvent.pointerDown(pad, point(0, 0));
  fireEvent.pointerMove(pad, point(36, 36));
  expect(view.getState().turn).toBeCloseTo(turn + Math.PI / 10, 10);
  expect(view.getState().tilt).toBeCloseTo(tilt + Math.PI / 10, 10);
  fireEvent.pointerUp(pad, point(36, 36));
  fireEvent.pointerMove(pad, point(99, 99));
  expect(view.getState().turn).toBeCloseTo(turn + Math.PI / 10, 10);

  fireEvent.pointerDown(pad, point(0, 0, 'touch', 2));
  fireEvent.pointerMove(pad, point(0, 50, 'touch', 2));
  expect(view.getState().tilt).toBeCloseTo(tilt + Math.PI / 10, 10);
  fireEvent.pointerDown(pad, point(60, 50, 'touch', 3));
  fireEvent.pointerMove(pad, point(0, 86, 'touch', 2));
  fireEvent.pointerMove(pad, point(60, 86, 'touch', 3));
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

test('buttons do what the arrows do', async () => {
  const { view } = show();
  const { turn } = view.getState();
  await userEvent.click(screen.getByRole('button', { name: strings.right }));
  expect(view.getState().turn).toBeCloseTo(turn + Math.PI / 12, 10);
  await userEvent.click(screen.getByRole('button', { name: strings.forward }));
  expect(view.getState().tilt).toBeGreaterThan(STARTS.aslant.tilt);
  await userEvent.click(screen.getByRole('button', { name: strings.reset }));
  expect(view.getState()).toMatchObject(STARTS.aslant);
});

test('a simpler picture is said quietly, and all of it is clean for axe', async () => {
  const { view, container } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => view.setState({ simplified: 'slow' }));
  expect(screen.getByRole('status')).toHaveTextContent(strings.simplified.slow);
  // A status right after a button is the button's own, for ears alone.
  expect(getComputedStyle(screen.getByRole('status')).position).not.toBe('absolute');
  expect(await axe(container)).toHaveNoViolations();
});
