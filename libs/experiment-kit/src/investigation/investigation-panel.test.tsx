import '../testing/browser.js';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { InvestigationPanel } from './investigation-panel.js';

beforeEach(() => localStorage.clear());

const noop = (): void => undefined;
function renderPanel(props: Partial<Parameters<typeof InvestigationPanel>[0]> = {}) {
  const session = createSession(testDefinition);
  const onGraph = jest.fn();
  const onAnnounce = jest.fn();
  const view = render(
    <InvestigationPanel
      session={session}
      onGraph={onGraph}
      renderControls={(keys) => <p>{keys.join()}</p>}
      onAnnounce={onAnnounce}
      {...props}
    />,
  );
  return { session, onGraph, onAnnounce, user: userEvent.setup(), ...view };
}
type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const openOne = async (user: User, title: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
/** Answers a question. */
async function answer(user: User, label: string, number: string, unit: string, submit = 'Tekshirish') {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, number);
  if (unit) await user.selectOptions(screen.getByRole('combobox', { name: `${label}: birlik` }), unit);
  await press(user, submit);
}
const step = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the list shows title, class, topic, level and state', async () => {
  const { container } = renderPanel();
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Yuk qancha siljiydi7-sinf · Elastiklik kuchi · oson · boshlanmagan',
    'Tebranish davri9-sinf · Tebranma harakat · oʻrtacha · boshlanmagan',
    'Siljishning vaqtga bogʻliqligi10-sinf · Garmonik tebranishlar · qiyin · boshlanmagan',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a choice is predicted, measured, compared and explained with the measured number', async () => {
  const { user, session, onGraph, onAnnounce, container } = renderPanel();
  await openOne(user, 'Yuk qancha siljiydi');
  // The answer is hidden, and no later step is shown.
  expect(session.store.getState().hiddenReadouts).toEqual(['x']);
  expect(step()).toEqual(['1. Bashorat']);
  await press(user, 'Bashoratni saqlash');
  expect(screen.getByText('Javoblardan birini tanlang.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'oʻzgarmaydi' }));
  await press(user, 'Bashoratni saqlash');

  expect(step()).toEqual(['1. Bashorat', '2. Tajriba va oʻlchash']);
  expect(screen.getByRole('heading', { name: '2. Tajriba va oʻlchash' })).toHaveFocus();
  expect(screen.queryByText(/mos kelmadi/)).not.toBeInTheDocument();
  // What an observation measures is shown from now on.
  expect(session.store.getState().hiddenReadouts).toEqual([]);
  // The apparatus is set up at once.
  expect(session.run.values).toMatchObject({ length: 2, angle: 0 });
  expect(onGraph).toHaveBeenCalledWith({ plot: 'x-t' });
  expect(screen.getByText('length')).toBeVisible();
  expect(within(screen.getByLabelText('Asboblarning koʻrsatishi')).getByText('2,0 m')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await answer(user, 'Uzunlik, l', 'ikki', 'm');
  expect(screen.getByText('Son kiriting, masalan 1,5.')).toBeVisible();
  await answer(user, 'Uzunlik, l', '2', 'sm');
  expect(screen.getByText('Birlik notoʻgʻri: sm. Uzunlik, l boshqa birlikda.')).toBeVisible();
  await answer(user, 'Uzunlik, l', '3', 'm');
  expect(screen.getByText(/^Qiymat toʻgʻri emas/)).toBeVisible();
  await answer(user, 'Uzunlik, l', '200', 'sm');
  expect(onAnnounce).toHaveBeenLastCalledWith(expect.stringContaining('oʻlchandi'));
  expect(screen.getByText('✓ Uzunlik, l: 2,0 m')).toBeVisible();

  expect(screen.getByRole('heading', { name: '3. Natija' })).toHaveFocus();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'oʻzgarmaydi',
    '2 marta ortadi',
  ]);
  expect(screen.getByText('✗ Bashorat natijaga mos kelmadi.')).toBeVisible();
  await press(user, 'Xulosani ochish');
  expect(screen.getByText('Uzunlik 2,0 m, ikki barobari 4 m.')).toBeVisible();
  expect(screen.getByText('Mavzu: Elastiklik kuchi (7-sinf).')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a missing unit is asked for, and a number that is right in another unit is a wrong unit', async () => {
  const { user, session } = renderPanel({ initialSlug: 'davr' });
  await screen.findByRole('textbox', { name: 'Davr, T' });
  await answer(user, 'Davr, T', '6,2', '', 'Bashoratni saqlash');
  expect(screen.getByText('Birlikni tanlang.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Davr, T: birlik' })).toHaveFocus();
  await answer(user, 'Davr, T', '6,2', 'sm', 'Bashoratni saqlash');
  expect(screen.getByText('Birlik notoʻgʻri: sm. Davr, T boshqa birlikda.')).toBeVisible();
  await answer(user, 'Davr, T', '6200', 'ms', 'Bashoratni saqlash');
  // Nothing is measured before time has run.
  await answer(user, 'Davr, T (oʻlchangan)', '6,28', 's');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Avval oʻlchang: tajribani boshlang/);
  act(() => session.stepBy(10));
  await answer(user, 'Davr, T (oʻlchangan)', '6280', 's');
  expect(screen.getByText(/^Birlik notoʻgʻri: s/)).toBeVisible();
  await answer(user, 'Davr, T (oʻlchangan)', '6,28', 's');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Davr, T: 6,2\u00A0s',
    'Davr, T: 6,3\u00A0s',
  ]);
  expect(screen.getByText('✓ Bashorat toʻgʻri chiqdi.')).toBeVisible();
});

