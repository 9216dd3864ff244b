import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ExperimentDefinition, LengthUnit } from '../experiment/experiment.js';
import { ExperimentScreen } from '../screen/experiment-screen.js';
import { createSession } from '../run/create-session.js';
import '../testing/browser.js';
import { testDefinition } from '../testing/definition.js';

// 100 pixels per scene metre; the middle is at x = 1 m, y = 0.
const [WIDTH, HEIGHT] = [624, 324];
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => jest.restoreAllMocks());

const metre: LengthUnit = { unit: 'm', si: 1, decimals: 3 };
const renderScreen = (overrides: Partial<ExperimentDefinition> = {}) => {
  const session = createSession({ ...testDefinition, ...overrides });
  const { container } = render(
    <main>
      <ExperimentScreen session={session} />
    </main>,
  );
  return { session, container, user: userEvent.setup() };
};
/** Opens the list of actions: jsdom has no wide screen, where they stand in the title bar. */
const openActions = (): void => {
  const more = screen.getByRole('button', { name: 'Boshqa amallar', expanded: false });
  fireEvent.click(more);
};
const buttonNamed = (name: string) => {
  if (!screen.queryByRole('button', { name })) openActions();
  return screen.getByRole('button', { name });
};
const findEnd = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const toolNames = () => {
  openActions();
  return within(screen.getByRole('group', { name: 'Asboblar' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

test('the ruler requires a length unit, and the protractor requires both directions', () => {
  renderScreen();
  expect(toolNames()).toEqual(['Sekundomer']);
});

test.each([
  ['along x', { ...metre, axis: 'x' } as const, ['Sekundomer', 'Chizgʻich']],
  ['in both directions', metre, ['Sekundomer', 'Chizgʻich', 'Transportir']],
])('lengths to scale %s', (_, lengthUnit, tools) => {
  renderScreen({ lengthUnit });
  expect(toolNames()).toEqual(tools);
});

test('a ruler is opened, moved by keyboard and closed, without accessibility violations', async () => {
  const { user, container } = renderScreen({ lengthUnit: metre });
  const button = buttonNamed('Chizgʻich');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  const right = await findEnd('Chizgʻich, oʻng uchi');
  // 0.6 of the canvas width of 624 pixels.
  await waitFor(() =>
    expect(right).toHaveAccessibleName('Chizgʻich, oʻng uchi: 3,74\u00A0m, xatolik 0,02\u00A0m'),
  );
  expect(button).toHaveAttribute('aria-pressed', 'true');
  // Its ends precede the button by far: a keyboard user is moved there.
  expect(await findEnd('Chizgʻich, chap uchi')).toHaveFocus();
  expect(await screen.findByText(/^Chizgʻich sahnaga qoʻyildi/)).toHaveRole('status');
  expect(screen.getByText(/yarim pikselgacha/)).toBeVisible();

  right.focus();
  await user.keyboard('{ArrowLeft}');
  expect(right).toHaveAccessibleName('Chizgʻich, oʻng uchi: 3,64\u00A0m, xatolik 0,02\u00A0m');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(right).toHaveAccessibleName(/3,65\u00A0m/);
  expect(screen.getByText('(3,65 ± 0,02) m')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(button);
  expect(right).not.toBeInTheDocument();
});

test('an end follows the pointer without a jump, and stays on the canvas', async () => {
  const { user } = renderScreen({ lengthUnit: metre });
  await user.click(buttonNamed('Chizgʻich'));
  const left = await findEnd('Chizgʻich, chap uchi');
  await waitFor(() => expect(left).toHaveAccessibleName(/3,74/));
  expect(screen.getByRole('button', { name: 'Boshqa amallar' })).toHaveFocus();
  Object.assign(left, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  const place = (): number => parseFloat(left.style.translate);
  const before = place();
  // The pointer grabs the handle 15 px right of its centre.
  fireEvent.pointerDown(left, { clientX: before + 15, clientY: 0 });
  fireEvent.pointerMove(left, { clientX: before + 65, clientY: 0 });
  expect(place()).toBeCloseTo(before + 50, 1);
  fireEvent.pointerMove(left, { clientX: -500, clientY: 0 });
  expect(place()).toBe(0);
});

test('with x lengths only, the ruler stays horizontal', async () => {
  const { user } = renderScreen({ lengthUnit: { ...metre, axis: 'x' } });
  await user.click(buttonNamed('Chizgʻich'));
  const [left, right] = [await findEnd('Chizgʻich, chap uchi'), await findEnd('Chizgʻich, oʻng uchi')];
  await waitFor(() => expect(left.style.translate).not.toBe(''));
  left.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
  const height = (element: HTMLElement) => element.style.translate.split(' ')[1];
  expect(height(left)).toBe(`${(0.9 * HEIGHT - 20).toFixed(2)}px`);
  expect(height(right)).toBe(height(left));
  expect(left).toHaveAccessibleName(/3,64/);
});

test('a protractor shows its angle; an arm is moved by keyboard', async () => {
  const { user } = renderScreen({ lengthUnit: metre });
  await user.click(buttonNamed('Transportir'));
  const arm = await findEnd('Transportir, ikkinchi tomoni');
  // From (0.25, 0.6) to (0.4, 0.2) of the canvas, relative to the horizontal.
  const angle = Math.atan2(0.4 * HEIGHT, 0.15 * WIDTH) * (180 / Math.PI);
  const shown = angle.toFixed(1).replace('.', ',');
  await waitFor(() => expect(arm).toHaveAccessibleName(new RegExp(`: ${shown}°, xatolik 0,\\d°$`)));
  const vertex = await findEnd('Transportir, uchi');
  vertex.focus();
  await user.keyboard('{ArrowDown}');
  expect(arm).not.toHaveAccessibleName(new RegExp(shown));
});

test('a tool keeps its scene position when the view changes, and is reset when it is outside', async () => {
  const wide = (half: number) => ({ left: 1 - half, right: 1 + half, bottom: -half / 2, top: half / 2 });
  const { session, user } = renderScreen({ lengthUnit: metre, box: ({ length = NaN }) => wide(3 * length) });
  await user.click(buttonNamed('Chizgʻich'));
  const right = await findEnd('Chizgʻich, oʻng uchi');
  await waitFor(() => expect(right).toHaveAccessibleName(/3,74/));
  const before = parseFloat(right.style.translate);
  // Twice as much of the scene is visible: the same length, half as many pixels, twice the error.
  act(() => session.set({ length: 2 }));
  await waitFor(() => expect(right).toHaveAccessibleName(/3,74\u00A0m, xatolik 0,03/));
  expect(parseFloat(right.style.translate) - WIDTH / 2).toBeCloseTo((before - WIDTH / 2) / 2, 1);
  // A tenth of the former length is visible: both ends of the ruler are outside the canvas.
  act(() => session.set({ length: 0.1 }));
  await waitFor(() => expect(right).toHaveAccessibleName(/0,374\u00A0m, xatolik 0,002/));
});

test('in a 3D scene a ruler lies in its plane: rotation keeps the length and increases the error', async () => {
  const { user } = renderScreen({ lengthUnit: metre, view3d: 'isometric' });
  await user.click(buttonNamed('Chizgʻich'));
  const right = await findEnd('Chizgʻich, oʻng uchi');
  await waitFor(() => expect(right).toHaveAccessibleName(/xatolik/));
  const displayedValue = (): [string, string] => {
    const [, length = '', error = ''] =
      /: ([\d,]+)\u00A0m, xatolik ([\d,]+)/.exec(right.getAttribute('aria-label') ?? '') ?? [];
    return [length, error];
  };
  const [[length, error], at] = [displayedValue(), right.style.translate];
  const turn = await screen.findByRole('button', { name: 'Chapga burish' });
  await user.click(turn);
  await user.click(turn);
  await waitFor(() => expect(right.style.translate).not.toBe(at));
  expect(Number(displayedValue()[0].replace(',', '.'))).toBeCloseTo(Number(length.replace(',', '.')), 1);
  await waitFor(() =>
    expect(Number(displayedValue()[1].replace(',', '.'))).toBeGreaterThan(Number(error.replace(',', '.'))),
  );
});

test('a stopwatch reads model time: it pauses and seeks with it, and stores laps', async () => {
  const { session, user, container } = renderScreen();
  act(() => session.stepBy(50));
  await user.click(buttonNamed('Sekundomer'));
  const panel = await screen.findByRole('region', { name: 'Sekundomer' });
  const displayedTime = () => panel.querySelector('output')?.textContent;
  expect(displayedTime()).toBe('(0,00 ± 0,01)\u00A0s');
  await user.click(buttonNamed('Sekundomerni boshlash'));
  act(() => session.stepBy(150));
  expect(displayedTime()).toBe('(1,50 ± 0,01)\u00A0s');
  await user.click(buttonNamed('Oraliqni belgilash'));
  act(() => session.stepBy(100));
  await user.click(buttonNamed('Oraliqni belgilash'));
  expect(
    within(screen.getByRole('table', { name: 'Belgilangan oraliqlar' }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['(1,50 ± 0,01)\u00A0s', '(1,50 ± 0,01)\u00A0s', '(2,50 ± 0,01)\u00A0s', '(1,00 ± 0,01)\u00A0s']);
  act(() => session.seek(100));
  expect(displayedTime()).toBe('(0,50 ± 0,01)\u00A0s');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(buttonNamed('Sekundomerni toʻxtatish'));
  act(() => session.stepBy(100));
  expect(displayedTime()).toBe('(0,50 ± 0,01)\u00A0s');
  await user.click(buttonNamed('Nolga qaytarish'));
  expect(displayedTime()).toBe('(0,00 ± 0,01)\u00A0s');
  expect(screen.queryByRole('table', { name: 'Belgilangan oraliqlar' })).not.toBeInTheDocument();
});

test('a running stopwatch restarts with the experiment, in its time unit', async () => {
  const { session, user } = renderScreen({ timeUnit: { unit: 'kun', si: 0.5, decimals: 1 } });
  await user.click(buttonNamed('Sekundomer'));
  await user.click(await screen.findByRole('button', { name: 'Sekundomerni boshlash' }));
  act(() => session.stepBy(150));
  const displayedTime = () =>
    screen.getByRole('region', { name: 'Sekundomer' }).querySelector('output')?.textContent;
  expect(displayedTime()).toBe('(3,00 ± 0,02)\u00A0kun');
  act(() => session.set({ length: 2 }));
  expect(displayedTime()).toBe('(0,00 ± 0,02)\u00A0kun');
  act(() => session.stepBy(50));
  expect(displayedTime()).toBe('(1,00 ± 0,02)\u00A0kun');
});
