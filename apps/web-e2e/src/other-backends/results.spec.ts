import type { Page } from '@playwright/test';
import { LessonPage } from '../testing/lesson-page.js';
import { retryUntilVisible } from '../testing/retry-until-visible.js';
import { everyThird } from '../testing/test.js';
import { expect, test } from '../testing/foreign-backend.js';
import { questions, result, type Reply } from '../testing/honest-replies.js';

const CALL = 'GET /lesson-test-result/{lessonId}/';

const openLesson = async (page: Page): Promise<LessonPage> => {
  await page.goto('/learn?topic=1');
  return new LessonPage(page);
};

const json = (body: unknown): Reply => ({ json: body });
const withPercentage = (percentage: unknown) => json({ ...result, percentage });

// Name, reply to the result call, displayed percentage.
const results: [string, Reply, string][] = [
  ['the percentage is an integer', json(result), '50%'],
  ['the percentage is a text', withPercentage('50'), '50%'],
  ['the percentage is a decimal as text', withPercentage('50.00'), '50%'],
  ['the percentage is a fraction', withPercentage(66.67), '67%'],
  ['the percentage is a fraction as text', withPercentage('66.67'), '67%'],
  ['the percentage has a decimal comma', withPercentage('66,67'), '67%'],
  ['the percentage has a percent sign', withPercentage('50 %'), '50%'],
  ['the percentage is half a per cent above an integer', withPercentage(49.5), '50%'],
  ['the percentage is less than half a per cent above', withPercentage('49.49'), '49%'],
  ['the percentage is 0', withPercentage(0), '0%'],
  ['the percentage is 0 as text', withPercentage('0.00'), '0%'],
  ['the percentage is 100 as text', withPercentage('100.0'), '100%'],
  ['the result is in a list', json([result]), '50%'],
  ['the result is on a page', json({ count: 1, next: null, previous: null, results: [result] }), '50%'],
  [
    'there are unknown fields',
    json({ ...result, id: 'r-1', user: { id: 4 }, created_at: '2026-11-23' }),
    '50%',
  ],
  ['the explanations are a text', json({ ...result, explanations: 'yoʻq' }), '50%'],
  ['the questions are null', json({ ...result, questions: null }), '50%'],
  ['the questions have no ids', json({ ...result, questions: [{ question: 'Savol?' }] }), '50%'],
];

for (const [name, reply, percentage] of everyThird(results, 0)) {
  test(`a result is displayed when ${name}`, async ({ page, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: reply });
    const lesson = await openLesson(page);
    await expect(lesson.percent).toHaveText(percentage);
    await expect(lesson.test.getByText("1 to'g'ri javob 2 ta savoldan")).toBeVisible();
  });
}

const keys = { correct_options: { 11: 1, 12: 1 } };

// Name, reply, texts of the test block that are visible, texts that are not.
const details: [string, Reply, (string | RegExp)[], (string | RegExp)[]][] = [
  [
    'the counts are texts',
    json({ ...result, correct_answers: '1', total_tests: '2' }),
    ["1 to'g'ri javob 2 ta savoldan"],
    [],
  ],
  [
    'the counts are decimals as text',
    json({ ...result, correct_answers: '1.0', total_tests: '2.0' }),
    ["1 to'g'ri javob 2 ta savoldan"],
    [],
  ],
  ['the counts are missing', json({ percentage: 50, answers: result.answers }), ['50%'], [/ta savoldan/]],
  [
    'the counts are null',
    json({ ...result, correct_answers: null, total_tests: null }),
    ['50%'],
    [/ta savoldan/],
  ],
  [
    'the counts are words',
    json({ ...result, correct_answers: 'bir', total_tests: 'ikki' }),
    ['50%'],
    [/ta savoldan/],
  ],
  [
    'the answers are texts',
    json({ ...result, ...keys, answers: { 11: '1', 12: '2' } }),
    ['Toʻgʻri javob berdingiz', 'Notoʻgʻri javob berdingiz'],
    [],
  ],
  [
    'the correct options are texts',
    json({ ...result, correct_options: { 11: '1', 12: 'option1' } }),
    ['Toʻgʻri javob berdingiz', 'Notoʻgʻri javob berdingiz'],
    [],
  ],
  [
    'the answers are JSON as text',
    json({ ...result, ...keys, answers: '{"11": "1", "12": 2}' }),
    ['Toʻgʻri javob berdingiz', 'Notoʻgʻri javob berdingiz'],
    [],
  ],
  [
    'the answers are a list',
    json({
      ...result,
      ...keys,
      answers: [
        { question: 11, selected_option: 1 },
        { question: 12, selected_option: 2 },
      ],
    }),
    ['Toʻgʻri javob berdingiz', 'Notoʻgʻri javob berdingiz'],
    [],
  ],
  [
    'one answer is odd',
    json({ ...result, ...keys, answers: { 11: 1, 12: 'x' } }),
    ['Toʻgʻri javob berdingiz', 'Javob berilmagan'],
    [],
  ],
  [
    'the answers are missing',
    json({ percentage: '50', ...keys }),
    ['50%', 'Birinchi 1'],
    [/javob berdingiz|Javob berilmagan/],
  ],
  [
    'the answers are null',
    json({ ...result, ...keys, answers: null }),
    ['50%', 'Birinchi 1'],
    [/javob berdingiz|Javob berilmagan/],
  ],
  [
    'the answers are an empty list',
    json({ ...result, ...keys, answers: [] }),
    ['50%', 'Birinchi 1'],
    [/javob berdingiz|Javob berilmagan/],
  ],
  [
    'the stored questions lack an option',
    json({ ...result, questions: [{ ...questions[0], option4: null }] }),
    ['Birinchi 3'],
    ['Birinchi 4', 'Ikkinchi 1'],
  ],
];

