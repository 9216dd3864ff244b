import { openTestApp } from '../testing/app.js';
import { answerAll, classesOf, lessonOf, reimport, resultOf, submit, titles } from '../testing/classroom.js';
import { edited, testContent } from '../testing/content.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner } from '../testing/learner.js';

const FILE = 'lessons/7-sinf/tezlik.md';
const { [FILE]: text } = testContent;
const [head = '', first = '', second = ''] = text.split(/^(?= {2}- key: )/m);
const [lastQuestion = '', body = ''] = second.split(/^(?=---$)/m);

test.each(databaseKinds)('a result does not change when its lesson changes (%s)', async (kind) => {
  const app = await openTestApp(kind);
  const { signedIn } = await makeLearner(app);
  const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
  const submitted = await submit(app, signedIn, lesson.id, answerAll(lesson, 1));
  expect(submitted.body).toMatchObject({ percentage: 100, correct_answers: 2, total_tests: 2 });

  const added = lastQuestion
    .replace('key: formula', 'key: yangi')
    .replace('Qaysi formula', 'Yana qaysi formula');
  for (const [change, files] of [
    ['another key', edited(FILE, 'correct: 1', 'correct: 4')],
    ['another text', edited(FILE, 'Tezlikning birligi qaysi?', 'Tezlik nimada oʻlchanadi?')],
    ['another order', { [FILE]: head + lastQuestion + first + body }],
    ['a question less', { [FILE]: head + lastQuestion + body }],
    ['a question more', { [FILE]: head + first + lastQuestion + added + body }],
    ['no questions', { [FILE]: `${head.replace('questions:', 'questions: []')}${body}` }],
    ['no lesson', { [FILE]: undefined }],
  ] as const) {
    await reimport(app, files);
    const stored = await resultOf(app, signedIn, lesson.id);
    expect([change, stored.status, stored.text]).toEqual([change, 200, submitted.text]);
    const again = await submit(app, signedIn, lesson.id, {});
    expect([change, again.status, again.text]).toEqual([change, 200, submitted.text]);
    const served = (await classesOf(app, signedIn)).flatMap((row) => row.lessons);
    const same = served.find(({ id }) => id === lesson.id);
    expect([change, same?.percentage]).toEqual([change, change === 'no lesson' ? undefined : 100]);
  }
  await app.close();
});

test.each(databaseKinds)('answers are checked against the current lesson (%s)', async (kind) => {
  const app = await openTestApp(kind);
  const { signedIn } = await makeLearner(app);
  const before = await lessonOf(app, titles.twoQuestions, signedIn);
  await reimport(app, { [FILE]: head + lastQuestion.replace('correct: 1', 'correct: 2') + body });
  expect((await submit(app, signedIn, before.id, answerAll(before, 2))).status).toBe(400);
  const now = await lessonOf(app, titles.twoQuestions, signedIn);
  expect(now.tests).toHaveLength(1);
  const { body: result } = await submit(app, signedIn, now.id, answerAll(now, 2));
  expect(result).toMatchObject({ percentage: 100, total_tests: 1 });
  await app.close();
});
