import { act, screen, waitFor, within } from '@testing-library/react';
import { aPracticeItem } from '@zarra/api-client/practice-testing';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { address, button, renderPractice, setupPractice } from '../testing/render-practice.js';

const { server, open, start, network } = setupPractice();

const numeric = aPracticeItem('numeric');
const choice = aPracticeItem('choice');
const answerField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Javob' });
const selectUnit = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Birlik' });

test('a round: a wrong and a right answer, each with its solution, and the summary', async () => {
  const { container, user } = open([numeric, choice]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mashq' })).toBeVisible();
  await user.type(await answerField(), '48');
  await user.selectOptions(selectUnit(), 'kN');
  expect(screen.getByText('1 / 2', { ignore: 'progress' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button('Tekshirish'));

  expect(await screen.findByText('Notoʻgʻri javob berdingiz')).toHaveFocus();
  expect(server().received).toEqual([
    { subject: 'dilnoza', id: 1, seed: numeric.seed, answer: { kind: 'numeric', text: '48', unit: 'kN' } },
  ]);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    '48 kNSizning javobingiz',
    '4 800 NToʻgʻri javob',
    'Yuzalar nisbati: 200 : 5 = 40.',
    'Kuch: 120 N · 40 = 4 800 N.',
  ]);
  expect(screen.getByRole('link', { name: 'Mavzuni qayta oʻqing: Tezlik' })).toHaveAttribute(
    'href',
    '/learn?topic=7#tezlik',
  );
  expect(screen.getByText('Bu topshiriq ertaga yana keladi.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(button('Keyingisi'));
  expect(screen.getByRole('heading', { level: 2, name: '2-topshiriq' })).toHaveFocus();
  await user.click(screen.getAllByRole('radio')[0]!);
  await user.click(button('Tekshirish'));
  expect(await screen.findByText('Toʻgʻri javob berdingiz')).toHaveFocus();
  expect(screen.queryByRole('link', { name: /Mavzuni qayta oʻqing/ })).toBeNull();
  expect(screen.getByText('Bu topshiriq 6 kundan keyin yana keladi.')).toBeVisible();

  await user.click(button('Natijani koʻrish'));
  expect(screen.getByRole('heading', { level: 2, name: 'Mashq yakunlandi' })).toHaveFocus();
  expect(screen.getByText('2 ta topshiriqdan 1 tasi toʻgʻri')).toBeVisible();
  expect(screen.getByText('Ertaga 1 ta topshiriq takrorlanadi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bosim va Paskal qonuni: Tezlik' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: 'Darsga qaytish' }));
  expect(address()).toBe('/learn?topic=7');
});

test.each(['lesson:1', 'today'])(
  'at a back end without practice the lessons open instead of %s',
  async (scope) => {
    start([]);
    network().use(http.get('*/api/practice/', () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })));
    renderPractice(`?scope=${scope}`);

    await waitFor(() => expect(address()).toBe('/learn'));
  },
);

test('another round after the summary has the items of a new request', async () => {
  const { user } = open([numeric]);
  await user.type(await answerField(), '4,8 kN');
  await user.click(button('Tekshirish'));
  await user.click(await screen.findByRole('button', { name: 'Natijani koʻrish' }));
  server().items = [choice];
  await user.click(button('Yana mashq qilish'));
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2, name: '1-topshiriq' })).toBeVisible();
});

test('an incomplete answer is not sent, and the field says what is missing', async () => {
  const { user } = open([numeric]);
  const field = await answerField();
  await user.click(button('Tekshirish'));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Javobni yozing.'));
  expect(field).toBeInvalid();
  await user.type(field, '4');
  expect(field).toBeValid();
  expect(server().received).toEqual([]);
});

test('a typed answer survives a reload, for its learner and its variant only', async () => {
  const { user, unmount } = open([numeric]);
  await user.type(await answerField(), '4,8');
  await user.selectOptions(selectUnit(), 'kN');
  unmount();

  const reloaded = renderPractice();
  expect(await answerField()).toHaveValue('4,8');
  expect(selectUnit()).toHaveValue('kN');
  reloaded.unmount();

  const other = open([numeric], '?scope=lesson:1', 'karim');
  expect(await answerField()).toHaveValue('');
  other.unmount();

  open([{ ...numeric, seed: '13.numeric' }]);
  expect(await answerField()).toHaveValue('');
});

test.each(['{', 'null', '{"seed":"12.numeric","answer":{"kind":"numeric","text":7,"unit":"mol"}}'])(
  'a corrupted stored answer is ignored: %s',
  async (stored) => {
    localStorage.setItem('practiceAnswer-1:dilnoza', stored);
    open([numeric]);
    expect(await answerField()).toHaveValue('');
    expect(selectUnit()).toHaveValue('N');
  },
);

test('an answer that the server cannot read stays in the field, with its message', async () => {
  const { user } = open([numeric]);
  const detail = 'Kuch nyutonda oʻlchanadi. Birlikni tekshiring.';
  const field = await answerField();
  server().responses['/practice/answers/'] = { status: 400, body: { detail } };
  await user.type(field, '4,8 kg');
  await user.click(button('Tekshirish'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(detail)));
  expect(field).toHaveValue('4,8 kg');
  expect(field).not.toHaveAttribute('readonly');

  server().responses = {};
  await user.clear(field);
  await user.type(field, '4,8 kN');
  await user.click(button('Tekshirish'));
  expect(await screen.findByText('Toʻgʻri javob berdingiz')).toBeVisible();
});

