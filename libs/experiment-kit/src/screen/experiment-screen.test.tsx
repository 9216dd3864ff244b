import '../testing/browser.js';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import type { Snapshot } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { testTheory, testDefinition } from '../testing/definition.js';
import { ExperimentScreen } from './experiment-screen.js';

const Main = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const renderScreen = (definition = testDefinition) => {
  const session = createSession(definition);
  return {
    session,
    user: userEvent.setup(),
    ...render(<ExperimentScreen session={session} />, { wrapper: Main }),
  };
};
beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof userEvent.setup>;
const clickButton = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const clickCheckbox = (user: User, name: string) => user.click(screen.getByRole('checkbox', { name }));
const openTab = (user: User, name: string) => user.click(screen.getByRole('tab', { name }));
/** Opens the tab of the records, whose buttons load then. */
const openRecords = async (user: User) => {
  await openTab(user, 'Yozuvlar');
  await screen.findByRole('button', { name: 'Nuqta yozish' });
};
/** Clicks an action of the title bar: jsdom has no wide screen, where they stand in the bar. */
const clickAction = async (user: User, name: string) => {
  await clickButton(user, 'Boshqa amallar');
  await clickButton(user, name);
};
const pointRows = () => within(screen.getByRole('table', { name: 'Yozilgan nuqtalar' })).getAllByRole('row');
/** Finds a text in the live region, which delays announcements. */
const findAnnouncement = (text: string | RegExp) => screen.findByText(text);

test('an event is announced with the state at the event, not at the end of the frame', async () => {
  const middle = ({ state: [x = NaN] }: Snapshot) => `Yuk ${Math.abs(x).toFixed(3)} metrda.`;
  const { session } = renderScreen({
    ...testDefinition,
    content: { ...testDefinition.content, events: { middle } },
  });
  act(() => session.stepBy(200));
  expect(await findAnnouncement(/Yuk .* metrda/)).toHaveTextContent('Yuk 0.000 metrda.');
});

test('it has no accessibility violations with all tables open', async () => {
  const { user, container } = renderScreen({
    ...testDefinition,
    model: { ...testDefinition.model, exact: () => Float64Array.of(1, 0) },
  });
  await openRecords(user);
  await clickButton(user, 'Nuqta yozish');
  await clickCheckbox(user, 'Nazariya bilan solishtirish');
  expect(await axe(container)).toHaveNoViolations();
});

test('a point has both quantities and what was set differently', async () => {
  const { session, user } = renderScreen();
  await openRecords(user);
  const shown = () => ((session.run.state[0] ?? 0) / 0.01).toFixed(1).replace('.', ',').replace('-', '−');
  const first = shown();
  await clickButton(user, 'Nuqta yozish');
  act(() => session.set({ length: 2 }));
  act(() => session.stepBy(150));
  await clickButton(user, 'Nuqta yozish');
  const cells = pointRows()
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    );
  expect(cells).toEqual([
    ['0,00', first, 'Uzunlik: 1\u00A0m'],
    ['1,50', shown(), 'Uzunlik: 2\u00A0m'],
  ]);
});