for (const [name, reply, visible, absent] of everyThird(details, 1)) {
  test(`a result shows its known parts when ${name}`, async ({ page, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: reply });
    const lesson = await openLesson(page);
    await expect(lesson.percent).toHaveText('50%');
    for (const text of visible) await expect(lesson.test.getByText(text, { exact: true })).not.toHaveCount(0);
    for (const text of absent) await expect(lesson.test.getByText(text, { exact: true })).toHaveCount(0);
  });
}

const nothing: [string, Reply][] = [
  ['null', json(null)],
  ['an empty object', json({})],
  ['an empty list', json([])],
  ['an empty text', json('')],
  ['an empty page', json({ count: 0, next: null, previous: null, results: [] })],
  ['status 204', { status: 204 }],
  ['an empty body', {}],
  ['a percentage of null', json({ percentage: null })],
  ['only nulls', json({ percentage: null, answers: null, correct_answers: null, total_tests: null })],
  ['an empty percentage', withPercentage('')],
  ['counts without a percentage', json({ correct_answers: 0, total_tests: 2, answers: {} })],
  ['a text for people', json({ detail: 'Natija topilmadi.' })],
  ['status 404 with JSON', { status: 404, json: { detail: 'Not found.' } }],
  ['status 404 with HTML', { status: 404, html: '<!doctype html><h1>Not Found</h1>' }],
  ['status 404 without a body', { status: 404 }],
];

for (const [name, reply] of everyThird(nothing, 2)) {
  test(`the questions are asked when the result is ${name}`, async ({ page, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: reply });
    const lesson = await openLesson(page);
    await expect(lesson.submit).toBeVisible();
    await expect(lesson.questions).toHaveCount(2);
    await expect(lesson.test.getByRole('alert')).toHaveCount(0);
  });
}

const failures: [string, Reply][] = [
  ['a page of HTML', { html: '<!doctype html><title>Zarra</title>' }],
  ['JSON without its end', { text: '{"percentage": 50, ' }],
  ['a percentage in words', withPercentage('yaxshi')],
  ['a percentage over 100', withPercentage('250')],
  ['status 400 with HTML', { status: 400, html: '<h1>Bad Request</h1>' }],
];

for (const [name, reply] of everyThird(failures, 0)) {
  test(`a retry is offered when the result is ${name}, and loads the result`, async ({ page, backend }) => {
    await backend.signIn();
    backend.reply({ [CALL]: reply });
    const lesson = await openLesson(page);
    await expect(lesson.test.getByText('Xatolik yuz berdi. Qayta urinib koring.')).toBeVisible();
    await expect(lesson.questions).toHaveCount(0);
    backend.reply({ [CALL]: json(result) });
    await retryUntilVisible(lesson.test, lesson.percent);
    await expect(lesson.percent).toHaveText('50%');
  });
}

// Name, reply to the submission, stored result that the result call returns from then on.
const submissions: [string, Reply, unknown, string][] = [
  [
    'the result with texts',
    json({ percentage: '66.67', correct_answers: '1', total_tests: '2' }),
    undefined,
    '67%',
  ],
  ['the result in a list', json([{ percentage: 50 }]), undefined, '50%'],
  ['status 201 and the result', { status: 201, json: result }, undefined, '50%'],
  ['status 204', { status: 204 }, { ...result, percentage: '50.00' }, '50%'],
  ['a text for people', json({ detail: 'Saqlandi' }), { percentage: 33.3 }, '33%'],
  ['null', json(null), [result], '50%'],
  ['HTML', { html: '<p>OK</p>' }, result, '50%'],
];

for (const [name, reply, stored, percentage] of everyThird(submissions, 1)) {
  test(`a submission shows its result when the reply is ${name}`, async ({ page, backend }) => {
    await backend.signIn();
    backend.reply({
      'POST /submit-test/': () => {
        if (stored !== undefined) backend.reply({ [CALL]: json(stored) });
        return reply;
      },
    });
    const lesson = await openLesson(page);
    await lesson.answer((index) => index + 1);
    await lesson.submit.click();
    await expect(lesson.percent).toHaveText(percentage);
    expect(backend.requestsOf('POST /submit-test/').map(({ body }) => body)).toEqual([
      { lesson: 1, answers: { 11: 1, 12: 2 } },
    ]);
  });
}
