import { LessonPage } from '../testing/lesson-page.js';
import { retryUntilVisible } from '../testing/retry-until-visible.js';
import { everyThird } from '../testing/test.js';
import { expect, test } from '../testing/foreign-backend.js';
import { lesson, questions, schoolClass, type Reply } from '../testing/honest-replies.js';

const CALL = 'GET /classes/';
const UUID = '3f2b8a52-6f0e-4f0e-9a53-0d3c1f1f2a10';

const classes = (...bodies: unknown[]): Reply => ({ json: bodies });
const withLesson = (fields: object) => classes({ ...schoolClass, lessons: [{ ...lesson, ...fields }] });
const withQuestion = (fields: object) =>
  withLesson({ tests: [{ ...questions[0], ...fields }, questions[1]] });
const page = (...results: unknown[]): Reply => ({
  json: { count: results.length, next: null, previous: null, results },
});

const TITLE = 'Kuch Darsligi';

// Name, reply, heading of the first lesson, names of the classes.
const lessons: [string, Reply, string, string[]][] = [
  ['the id of a class is a text', classes({ ...schoolClass, id: UUID }), TITLE, ['7-sinf']],
  [
    'the classes have no ids',
    classes({ name: '7-sinf', lessons: [lesson] }, { name: '8-sinf', lessons: [{ ...lesson, id: 2 }] }),
    TITLE,
    ['7-sinf', '8-sinf'],
  ],
  [
    'the ids of the classes are null',
    classes({ ...schoolClass, id: null }, { id: null, name: '8-sinf', lessons: [] }),
    TITLE,
    ['7-sinf', '8-sinf'],
  ],
  ['the name of a class is a number', classes({ ...schoolClass, name: 7 }), TITLE, ['7']],
  ['the name of a class is missing', classes({ id: 1, lessons: [lesson] }), TITLE, ['Sinf']],
  ['the name of a class is null', classes({ ...schoolClass, name: null }), TITLE, ['Sinf']],
  [
    'another class has no lessons',
    classes({ id: 5, name: '6-sinf' }, schoolClass),
    TITLE,
    ['6-sinf', '7-sinf'],
  ],
  [
    'the lessons of another class are null',
    classes({ id: 5, name: '6-sinf', lessons: null }, schoolClass),
    TITLE,
    ['6-sinf', '7-sinf'],
  ],
  [
    'another class has unusable lessons only',
    classes({ id: 5, name: '6-sinf', lessons: ['x', {}] }, schoolClass),
    TITLE,
    ['7-sinf'],
  ],
  ['the classes are on a page', page(schoolClass), TITLE, ['7-sinf']],
  [
    'the lessons are on a page',
    classes({ ...schoolClass, lessons: { results: [lesson] } }),
    TITLE,
    ['7-sinf'],
  ],
  ['the list has unusable entries', classes(null, 'x', 7, {}, schoolClass), TITLE, ['7-sinf']],
  ['the id of a lesson is a text', withLesson({ id: UUID }), TITLE, ['7-sinf']],
  ['the id of a lesson is a number as text', withLesson({ id: '7' }), TITLE, ['7-sinf']],
  ['the title of a lesson is null', withLesson({ lesson: null }), '1-mavzu Darsligi', ['7-sinf']],
  ['the title of a lesson is a number', withLesson({ lesson: 2026 }), '2026 Darsligi', ['7-sinf']],
  ['the description is null', withLesson({ description: null }), TITLE, ['7-sinf']],
  ['the description is a number', withLesson({ description: 9.81 }), TITLE, ['7-sinf']],
  ['the description is an object', withLesson({ description: { text: 'Kuch' } }), TITLE, ['7-sinf']],
  ['the address of the video is a number', withLesson({ videoUrl: 0 }), TITLE, ['7-sinf']],
  [
    'a lesson without an id follows',
    classes({ ...schoolClass, lessons: [lesson, { lesson: 'Ish' }] }),
    TITLE,
    ['7-sinf'],
  ],
  [
    'fields of another back end are present',
    classes({ ...schoolClass, order: 1, school: null }),
    TITLE,
    ['7-sinf'],
  ],
];

for (const [name, reply, title, names] of everyThird(lessons, 2)) {
  test(`a lesson is displayed when ${name}`, async ({ page: tab, backend }) => {
    backend.reply({ [CALL]: reply });
    await tab.goto('/learn');
    const { title: heading, sidebar } = new LessonPage(tab);
    await expect(heading).toHaveText(title);
    await expect(sidebar.getByRole('heading', { level: 3 })).toHaveText(names);
  });
}

// Name, reply, number of questions, number of options of the first.
const tests: [string, Reply, number, number][] = [
  ['the text of a question is null', withQuestion({ question: null }), 2, 4],
  ['the text of a question is a number', withQuestion({ question: 42 }), 2, 4],
  ['the options are numbers', withQuestion({ option1: 1, option2: 2, option3: 3, option4: 0 }), 2, 4],
  ['an option is null', withQuestion({ option3: null }), 2, 3],
  ['an option is an empty text', withQuestion({ option1: '' }), 2, 3],
  ['two options are missing', withQuestion({ option3: undefined, option4: undefined }), 2, 2],
  ['a question has one option', withQuestion({ option2: null, option3: null, option4: ' ' }), 1, 4],
  ['a question has no id', withQuestion({ id: null }), 1, 4],
  ['the correct option is a text', withQuestion({ correct_option: '2' }), 2, 4],
  ['the correct option is a field name', withQuestion({ correct_option: 'option2' }), 2, 4],
  ['the correct option is unknown', withQuestion({ correct_option: 9 }), 2, 4],
  ['the questions are on a page', withLesson({ tests: { results: questions } }), 2, 4],
  ['the number of questions is a text', withLesson({ tests_count: '2' }), 2, 4],
];