test('removing a point keeps the focus nearby, and its number is not used again', async () => {
  const { user } = renderScreen();
  await openRecords(user);
  for (let count = 0; count < 3; count++) await clickButton(user, 'Nuqta yozish');
  await clickButton(user, '2-nuqtani oʻchirish');
  expect(await findAnnouncement('2-nuqta oʻchirildi.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Nuqta yozish' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(
    pointRows()
      .slice(1)
      .map((row) => within(row).getByRole('rowheader').textContent),
  ).toEqual(['1', '3', '4']);
});

test('the report has the points, and keeps the conclusion when it is closed and opened again', async () => {
  const { user } = renderScreen();
  await openRecords(user);
  await clickButton(user, 'Nuqta yozish');
  await clickButton(user, 'Hisobot');
  const report = await screen.findByRole('dialog', { name: /^Laboratoriya ishi hisoboti/ });
  expect(within(report).getByRole('row', { name: /^1 0,00\s±\s0,01 \d+,\d\s±\s0,1$/ })).toBeInTheDocument();
  await user.type(within(report).getByRole('textbox', { name: 'Xulosa' }), 'Davr uzunlikka bogʻliq.');
  expect(await axe(report)).toHaveNoViolations();
  await user.click(within(report).getByRole('button', { name: 'Yopish' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await clickButton(user, 'Hisobot');
  expect(await screen.findByRole('textbox', { name: 'Xulosa' })).toHaveValue('Davr uzunlikka bogʻliq.');
});

test('the recorded minute is exported as a table and the stage as an image, with file names', async () => {
  const files: [string, Blob][] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${blobs.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push([this.download, blobs[Number(this.href.slice(5)) - 1] as Blob]);
  });
  const { session, user } = renderScreen();
  await openRecords(user);
  // Two steps exceed a sixtieth of a second: they are recorded.
  act(() => session.stepBy(2));
  await clickButton(user, 'Jadval (CSV)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Oʻnli kasr belgisi' }), 'nuqta: 1.5');
  await clickButton(user, 'Jadval (CSV)');
  await clickButton(user, 'Rasm (PNG)');
  expect(await findAnnouncement('zarra-sinov.png yuklab olindi.')).toHaveRole('status');
  expect(files.map(([name]) => name)).toEqual(['zarra-sinov.csv', 'zarra-sinov.csv', 'zarra-sinov.png']);
  const texts = await Promise.all(files.slice(0, 2).map(([, file]) => new Response(file).arrayBuffer()));
  const read = texts.map((text) => Buffer.from(text).toString('utf8'));
  const x = Number((session.run.state[0] ?? 0).toPrecision(12));
  expect(read[0]).toMatch(/^\uFEFFVaqt \(s\);Siljish \(m\)\r\n0;\d,\d+\r\n/);
  expect(read[1]).toMatch(/^\uFEFFVaqt \(s\),Siljish \(m\)\r\n0,\d\.\d+\r\n/);
  expect(read[1]?.split('\r\n')[2]).toBe(`0.02,${x}`);
  jest.restoreAllMocks();
});

test('the comparison requires an exact solution', async () => {
  const { user } = renderScreen();
  await openRecords(user);
  expect(screen.queryByRole('checkbox', { name: 'Nazariya bilan solishtirish' })).not.toBeInTheDocument();
});

test('the comparison replaces the readouts and can be closed', async () => {
  const { user } = renderScreen({
    ...testDefinition,
    model: { ...testDefinition.model, exact: () => Float64Array.of(1, 0) },
  });
  await openRecords(user);
  await clickCheckbox(user, 'Nazariya bilan solishtirish');
  expect(screen.getByRole('table', { name: 'Oʻlchovlar' })).toBeVisible();
  await clickCheckbox(user, 'Nazariya bilan solishtirish');
  expect(screen.queryByRole('table', { name: 'Oʻlchovlar' })).not.toBeInTheDocument();
});

test('projector mode hides the links of the site, keeps the state, and Escape leaves it', async () => {
  const user = userEvent.setup();
  const session = createSession(testDefinition);
  const link = <a href="/simulation">Orqaga</a>;
  const { container } = render(<ExperimentScreen session={session} barStart={link} />, { wrapper: Main });
  act(() => session.stepBy(20));
  await openRecords(user);
  await clickButton(user, 'Nuqta yozish');
  await clickAction(user, 'Proyektor rejimi');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(session.run.steps).toBe(20);
  expect(pointRows()).toHaveLength(2);
  expect(await findAnnouncement(/Esc tugmasini/)).toHaveRole('status');
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Orqaga' })).toBeVisible();
});

test('on a projector the controls fold into one button, and each large number is chosen', async () => {
  const { user, container } = renderScreen({
    ...testDefinition,
    model: {
      ...testDefinition.model,
      observables: [...testDefinition.model.observables, { key: 'v', unit: 'm/s', value: () => 2 }],
    },
    readouts: [...testDefinition.readouts, { key: 'v', label: 'Tezlik', unit: 'm/s', decimals: 1 }],
    keyReadouts: ['x'],
  });
  // Hidden here: the screen of the test is not wide.
  const chooser = () => container.querySelector('select[aria-label="1-katta sondagi kattalik"]');
  expect(chooser()).toBeNull();
  await clickAction(user, 'Proyektor rejimi');
  const fold = container.querySelector('[data-fold]')!;
  expect(fold).toHaveTextContent('Boshqaruv');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  fireEvent.change(chooser()!, { target: { value: 'v' } });
  const card = () => container.querySelector('[data-card]');
  expect(card()).toHaveAttribute('data-card', 'v');
  await user.keyboard('{Escape}');
  expect(card()).toHaveAttribute('data-card', 'x');
});

test('Escape in a number field only resets the field', async () => {
  const { user, container } = renderScreen();
  await clickAction(user, 'Proyektor rejimi');
  const number = screen.getByRole('spinbutton', { name: 'Uzunlik, m' });
  await user.type(number, '5{Escape}');
  expect(number).toHaveValue('1');
  expect(container.querySelector('[data-projector]')).toBeInTheDocument();
});

test('every text stands once on the page, each in its tab', async () => {
  const { user, container } = renderScreen();
  const { summary } = testDefinition.content;
  for (const [tab, text] of [
    ['Nazariya', summary],
    ['Nazariya', testTheory.sceneDescription],
    ['Model', testTheory.limits[0]!],
  ] as const) {
    expect(await screen.findByText(text)).not.toBeVisible();
    await openTab(user, tab);
    expect(screen.getByText(text)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await openTab(user, 'Boshqaruv');
  }
});

test('one press swaps stage and graph, and the button keeps the focus', async () => {
  const { user, container } = renderScreen();
  const small = () => container.querySelector('[data-small]')?.getAttribute('data-pane');
  expect(small()).toBe('graph');
  const button = screen.getByRole('button', { name: 'Grafikni kattalashtirish' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(small()).toBe('stage');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Sahnani kattalashtirish');
  await user.keyboard(' ');
  expect(small()).toBe('graph');
});

test('one graph is shown, of the choice of the learner', async () => {
  const { user } = renderScreen({
    ...testDefinition,
    plots: [...testDefinition.plots, { key: 'other', title: 'Boshqa grafik', x: 'time', y: ['x'] }],
  });
  expect(await screen.findAllByRole('figure')).toHaveLength(1);
  // The small pane of a phone has no room for the choice.
  await clickButton(user, 'Grafikni kattalashtirish');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tayyor grafiklar' }), 'Boshqa grafik');
  expect(screen.getByRole('slider', { name: 'Boshqa grafik: grafikdagi nuqta' })).toBeVisible();
});

test('an answer to an action is shown until the next one, an event is announced only', async () => {
  const { session, user } = renderScreen();
  const status = () => screen.getAllByRole('status').find((one) => one.hasAttribute('data-status'));
  act(() => void session.runToNextEvent());
  expect(await findAnnouncement(/muvozanat/)).toBe(status());
  expect(status()).not.toHaveAttribute('data-visible');
  await clickAction(user, 'Hozirgi holat');
  expect(await screen.findByText(/Yuk (oʻng|chap) tomonda/)).toBe(status());
  expect(status()).toHaveAttribute('data-visible');
  await user.keyboard('{Tab}');
  expect(status()).not.toHaveAttribute('data-visible');
});

test('the list of actions closes by a choice, by Escape and by a press outside', async () => {
  const { user } = renderScreen();
  const more = screen.getByRole('button', { name: 'Boshqa amallar' });
  const isOpen = () => more.getAttribute('aria-expanded') === 'true';
  await user.click(more);
  expect(isOpen()).toBe(true);
  await user.keyboard('{Tab}{Escape}');
  expect(isOpen()).toBe(false);
  expect(more).toHaveFocus();
  await user.click(more);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(isOpen()).toBe(false);
  await clickAction(user, 'Hozirgi holat');
  expect(isOpen()).toBe(false);
  expect(more).toHaveFocus();
});

test('sound is offered when the experiment supports it, off by default', async () => {
  const { unmount } = renderScreen();
  expect(screen.queryByRole('button', { name: /^Tovush/ })).not.toBeInTheDocument();
  unmount();
  const context = jest.fn();
  Object.assign(globalThis, { AudioContext: context });
  const { user } = renderScreen({ ...testDefinition, sound: { key: 'x', low: 0, high: 1 } });
  await clickButton(user, 'Boshqa amallar');
  expect(screen.getByRole('button', { name: 'Tovush: Siljish', pressed: false })).toBeVisible();
  expect(context).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('a broken address shows a notice, which the next press closes', async () => {
  const { container } = render(<ExperimentScreen session={createSession(testDefinition)} isBroken />);
  const notice = (await screen.findByText('Havoladagi holat ochilmadi')).closest('[role=status]');
  expect(notice).toHaveTextContent('boshlangʻich holatida ochildi');
  await userEvent.click(container.querySelector('[data-pane=stage]')!);
  expect(notice).not.toBeInTheDocument();
});

test('a step is read once, for plots and the exported table', () => {
  let readCount = 0;
  const [x] = testDefinition.model.observables;
  const { session } = renderScreen({
    ...testDefinition,
    model: {
      ...testDefinition.model,
      observables: [{ key: 'x', unit: 'm', value: (...at) => (readCount++, x?.value(...at) ?? NaN) }],
    },
  });
  act(() => session.play());
  act(() => session.frame(0));
  readCount = 0;
  // Too soon for an update of the page: only the readings count.
  act(() => session.frame(0.05));
  expect(session.run.steps).toBe(5);
  // Steps 2 and 4, sixty per second.
  expect(readCount).toBe(2);
});
