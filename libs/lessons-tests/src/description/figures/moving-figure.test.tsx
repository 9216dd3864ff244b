import '../../testing/jsdom-stubs.js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { declarations, figureNode } from '../../testing/figure-fixtures.js';
import { FAST, mockConnection, SAVING } from '../../testing/mock-connection.js';
import { TextFigure } from './text-figure.js';

const { movingLens, threeLenses } = declarations;
const draw = jest.fn(() => jest.requireActual<object>('@zarra/figures/draw'));
jest.mock('@zarra/figures/draw', () => draw());

let restoreConnection: () => void;
let frame: FrameRequestCallback | undefined;
let clock: number;
beforeEach(() => {
  frame = undefined;
  clock = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => {
    frame = undefined;
  });
});
afterEach(() => {
  restoreConnection();
  jest.restoreAllMocks();
});

/** Lets a time pass, in frames of 50 ms. */
function pass(seconds: number): void {
  const end = clock + seconds * 1000;
  while (clock < end) {
    clock += 50;
    const current = frame;
    frame = undefined;
    act(() => current?.(clock));
  }
}
async function showNode(node: unknown, connection: object | undefined = SAVING) {
  restoreConnection = mockConnection(connection);
  const { container } = await act(async () => render(<TextFigure node={node} />));
  await screen.findByRole('figure');
  return container;
}
const show = (declaration: object = movingLens, connection?: object) =>
  showNode(figureNode(declaration, 'Tasvir qochadi'), connection);
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'd' });
const playButton = () => screen.getByRole('button', { name: 'Harakatni koʻrish' });
const shapes = () => screen.getByRole('img').innerHTML;
const play = async () => {
  fireEvent.click(playButton());
  await waitFor(() => expect(frame).toBeDefined());
  // The first frame sets the clock.
  pass(0.05);
};

test('a figure stands still, and its code is not loaded, until the learner asks', async () => {
  const container = await show();
  const still = shapes();
  expect(slider()).toHaveAttribute('aria-valuetext', '50 cm');
  expect([slider().min, slider().max, slider().step]).toEqual(['25', '60', '0.5']);
  expect(screen.getByRole('figure')).toHaveTextContent('Tasvir qochadi');
  expect(await axe(container)).toHaveNoViolations();
  expect(draw).not.toHaveBeenCalled();
  expect(frame).toBeUndefined();
  expect(shapes()).toBe(still);
});

test('a press before the code has arrived is kept', async () => {
  await show();
  fireEvent.click(playButton());
  expect(screen.getByRole('button', { name: 'Toʻxtatish' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(frame).toBeDefined());
  expect(draw).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Toʻxtatish' })).not.toHaveAttribute('aria-busy');
  expect(slider().value).toBe('60');
});

test('the slider moved before the code has arrived shows its value then', async () => {
  await show();
  const still = shapes();
  fireEvent.change(slider(), { target: { value: '30' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '30 cm');
  expect(shapes()).toBe(still);
  await waitFor(() => expect(shapes()).not.toBe(still));
  expect(screen.getByText(/Buyum linzadan 30 cm uzoqda/)).toBeInTheDocument();
  expect(frame).toBeUndefined();
});

test('playing goes the whole way in its time, stops, and starts again', async () => {
  await show();
  await play();
  pass(4);
  expect(Number(slider().value)).toBeCloseTo(42.5, 0);
  const middle = shapes();
  pass(4.1);
  expect(slider().value).toBe('25');
  expect(shapes()).not.toBe(middle);
  expect(frame).toBeUndefined();
  await play();
  expect(Number(slider().value)).toBeGreaterThan(59);
});

test('it pauses where the learner stops it, and continues there', async () => {
  await show();
  await play();
  pass(2);
  fireEvent.click(screen.getByRole('button', { name: 'Toʻxtatish' }));
  const { value } = slider();
  pass(1);
  expect(slider().value).toBe(value);
  await play();
  expect(Number(slider().value)).toBeCloseTo(Number(value), 0);
});

test('the slider stops playing, and moves by the keyboard', async () => {
  await show();
  await play();
  pass(1);
  fireEvent.change(slider(), { target: { value: '40' } });
  expect(frame).toBeUndefined();
  expect(playButton()).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuetext', '40 cm');
  await userEvent.tab();
  expect(playButton()).toHaveFocus();
  await userEvent.tab();
  expect(slider()).toHaveFocus();
});

test('on a fast connection the code loads when the figure is near', async () => {
  await show(movingLens, FAST);
  const still = shapes();
  await act(async () => {});
  fireEvent.click(playButton());
  expect(screen.getByRole('button', { name: 'Toʻxtatish' })).not.toHaveAttribute('aria-busy');
  expect(shapes()).not.toBe(still);
});

test('a process with a motion shows its steps, and one drawing when it moves', async () => {
  await show({ ...threeLenses, motion: { over: { d: [60, 30] }, seconds: 6 } });
  expect(screen.getAllByRole('img')).toHaveLength(3);
  fireEvent.change(slider(), { target: { value: '40' } });
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
});

test.each([
  ['that is no JSON', '{'],
  [
    'without a range',
    JSON.stringify({ motion: { name: 'd', label: 'd', value: 1, from: 2, to: 2, seconds: 3 } }),
  ],
  [
    'with texts',
    JSON.stringify({ motion: { name: 'd', label: 'd', value: '1', from: 2, to: 3, seconds: 3 } }),
  ],
  ['of nothing', 'null'],
])('a motion %s leaves the still figure', async (_, motion) => {
  const [tag, properties, ...rest] = figureNode(movingLens);
  await showNode([tag, { ...(properties as object), motion }, ...rest]);
  expect(screen.getByRole('img', { name: movingLens.alt })).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a declaration that cannot be drawn leaves the still figure', async () => {
  restoreConnection = mockConnection(SAVING);
  const motion = JSON.stringify({ motion: { name: 'd', label: 'd', value: 1, from: 2, to: 3, seconds: 3 } });
  const [tag, properties, ...rest] = figureNode(movingLens);
  await showNode([tag, { ...(properties as object), motion }, ...rest]);
  const still = shapes();
  fireEvent.change(slider(), { target: { value: '3' } });
  await act(async () => {});
  expect(shapes()).toBe(still);
});