test('without a network the answer waits, the round goes on, and the answer is sent again', async () => {
  const { user } = open([numeric, choice]);
  const field = await answerField();
  server().responses['/practice/answers/'] = 'offline';
  await user.type(field, '4,8 kN');
  await user.click(button('Tekshirish'));
  expect(await screen.findByText(/Javobingiz saqlandi, aloqa tiklanishi bilan/)).toBeVisible();
  expect(field).toHaveAttribute('readonly');
  await user.click(button('Keyingisi'));
  await user.click(screen.getAllByRole('radio')[1]!);
  await user.click(button('Tekshirish'));
  await user.click(await screen.findByRole('button', { name: 'Natijani koʻrish' }));
  expect(screen.getByText(/^2 ta javob hali tekshirilmadi/)).toBeVisible();

  server().responses = {};
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('2 ta topshiriqdan 1 tasi toʻgʻri')).toBeVisible();
  expect(
    server()
      .received.map(({ id }) => id)
      .sort(),
  ).toEqual([1, 2]);
  expect(localStorage).not.toHaveProperty('practiceAnswer-1:dilnoza');
});

test('an answer that waits is sent after a reload, also when the round does not have its item', async () => {
  const { user, unmount } = open([numeric]);
  await answerField();
  server().responses['/practice/answers/'] = 'offline';
  await user.type(await answerField(), '4,8 kN');
  await user.click(button('Tekshirish'));
  await screen.findByText(/aloqa tiklanishi bilan/);
  unmount();

  server().responses = {};
  server().items = [choice];
  renderPractice('?scope=mistakes');
  await screen.findAllByRole('radio');
  await waitFor(() => expect(localStorage).not.toHaveProperty('practiceAnswer-1:dilnoza'));
  expect(server().received.at(-1)?.answer).toEqual({ kind: 'numeric', text: '4,8 kN', unit: 'N' });
});

test('an answer of another learner is not sent', async () => {
  const stored = {
    seed: numeric.seed,
    answer: { kind: 'numeric', text: '4', unit: 'N' },
    queued: true,
    rejection: '',
  };
  localStorage.setItem('practiceAnswer-1:karim', JSON.stringify(stored));
  open([numeric]);
  await answerField();
  expect(server().received).toEqual([]);
  expect(localStorage.getItem('practiceAnswer-1:karim')).toBe(JSON.stringify(stored));
});

test('a variant that does not exist any more: its message, and the round goes on', async () => {
  const { user } = open([numeric, choice]);
  const detail = 'Bu topshiriq yangilandi.';
  await user.type(await answerField(), '4');
  server().responses['/practice/answers/'] = { status: 404, body: { detail } };
  await user.click(button('Tekshirish'));
  expect(await screen.findByText(detail)).toBeVisible();
  await user.click(button('Keyingisi'));
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('the end of the budget of a day: the message of the server, and the answer stays', async () => {
  const { user } = open([numeric]);
  const detail = 'Bugun 200 ta topshiriq bajardingiz. Ertaga davom eting.';
  const field = await answerField();
  server().responses['/practice/answers/'] = { status: 429, body: { detail }, retryAfter: 3600 };
  await user.type(field, '4,8');
  await user.click(button('Tekshirish'));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveValue('4,8');
  expect(localStorage).toHaveProperty('practiceAnswer-1:dilnoza');
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

test.each([
  ['today', 'Bugunga takrorlash yoʻq', 'Keyingi takrorlash ertaga.', true],
  ['today', 'Bugunga takrorlash yoʻq', 'Dars mashqlarini bajaring: ', false],
  ['mistakes', 'Takrorlanadigan xato yoʻq', 'Xato javob berilgan topshiriqlar shu yerda yigʻiladi.', false],
  ['lesson:7', 'Bu darsda hozircha mashq yoʻq', 'Boshqa darslarning mashqlarini bajarib turing.', false],
  ['class:1', 'Bu yerda hozircha mashq yoʻq', 'Boshqa darslarning mashqlarini bajarib turing.', false],
])('no items for %s', async (scope, title, text, isNext) => {
  const { container } = open([], `?scope=${scope}`);
  if (isNext) server().nextDue = tomorrow();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible();
  expect(server().scopes.at(-1)).toBe(scope);
  expect(await axe(container)).toHaveNoViolations();
});

test('an address without a scope has the items of today; their lessons are named', async () => {
  open([numeric], '');
  await answerField();
  expect(server().scopes.at(-1)).toBe('today');
  expect(screen.getByText('Bugungi takrorlash')).toBeVisible();
  expect(screen.getByText('Bosim va Paskal qonuni')).toBeVisible();
});

test('an unknown scope: a message and the way to the lessons', async () => {
  const { user } = open([numeric], '?scope=boshqa');
  server().responses['/practice/'] = { status: 400, body: { detail: 'Soʻrov notoʻgʻri.' } };
  expect(await screen.findByRole('heading', { name: 'Bunday mashq topilmadi' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Darslarga oʻtish' }));
  expect(address()).toBe('/learn');
});

test('items that do not load: the reason, and a retry', async () => {
  const { user } = open([numeric]);
  server().responses['/practice/'] = 'offline';
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Internet bilan aloqa yoʻq.');
  server().responses = {};
  await user.click(within(alert).getByRole('button', { name: 'Qayta urinish' }));
  expect(await answerField()).toBeVisible();
});

test('without a session the sign-in opens', async () => {
  renderPractice();
  expect(await screen.findByRole('heading', { name: 'Kirish' })).toBeVisible();
});