test('a choice of units has those of the quantity and of its meters', async () => {
  const { user, session } = renderPanel({ initialSlug: 'davr' });
  await screen.findByRole('textbox', { name: 'Davr, T' });
  const units = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(units('Davr, T: birlik')).toEqual(['birlik', 'min', 'ms', 's', 'sm']);
  await answer(user, 'Davr, T', '6,2', 's', 'Bashoratni saqlash');
  act(() => session.stepBy(10));
  expect(units('Davr, T (oʻlchangan): birlik')).toEqual(['birlik', 'min', 'ms', 's']);
});

test('a value that was measured in another state names the state of the set-up', async () => {
  const { user, session } = renderPanel({ initialSlug: 'davr' });
  await screen.findByRole('textbox', { name: 'Davr, T' });
  await answer(user, 'Davr, T', '6,2', 's', 'Bashoratni saqlash');
  act(() => {
    session.set({ length: 2 });
    session.stepBy(10);
  });
  await answer(user, 'Davr, T (oʻlchangan)', '9', 's');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Qurilma boshqa holatda\. Kerakli holat – Uzunlik: 1\sm\./,
  );
  await press(user, 'Qurilmani oʻrnatish');
  act(() => session.stepBy(10));
  await answer(user, 'Davr, T (oʻlchangan)', '9', 's');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Qiymat toʻgʻri emas/);
});

test('hints come on demand, one at a time', async () => {
  const { user } = renderPanel({ initialSlug: 'siljish' });
  await user.click(await screen.findByRole('radio', { name: 'oʻzgarmaydi' }));
  await press(user, 'Bashoratni saqlash');
  const [first, second] = ['Boshqaruv tugmalariga qarang.', 'Asboblarga qarang.'] as const;
  expect(screen.queryByText(first)).not.toBeInTheDocument();
  await press(user, 'Maslahat 1/2: Uzunlik, l');
  expect(screen.getByText(first)).toBeVisible();
  expect(screen.queryByText(second)).not.toBeInTheDocument();
  await press(user, 'Maslahat 2/2: Uzunlik, l');
  expect(screen.getByText(second)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Maslahat/ })).not.toBeInTheDocument();
});

