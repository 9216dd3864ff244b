import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { malformed } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { questionsWithExperiment } from '../testing/quiz-server.js';
import { answerAll, button, findExactText, renderQuiz, setupQuiz } from '../testing/render-quiz.js';

const { network, server, openForm } = setupQuiz();
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The card of a question in the result. */
const card = (number: number) =>
  screen.getByRole('heading', { level: 3, name: new RegExp(`^${number}\\. `) }).parentElement!;
const EXPERIMENT = ['Sinab koʻring: Otilgan jism', '/tajriba/otilgan-jism?holat=AQ'];
const toReadAgain = () => screen.queryByRole('heading', { name: 'Shu qismlarni qayta oʻqib chiqing' });

async function openResult(answers: Record<string, number>) {
  server().storeResult(answers);
  server().signIn('dilnoza');
  const opened = renderQuiz();
  await screen.findByRole('heading', { name: 'Test natijasi' });
  return opened;
}

test('a question that asks to look has the link to its experiment, the others none', async () => {
  server().questions = questionsWithExperiment();
  const { container } = await openForm();
  const [first, ...others] = screen.getAllByRole('group');
  expect(linksIn(first!)).toEqual([['Avval tajribada koʻring: Otilgan jism', EXPERIMENT[1]]]);
  expect(others.flatMap(linksIn)).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('missed questions link to their experiment and section, right ones to nothing', async () => {
  const { container } = await openResult({ 10: 2, 11: 1, 12: 3 });
  await findExactText("1 to'g'ri javob 3 ta savoldan");
  expect(linksIn(card(1))).toEqual([
    ['Mavzuni qayta oʻqing: Tekis harakat nima', '#tekis-harakat-nima'],
    EXPERIMENT,
  ]);
  expect(linksIn(card(2))).toEqual([]);
  expect(linksIn(card(3))).toEqual([['Mavzuni qayta oʻqing: Tezlik', '#tezlik']]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a missed question has the idea of the chosen option and an item to practise', async () => {
  const idea = {
    key: 'grafik-rasm',
    believes: 'Grafik – yoʻl rasmi.',
    fails: 'Oʻqlar boshqa.',
    try: 'Chizing.',
  };
  server().storeResult({ 10: 2, 11: 1, 12: 3 }, { 10: { ...idea, item: 44 }, 12: idea });
  server().signIn('dilnoza');
  const { container } = renderQuiz();
  await screen.findByRole('heading', { name: 'Test natijasi' });
  const first = within(card(1));
  expect(first.getByText('Grafik – yoʻl rasmi.', { exact: false })).toBeVisible();
  expect(first.getByText('Oʻqlar boshqa.')).toBeVisible();
  expect(first.getByText('Chizing.', { exact: false })).toBeVisible();
  expect(linksIn(card(1)).at(-1)).toEqual(['Shu fikr boʻyicha mashq', '/mashq?scope=item:44']);
  expect(within(card(2)).queryByText('Koʻp uchraydigan fikr:')).toBeNull();
  expect(linksIn(card(3)).map(([text]) => text)).not.toContain('Shu fikr boʻyicha mashq');
  expect(await axe(container)).toHaveNoViolations();
});

test('below 60 % the sections of the missed questions are listed, each once', async () => {
  server().questions = questionsWithExperiment(5);
  await openResult({ 10: 2, 11: 1, 12: 3, 13: 2, 14: 1 });
  await findExactText("2 to'g'ri javob 5 ta savoldan");
  expect(linksIn(toReadAgain()!.parentElement!)).toEqual([
    ['Tekis harakat nima', '#tekis-harakat-nima'],
    ['Tezlik', '#tezlik'],
  ]);
});

test('from 60 % nothing is listed', async () => {
  await openResult({ 10: 2, 11: 1, 12: 1 });
  expect(toReadAgain()).not.toBeInTheDocument();
  expect(linksIn(card(1))).toHaveLength(2);
});

test('a question missed in practice has its links too', async () => {
  const { user } = await openResult({ 10: 1, 11: 1, 12: 1 });
  await user.click(button('Mashq qilish'));
  answerAll(2);
  await user.click(button('Tekshirish'));
  expect(screen.getAllByRole('link', { name: /^Mavzuni qayta oʻqing/ })).toHaveLength(2);
});

test.each([
  ['has none', {}],
  ['sends other forms', { sections: 'yoʻq', see: [1] }],
  [
    'sends code',
    {
      sections: { 10: { heading: '"><script>', title: 'Kuch' } },
      see: { 10: { link: 'javascript:alert(1)', title: 'X' } },
    },
  ],
])('a back end that %s has no links', async (_, parts) => {
  server().signIn('dilnoza');
  const body = {
    percentage: 0,
    answers: { 10: 2, 11: 2, 12: 2 },
    correct_options: { 10: 1, 11: 1, 12: 1 },
    ...parts,
  };
  network.use(malformed(endpoints.lessonTestResult, JSON.stringify(body)));
  renderQuiz();
  await screen.findByRole('heading', { name: 'Test natijasi' });
  expect(screen.getAllByText('Notoʻgʻri javob berdingiz')).toHaveLength(3);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Shunga oʻxshash mashq']);
});