for (const [name, reply, questionCount, optionCount] of everyThird(tests, 0)) {
  test(`a test is asked when ${name}`, async ({ page: tab, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: reply });
    await tab.goto('/learn');
    const { questions: groups } = new LessonPage(tab);
    await expect(groups).toHaveCount(questionCount);
    await expect(groups.first().getByRole('radio')).toHaveCount(optionCount);
  });
}

for (const [name, correct] of [
  ['a number', 2],
  ['a text', '2'],
] as const) {
  test(`the correct option of a question is displayed after the test when it is ${name}`, async ({
    page: tab,
    backend,
  }) => {
    await backend.signIn();
    backend.reply({
      [CALL]: withLesson({ tests: [{ ...questions[0], correct_option: correct }] }),
      'GET /lesson-test-result/{lessonId}/': { json: { percentage: '0', answers: { 11: '1' } } },
    });
    await tab.goto('/learn');
    const { test: block } = new LessonPage(tab);
    await expect(block.getByRole('listitem').filter({ hasText: 'Birinchi 2' })).toContainText(
      'Toʻgʻri javob',
    );
    await expect(block.getByText('Notoʻgʻri javob berdingiz')).toBeVisible();
  });
}

for (const [name, tests] of [
  ['missing', undefined],
  ['null', null],
  ['an empty list', []],
] as const) {
  test(`a lesson has no test when its questions are ${name}`, async ({ page: tab, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: withLesson({ tests }) });
    await tab.goto('/learn');
    await expect(new LessonPage(tab).test.getByText('Bu dars uchun testlar mavjud emas.')).toBeVisible();
  });
}

for (const [name, percentage, mark] of [
  ['a text', '80.00', '80%'],
  ['a fraction', 66.67, '67%'],
] as const) {
  test(`a finished lesson is marked in the list when its percentage is ${name}`, async ({
    page: tab,
    backend,
  }) => {
    backend.reply({ [CALL]: withLesson({ percentage }) });
    await tab.goto('/learn');
    await expect(new LessonPage(tab).current).toContainText(mark);
  });
}

// Ids of a lesson and of its first question. JSON texts of numbers must stay texts.
for (const [name, lessonId, questionId] of [
  ['numbers', 1, 11],
  ['UUIDs', UUID, 'b7d1c7de-1d7c-4a55-8f6b-57d1e0f1a001'],
  ['numbers as text', '7', '11'],
  ['texts with a slash and a colon', 'fizika/kuch:1', 'savol:1/a'],
] as const) {
  test(`a test is submitted with the ids as they came: ${name}`, async ({ page: tab, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: withLesson({ id: lessonId, tests: [{ ...questions[0], id: questionId }] }) });
    await tab.goto('/learn');
    const block = new LessonPage(tab);
    await block.answer(() => 3);
    await block.submit.click();
    await expect(block.percent).toHaveText('50%');
    expect(backend.requestsOf('POST /submit-test/').map(({ body }) => body)).toEqual([
      { lesson: lessonId, answers: { [questionId]: 3 } },
    ]);
    const path = `/lesson-test-result/${encodeURIComponent(lessonId)}/`;
    expect(backend.requests.map((request) => request.path)).toContain(path);
    await expect(tab).toHaveURL(`/learn?${new URLSearchParams({ topic: String(lessonId) }).toString()}`);
  });
}

test('a video loads again when a later reply has another address of it', async ({ page: tab, backend }) => {
  await backend.signIn();
  // Without the questions the classes are requested again.
  const replies = [
    withLesson({ videoUrl: '/media/videos/a.mp4', tests: [], tests_count: 2 }),
    withLesson({ videoUrl: '/media/videos/b.mp4' }),
  ];
  backend.reply({ [CALL]: () => replies.shift() ?? classes(schoolClass) });
  const request = tab.waitForRequest(/b\.mp4$/);
  await tab.goto('/learn');
  await request;
});

const failures: [string, Reply][] = [
  ['a list of unusable entries', classes('x', {}, null)],
  ['classes with unusable lessons only', classes({ ...schoolClass, lessons: [{ lesson: 'Kuch' }, 'x'] })],
  ['a page of unusable entries', page({}, {})],
  ['an object', { json: { detail: 'ok' } }],
  ['null', { json: null }],
  ['an empty body', {}],
  ['a page of HTML', { html: '<!doctype html><title>Zarra</title>' }],
];

for (const [name, reply] of everyThird(failures, 1)) {
  test(`a retry is offered when the classes are ${name}, and loads them`, async ({ page: tab, backend }) => {
    backend.reply({ [CALL]: reply });
    await tab.goto('/learn');
    const { main, title } = new LessonPage(tab);
    await expect(main.getByRole('alert')).toContainText('Serverdan tushunarsiz javob keldi.');
    backend.reply({ [CALL]: classes(schoolClass) });
    await retryUntilVisible(main.getByRole('alert'), title.and(tab.getByText(TITLE)));
  });
}

test('an empty list of classes is no failure', async ({ page: tab, backend }) => {
  backend.reply({ [CALL]: classes() });
  await tab.goto('/learn');
  await expect(tab.getByText('Darslar hali qoʻshilmagan. Keyinroq qayta kirib koʻring.')).toBeVisible();
  await expect(tab.getByRole('main').getByRole('alert')).toHaveCount(0);
});