test('a curve is drawn with the keyboard and compared with the result', async () => {
  const { user, container } = renderPanel({ initialSlug: 'egri-chiziq' });
  await screen.findByRole('group', { name: /^Siljish vaqtga/ });
  await press(user, 'Bashoratni saqlash');
  expect(screen.getByRole('alert')).toHaveTextContent('Avval chiziqni chizing.');
  const points = screen.getAllByRole('slider');
  expect(points).toHaveLength(5);
  expect(points[1]).toHaveAccessibleName('Siljish, x, m; abssissa 2\u00A0s');
  points[0]?.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}');
  expect(points[0]).toHaveAttribute('aria-valuetext', '1,0\u00A0m');
  expect(await axe(container)).toHaveNoViolations();
  await press(user, 'Bashoratni saqlash');
  expect(screen.getByRole('img', { name: 'Siz chizgan chiziq' })).toBeVisible();
  expect(container.querySelector('[data-curve=result]')).toBeNull();
  await answer(user, 'Nisbat', '1', '');
  expect(screen.getByRole('img', { name: 'Siz chizgan chiziq va natija (punktir)' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Bashorat va natija' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Vaqt, t, sBashoratNatija',
    '0 s1,0 m1,0 m',
    '2 s0,0 m−0,4 m',
    '4 s0,0 m−0,7 m',
    '6 s0,0 m1,0 m',
    '8 s0,0 m−0,1 m',
  ]);
  expect(screen.getByText(/^Oʻrtacha farq oʻq uzunligining 11 %, ruxsat etilgani 10 %/)).toBeVisible();
  expect(screen.getByText('✗ Bashorat natijaga mos kelmadi.')).toBeVisible();
});

test('a curve is drawn with one stroke of the pointer', async () => {
  renderPanel({ initialSlug: 'egri-chiziq' });
  const pad = await screen.findByRole('group', { name: /^Siljish vaqtga/ });
  pad.getBoundingClientRect = () => DOMRect.fromRect({ width: 340, height: 230 });
  pad.setPointerCapture = noop;
  fireEvent.pointerDown(pad, { clientX: 46, clientY: 24, button: 0 });
  fireEvent.pointerMove(pad, { clientX: 326, clientY: 190, buttons: 1 });
  fireEvent.pointerMove(pad, { clientX: 46, clientY: 190, buttons: 0 });
  expect(screen.getAllByRole('slider').map((point) => point.getAttribute('aria-valuenow'))).toEqual([
    '2',
    '1',
    '0',
    '-1',
    '-2',
  ]);
});

test('progress stays on the device; a second attempt begins with another prediction', async () => {
  const { user, unmount } = renderPanel();
  await openOne(user, 'Yuk qancha siljiydi');
  await user.click(screen.getByRole('radio', { name: '2 marta ortadi' }));
  await press(user, 'Bashoratni saqlash');
  await press(user, 'Tadqiqotlar roʻyxati');
  expect(screen.getByRole('button', { name: /^Yuk qancha siljiydi.*bashorat qilingan$/ })).toHaveFocus();
  unmount();
  const again = renderPanel();
  await openOne(again.user, 'Yuk qancha siljiydi');
  expect(step()).toEqual(['1. Bashorat', '2. Tajriba va oʻlchash']);
  expect(screen.getByRole('button', { name: 'Tadqiqotlar roʻyxati' })).toHaveFocus();
  await press(again.user, 'Qaytadan boshlash');
  expect(step()).toEqual(['1. Bashorat']);
  expect(screen.getByRole('radio', { name: '2 marta ortadi' })).not.toBeChecked();
});

test('all results are deleted for the next learner', async () => {
  const { user } = renderPanel({ initialSlug: 'siljish' });
  await user.click(await screen.findByRole('radio', { name: 'oʻzgarmaydi' }));
  await press(user, 'Bashoratni saqlash');
  await press(user, 'Tadqiqotlar roʻyxati');
  await press(user, 'Hamma natijalarni oʻchirish');
  expect(screen.queryByText(/bashorat qilingan/)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('leaving an investigation shows its readouts again', async () => {
  const { user, session } = renderPanel();
  await openOne(user, 'Yuk qancha siljiydi');
  expect(session.store.getState().hiddenReadouts).toEqual(['x']);
  await press(user, 'Tadqiqotlar roʻyxati');
  expect(session.store.getState().hiddenReadouts).toEqual([]);
});

test('one investigation is shown alone, and an unknown one is named as such', async () => {
  const { unmount } = renderPanel({ initialSlug: 'davr', isSingle: true });
  expect(await screen.findByRole('heading', { name: 'Tebranish davri' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tadqiqotlar roʻyxati' })).not.toBeInTheDocument();
  unmount();
  renderPanel({ initialSlug: 'yoq', isSingle: true });
  expect(await screen.findByText('Bunday tadqiqot topilmadi.')).toBeVisible();
});
