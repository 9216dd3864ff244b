import '../testing/jsdom-stubs.js';
import { screen, within } from '@testing-library/react';
import { respond } from '@zarra/api-client/testing';
import { endpoints, type SchoolClassBody } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classWithChapters } from '../testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from '../testing/render-lessons.js';

const network = setupNetwork();

const openLesson = async (body: unknown = classWithChapters, topic = 33) => {
  network.use(respond(endpoints.classes, [body as SchoolClassBody]));
  const opened = renderLessons({ address: `/learn?topic=${topic}` });
  await screen.findByRole('heading', { level: 1, name: /Darsligi$/ });
  const list = within(screen.getByRole('navigation', { name: 'Sinflar' }));
  /** Headings, topics and notices of the list in their order. */
  const lines = () =>
    [...screen.getByRole('navigation', { name: 'Sinflar' }).querySelectorAll('h4, a, p:not([role])')].map(
      (line) => line.textContent,
    );
  return { ...opened, list, lines };
};

test('topics are below the titles of their chapters; a chapter without topics is in preparation', async () => {
  const { lines, container } = await openLesson();

  expect(lines()).toEqual([
    'Fizikaga kirish',
    expect.stringMatching(/^Fizika nimani oʻrganadi/),
    'Kinematika asoslari',
    expect.stringMatching(/^Mexanik harakat/),
    'Oʻrtacha tezlik',
    'Issiqlik hodisalari',
    'Tayyorlanmoqda',
    'Arximed kuchi',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the class and the chapter are above the title of the lesson', async () => {
  await openLesson();
  expect(within(screen.getByRole('article')).getByText('9-sinf · Kinematika asoslari')).toBeVisible();
});

test('a lesson without a chapter has the class alone above its title', async () => {
  await openLesson(classWithChapters, 34);
  expect(within(screen.getByRole('article')).getByText('9-sinf')).toBeVisible();
});

test('a class whose lessons are all in preparation shows its chapters', async () => {
  network.use(
    respond(endpoints.classes, [
      classWithChapters,
      { ...classWithChapters, id: 10, name: '10-sinf', lessons: [] },
    ]),
  );
  const { user } = renderLessons({ address: '/learn?topic=33' });

  await user.click(await screen.findByRole('heading', { level: 3, name: '10-sinf' }));

  expect(screen.getAllByText('Tayyorlanmoqda')).toHaveLength(4);
  expect(screen.queryByText('Bu sinfda hali mavzu yoʻq.')).not.toBeInTheDocument();
});

const planned = [
  { title: 'Tezlanish', chapter: 'kinematika', order: 2 },
  { title: 'Erkin tushish', chapter: 'kinematika', order: 4 },
  { title: 'Qaynash', chapter: 'issiqlik', order: 5 },
];

test('planned lessons are at their places, no links, and not found', async () => {
  const body = { ...classWithChapters, planned };
  const { list, container, user } = await openLesson(body);
  const lines = () =>
    [...screen.getByRole('navigation', { name: 'Sinflar' }).querySelectorAll('h4, li')].map(
      (line) => line.textContent,
    );

  expect(lines()).toEqual([
    'Fizikaga kirish',
    expect.stringMatching(/^Fizika nimani oʻrganadi/),
    'Kinematika asoslari',
    expect.stringMatching(/^Mexanik harakat/),
    'Tezlanish (Tayyorlanmoqda)',
    'Oʻrtacha tezlik',
    'Erkin tushish (Tayyorlanmoqda)',
    'Issiqlik hodisalari',
    'Qaynash (Tayyorlanmoqda)',
    'Arximed kuchi',
  ]);
  expect(list.getAllByRole('link')).toHaveLength(4);
  expect(list.getByText('(4 ta mavzu)')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByRole('searchbox'), 'Tezlanish');
  expect(await screen.findByText('Hech narsa topilmadi')).toBeVisible();
});

test('a class with planned lessons only shows them below their chapters', async () => {
  const year = { ...classWithChapters, id: 10, name: '10-sinf', lessons: [], planned: planned.slice(2) };
  network.use(
    respond(endpoints.classes, [classWithChapters, { ...year, planned: [{ ...planned[2]!, order: 0 }] }]),
  );
  const { user } = renderLessons({ address: '/learn?topic=33' });
  await user.click(await screen.findByRole('heading', { level: 3, name: '10-sinf' }));
  expect(screen.getByText('Qaynash')).toBeVisible();
  expect(screen.queryByText('Bu sinfda hali mavzu yoʻq.')).not.toBeInTheDocument();
});

test.each([
  ['omits them', { ...classWithChapters, chapters: undefined }],
  ['sends null', { ...classWithChapters, chapters: null }],
  ['sends another form', { ...classWithChapters, chapters: [7, { id: 1 }, { key: 'kirish', title: ' ' }] }],
])('all topics are listed when a back end %s', async (_, body) => {
  const { list, lines } = await openLesson(body);
  expect(list.getAllByRole('link')).toHaveLength(4);
  expect(lines()).toHaveLength(4);
});

test('a result of 60 % has a tick; a lower one has the text to review it, for screen readers too', async () => {
  const { list } = await openLesson();

  const passed = list.getByRole('link', {
    name: 'Fizika nimani oʻrganadi (test topshirilgan, natija 60%)',
  });
  expect(passed.querySelector('svg')).toBeInTheDocument();
  expect(passed).not.toHaveTextContent('koʻrib chiqing');
  const missed = list.getByRole('link', {
    name: 'Mexanik harakat (test topshirilgan, natija 59%, koʻrib chiqing)',
  });
  expect(missed.querySelector('svg')).not.toBeInTheDocument();
  expect(within(missed).getByText('koʻrib chiqing')).toBeVisible();
});
