import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Lab, SceneLength } from '../experiment/experiment.js';
import { LabScreen } from '../screen/lab-screen.js';
import { createSession } from '../session/create-session.js';
import '../test-browser.js';
import type { Name } from '../test-experiment.js';
import { testLab } from '../test-lab.js';

type TestLab = Lab<Name, Float64Array, 'arrows'>;

// 100 pixels in a metre of the scene, whose middle is at x = 1 m, y = 0.
const [WIDTH, HEIGHT] = [624, 324];
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => jest.restoreAllMocks());

const metre: SceneLength = { unit: 'm', si: 1, decimals: 3 };
const open = (more: Partial<TestLab> = {}) => {
  const session = createSession<Name, Float64Array, 'arrows'>({ ...testLab, ...more });
  const { container } = render(
    <main>
      <LabScreen session={session} />
    </main>,
  );
  return { session, container, user: userEvent.setup() };
};
const switchOf = (name: string) => screen.getByRole('button', { name });
const end = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const names = () =>
  within(screen.getByRole('group', { name: 'Asboblar' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('there is a ruler only where lengths are true, and a protractor only where both directions are', () => {
  open();
  expect(names()).toEqual(['Sekundomer']);
});

test.each([
  ['along x', { ...metre, along: 'x' } as const, ['Sekundomer', 'Chizgʻich']],
  ['in both directions', metre, ['Sekundomer', 'Chizgʻich', 'Transportir']],
])('lengths are true %s', (_, length, tools) => {
  open({ length });
  expect(names()).toEqual(tools);
});

test('a ruler is taken out, moved by the keys, and put away; all without a fault', async () => {
  const { user, container } = open({ length: metre });
  const button = switchOf('Chizgʻich');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  const right = await end('Chizgʻich, oʻng uchi');
  // 0.6 of the picture's 624 pixels.
  await waitFor(() =>
    expect(right).toHaveAccessibleName('Chizgʻich, oʻng uchi: 3,74\u00A0m, xatolik 0,02\u00A0m'),
  );
  expect(button).toHaveAttribute('aria-pressed', 'true');
  // Its ends lie far before the button: whoever took it out by a key is there.
  expect(await end('Chizgʻich, chap uchi')).toHaveFocus();
  expect(await screen.findByText(/^Chizgʻich sahnaga qoʻyildi/, {}, { timeout: 5000 })).toHaveRole('status');
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

test('an end follows the pointer without a jump, and stays in the picture', async () => {
  const { user } = open({ length: metre });
  await user.click(switchOf('Chizgʻich'));
  const left = await end('Chizgʻich, chap uchi');
  await waitFor(() => expect(left).toHaveAccessibleName(/3,74/));
  expect(switchOf('Chizgʻich')).toHaveFocus();
  Object.assign(left, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  const place = (): number => parseFloat(left.style.translate);
  const before = place();
  // Taken hold of 15 pixels beside its middle.
  fireEvent.pointerDown(left, { clientX: before + 15, clientY: 0 });
  fireEvent.pointerMove(left, { clientX: before + 65, clientY: 0 });
  expect(place()).toBeCloseTo(before + 50, 1);
  fireEvent.pointerMove(left, { clientX: -500, clientY: 0 });
  expect(place()).toBe(0);
});

test('where only x is a length, the ruler stays level', async () => {
  const { user } = open({ length: { ...metre, along: 'x' } });
  await user.click(switchOf('Chizgʻich'));
  const [left, right] = [await end('Chizgʻich, chap uchi'), await end('Chizgʻich, oʻng uchi')];
  await waitFor(() => expect(left.style.translate).not.toBe(''));
  left.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
  const height = (element: HTMLElement) => element.style.translate.split(' ')[1];
  expect(height(left)).toBe(`${(0.9 * HEIGHT - 20).toFixed(2)}px`);
  expect(height(right)).toBe(height(left));
  expect(left).toHaveAccessibleName(/3,64/);
});

test('a protractor says its angle; an arm is moved by the keys', async () => {
  const { user } = open({ length: metre });
  await user.click(switchOf('Transportir'));
  const arm = await end('Transportir, ikkinchi tomoni');
  // From (0.25, 0.6) to (0.4, 0.2) of the picture, against the level.
  const angle = Math.atan2(0.4 * HEIGHT, 0.15 * WIDTH) * (180 / Math.PI);
  const shown = angle.toFixed(1).replace('.', ',');
  await waitFor(() => expect(arm).toHaveAccessibleName(new RegExp(`: ${shown}°, xatolik 0,\\d°$`)));
  const vertex = await end('Transportir, uchi');
  vertex.focus();
  await user.keyboard('{ArrowDown}');
  expect(arm).not.toHaveAccessibleName(new RegExp(shown));
});

test('a tool stays in its place of the scene when the picture changes, and is laid anew when that is out of it', async () => {
  const wide = (half: number) => ({ left: 1 - half, right: 1 + half, bottom: -half / 2, top: half / 2 });
  const { session, user } = open({ length: metre, box: ({ length }) => wide(3 * length) });
  await user.click(switchOf('Chizgʻich'));
  const right = await end('Chizgʻich, oʻng uchi');
  await waitFor(() => expect(right).toHaveAccessibleName(/3,74/));
  const before = parseFloat(right.style.translate);
  // Twice as much of the scene is shown: the same length, half as many pixels, and twice the error.
  act(() => session.set({ length: 2 }));
  await waitFor(() => expect(right).toHaveAccessibleName(/3,74\u00A0m, xatolik 0,03/));
  expect(parseFloat(right.style.translate) - WIDTH / 2).toBeCloseTo((before - WIDTH / 2) / 2, 1);
  // A tenth of it: the ends lie outside.
  act(() => session.set({ length: 0.1 }));
  await waitFor(() => expect(right).toHaveAccessibleName(/0,374\u00A0m, xatolik 0,002/));
});

test('over a deep scene a ruler lies in its plane: turned, the length stays and the error grows', async () => {
  const { user } = open({ length: metre, deep: 'aslant' });
  await user.click(switchOf('Chizgʻich'));
  const right = await end('Chizgʻich, oʻng uchi');
  await waitFor(() => expect(right).toHaveAccessibleName(/xatolik/));
  const said = (): [string, string] => {
    const [, length = '', error = ''] =
      /: ([\d,]+)\u00A0m, xatolik ([\d,]+)/.exec(right.getAttribute('aria-label') ?? '') ?? [];
    return [length, error];
  };
  const [[length, error], at] = [said(), right.style.translate];
  const turn = await screen.findByRole('button', { name: 'Chapga burish' });
  await user.click(turn);
  await user.click(turn);
  await waitFor(() => expect(right.style.translate).not.toBe(at));
  expect(Number(said()[0].replace(',', '.'))).toBeCloseTo(Number(length.replace(',', '.')), 1);
  expect(Number(said()[1].replace(',', '.'))).toBeGreaterThan(Number(error.replace(',', '.')));
});

test('a stopwatch reads the time of the model: it stands with it, goes back with it, and keeps laps', async () => {
  const { session, user, container } = open();
  act(() => session.stepBy(50));
  await user.click(switchOf('Sekundomer'));
  const panel = await screen.findByRole('region', { name: 'Sekundomer' });
  const says = () => panel.querySelector('output')?.textContent;
  expect(says()).toBe('(0,00 ± 0,01)\u00A0s');
  await user.click(switchOf('Sekundomerni boshlash'));
  act(() => session.stepBy(150));
  expect(says()).toBe('(1,50 ± 0,01)\u00A0s');
  await user.click(switchOf('Oraliqni belgilash'));
  act(() => session.stepBy(100));
  await user.click(switchOf('Oraliqni belgilash'));
  expect(
    within(screen.getByRole('table', { name: 'Belgilangan oraliqlar' }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['(1,50 ± 0,01)\u00A0s', '(1,50 ± 0,01)\u00A0s', '(2,50 ± 0,01)\u00A0s', '(1,00 ± 0,01)\u00A0s']);
  act(() => session.seek(100));
  expect(says()).toBe('(0,50 ± 0,01)\u00A0s');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(switchOf('Sekundomerni toʻxtatish'));
  act(() => session.stepBy(100));
  expect(says()).toBe('(0,50 ± 0,01)\u00A0s');
  await user.click(switchOf('Nolga qaytarish'));
  expect(says()).toBe('(0,00 ± 0,01)\u00A0s');
  expect(screen.queryByRole('table', { name: 'Belgilangan oraliqlar' })).not.toBeInTheDocument();
});

test('a stopwatch that runs starts with the experiment anew, in the unit of its time', async () => {
  const { session, user } = open({ timeUnit: { unit: 'kun', si: 0.5, decimals: 1 } });
  await user.click(switchOf('Sekundomer'));
  await user.click(await screen.findByRole('button', { name: 'Sekundomerni boshlash' }));
  act(() => session.stepBy(150));
  const says = () => screen.getByRole('region', { name: 'Sekundomer' }).querySelector('output')?.textContent;
  expect(says()).toBe('(3,00 ± 0,02)\u00A0kun');
  act(() => session.set({ length: 2 }));
  expect(says()).toBe('(0,00 ± 0,02)\u00A0kun');
  act(() => session.stepBy(50));
  expect(says()).toBe('(1,00 ± 0,02)\u00A0kun');
});
