import '../test-browser.js';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { LabScreen } from './lab-screen.js';

const Main = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const open = (lab = testLab) => {
  const session = createSession(lab);
  return { session, user: userEvent.setup(), ...render(<LabScreen session={session} />, { wrapper: Main }) };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const keptRows = () => within(screen.getByRole('table', { name: 'Saqlangan natijalar' })).getAllByRole('row');
/** The one region that speaks of the experiment; the words wait for their turn there. */
const said = (words: string | RegExp) => screen.findByText(words, {}, { timeout: 5000 });

test('nothing lies over it until it is asked for', () => {
  open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it has no accessibility faults, with all its tables open', async () => {
  const { user, container } = open({
    ...testLab,
    model: { ...testLab.model, exact: () => Float64Array.of(1, 0) },
  });
  await press(user, 'Natijani saqlash');
  await press(user, 'Nazariya bilan solishtirish');
  expect(await axe(container)).toHaveNoViolations();
});

test('a result is kept with its time and readouts, and what differs', async () => {
  const { session, user } = open();
  await press(user, 'Natijani saqlash');
  act(() => session.set({ length: 2 }));
  act(() => session.stepBy(150));
  await press(user, 'Natijani saqlash');
  const cells = keptRows()
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    );
  expect(cells).toEqual([
    ['Uzunlik: 1\u00A0m', '0,00\u00A0s'],
    ['Uzunlik: 2\u00A0m', '1,50\u00A0s'],
  ]);
  const x = (session.run.state[0] ?? 0) / 0.01;
  expect(keptRows()[2]).toHaveTextContent(x.toFixed(1).replace('.', ',').replace('-', '−'));
});

test('five results are kept at most; one removed makes room, and the focus stays on the way', async () => {
  const { user } = open();
  for (let count = 0; count < 6; count++) await press(user, 'Natijani saqlash');
  expect(keptRows()).toHaveLength(6);
  expect(await said(/Beshta natija saqlangan/)).toHaveRole('status');
  await press(user, '2-natijani oʻchirish');
  expect(keptRows()).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Natijani saqlash' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(
    keptRows()
      .slice(1)
      .map((row) => within(row).getByRole('rowheader').textContent),
  ).toEqual(['1', '3', '4', '5', '6']);
});

test('the recorded minute is saved as a table, the stage as a picture, each under its name', async () => {
  const files: [string, Blob][] = [];
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${made.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push([this.download, made[Number(this.href.slice(5)) - 1] as Blob]);
  });
  const { session, user } = open();
  // Two steps are more than a sixtieth of a second: they are read.
  act(() => session.stepBy(2));
  await press(user, 'Jadval (CSV)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Oʻnli kasr belgisi' }), 'nuqta: 1.5');
  await press(user, 'Jadval (CSV)');
  await press(user, 'Rasm (PNG)');
  expect(await said('zarra-sinov.png yuklab olindi.')).toHaveRole('status');
  expect(files.map(([name]) => name)).toEqual(['zarra-sinov.csv', 'zarra-sinov.csv', 'zarra-sinov.png']);
  const texts = await Promise.all(files.slice(0, 2).map(([, file]) => new Response(file).arrayBuffer()));
  const read = texts.map((text) => Buffer.from(text).toString('utf8'));
  const x = Number((session.run.state[0] ?? 0).toPrecision(12));
  expect(read[0]).toMatch(/^\uFEFFVaqt \(s\);Siljish \(m\)\r\n0;\d,\d+\r\n/);
  expect(read[1]).toMatch(/^\uFEFFVaqt \(s\),Siljish \(m\)\r\n0,\d\.\d+\r\n/);
  expect(read[1]?.split('\r\n')[2]).toBe(`0.02,${x}`);
  jest.restoreAllMocks();
});

test('theory is compared only where there is one', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Nazariya bilan solishtirish' })).not.toBeInTheDocument();
});

test('the readouts give way to the comparison, and come back', async () => {
  const { user } = open({ ...testLab, model: { ...testLab.model, exact: () => Float64Array.of(1, 0) } });
  await press(user, 'Nazariya bilan solishtirish');
  expect(screen.getByRole('table', { name: 'Oʻlchovlar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nazariya bilan solishtirish', pressed: true })).toBeVisible();
  await press(user, 'Nazariya bilan solishtirish');
  expect(screen.queryByRole('table', { name: 'Oʻlchovlar' })).not.toBeInTheDocument();
});

test('projector mode hides the words, keeps the state, and Escape leaves it', async () => {
  const { session, user, container } = open();
  act(() => session.stepBy(20));
  await press(user, 'Natijani saqlash');
  await press(user, 'Proyektor rejimi');
  expect(screen.getByText('Yukni suring.')).not.toBeVisible();
  expect(screen.queryByText('Yuk prujinada tebranadi.')).not.toBeInTheDocument();
  expect(session.run.steps).toBe(20);
  expect(keptRows()).toHaveLength(2);
  expect(await said(/Esc tugmasini/)).toHaveRole('status');
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Yukni suring.')).toBeVisible();
});

test('Escape in a number being typed ends the typing only', async () => {
  const { user } = open();
  await press(user, 'Proyektor rejimi');
  const number = screen.getByRole('textbox', { name: 'Uzunlik, m' });
  await user.type(number, '5{Escape}');
  expect(number).toHaveValue('1');
  expect(screen.getByText('Yukni suring.')).not.toBeVisible();
});

test('sound is offered where the experiment has one and the browser can, and is off', async () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: /^Tovush/ })).not.toBeInTheDocument();
  unmount();
  const context = jest.fn();
  Object.assign(globalThis, { AudioContext: context });
  open({ ...testLab, sound: { key: 'x', low: 0, high: 1 } });
  expect(screen.getByRole('button', { name: 'Tovush: Siljish', pressed: false })).toBeVisible();
  expect(context).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('a broken address is said', () => {
  render(<LabScreen session={createSession(testLab)} isBroken />);
  const [notice] = screen.getAllByRole('status');
  expect(notice).toHaveTextContent('Havoladagi holat ochilmadi');
  expect(notice).toHaveTextContent('boshlangʻich holatida ochildi');
});

test('plots and the table to take along read the session once, not twice', () => {
  let looks = 0;
  const [x] = testLab.model.observables;
  const { session } = open({
    ...testLab,
    model: {
      ...testLab.model,
      observables: [{ key: 'x', unit: 'm', value: (...at) => (looks++, x?.value(...at) ?? NaN) }],
    },
  });
  act(() => session.play());
  act(() => session.frame(0));
  looks = 0;
  // Too soon for news of the page: only what is read counts.
  act(() => session.frame(0.05));
  expect(session.run.steps).toBe(5);
  expect(looks).toBe(1);
});
