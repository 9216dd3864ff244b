import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, lessonOf, reimport, resultOf, submit, titles } from '../testing/classroom.js';
import { edited } from '../testing/content.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { applyRemark, planRemark } from './remark.js';

const question = '7-sinf/tezlik/birlik';
const wrongKey = edited('lessons/7-sinf/tezlik.md', 'correct: 1', 'correct: 2');

describe.each(databaseKinds)('a corrected answer key (%s)', (kind) => {
  let app: TestApp;
  let learners: TestLearner[];

  /** Three learners who chose the options 1, 2 and 3 for both questions, while the key of the first was 2. */
  beforeEach(async () => {
    app = await openTestApp(kind);
    await reimport(app, wrongKey);
    learners = [];
    for (const option of [1, 2, 3]) {
      const learner = await makeLearner(app);
      const lesson = await lessonOf(app, titles.twoQuestions, learner.signedIn);
      await submit(app, learner.signedIn, lesson.id, answerAll(lesson, option));
      learners.push(learner);
    }
  });
  afterEach(() => app.close());

  const stored = async () => {
    const rows = await app.database.db.selectFrom('results').selectAll().orderBy('id').execute();
    return rows.map(({ percentage, correct_answers, questions }) => ({
      percentage,
      correct_answers,
      key: questions[0]?.correct_option,
      explanation: questions[0]?.explanation,
    }));
  };
  const percentages = async () => (await stored()).map(({ percentage }) => percentage);

  test('nothing changes before the key is corrected', async () => {
    expect(await planRemark(app.database.db, question)).toMatchObject({ changed: [], sameScore: 0 });
  });

  test('the plan lists the changed results and writes nothing; applying it writes exactly these', async () => {
    await reimport(app, {});
    expect(await percentages()).toEqual([50, 50, 0]);
    const plan = await planRemark(app.database.db, question);
    const byName = [...learners.slice(0, 2)].sort((a, b) => (a.username < b.username ? -1 : 1));
    expect(plan).toMatchObject({
      changed: byName.map(({ username }) => ({
        user: username,
        lesson: titles.twoQuestions,
        before: 50,
        after: username === learners[0]?.username ? 100 : 0,
      })),
      sameScore: 1,
      otherOptions: [],
    });
    expect(await percentages()).toEqual([50, 50, 0]);

    expect(await applyRemark(app.database.db, { question, tag: plan.tag })).toBe(3);
    expect(await stored()).toEqual(
      [100, 0, 0].map((percentage, index) => ({
        percentage,
        correct_answers: index === 0 ? 2 : 0,
        key: 1,
        explanation: 'MAXFIY-IZOH Yoʻl metrda, vaqt sekundda.',
      })),
    );
    const [first] = learners;
    const lesson = await lessonOf(app, titles.twoQuestions, first?.signedIn);
    expect(lesson.percentage).toBe(100);
    const { body } = await resultOf(app, first?.signedIn ?? {}, lesson.id);
    expect(body).toMatchObject({ percentage: 100, correct_answers: 2, total_tests: 2 });
    expect(await planRemark(app.database.db, question)).toMatchObject({ changed: [], sameScore: 0 });
  });

  test('an outdated plan is rejected, and nothing is written', async () => {
    await reimport(app, {});
    const { tag } = await planRemark(app.database.db, question);
    const late = await makeLearner(app);
    await reimport(app, wrongKey);
    const lesson = await lessonOf(app, titles.twoQuestions, late.signedIn);
    await submit(app, late.signedIn, lesson.id, answerAll(lesson, 1));
    await reimport(app, {});
    await expect(applyRemark(app.database.db, { question, tag })).rejects.toThrow('Nothing was written');
    expect(await percentages()).toEqual([50, 50, 0, 50]);
  });

  test('an answer is compared with the options at the time of the answer', async () => {
    // The right option, "m/s", has moved to the third position.
    await reimport(app, {
      'lessons/7-sinf/tezlik.md': String(
        edited(
          'lessons/7-sinf/tezlik.md',
          '- m/s\n      - kg\n      - "10"',
          '- kg\n      - "10"\n      - m/s',
        )['lessons/7-sinf/tezlik.md'],
      ).replace('correct: 1', 'correct: 3'),
    });
    const { tag } = await planRemark(app.database.db, question);
    await applyRemark(app.database.db, { question, tag });
    expect(await percentages()).toEqual([100, 0, 0]);
    // An option that was not among them cannot be compared.
    await reimport(app, edited('lessons/7-sinf/tezlik.md', '- m/s', '- metr sekundiga'));
    const plan = await planRemark(app.database.db, question);
    expect(plan).toMatchObject({ changed: [], sameScore: 0 });
    expect([...plan.otherOptions].sort()).toEqual(learners.map(({ username }) => username).sort());
    expect(await applyRemark(app.database.db, { question, tag: plan.tag })).toBe(0);
  });

  test.each([
    ['tezlik', '"tezlik" is not a question'],
    ['7-sinf/tezlik/', 'is not a question'],
    ['5-sinf/tezlik/birlik', 'There is no class 5-sinf.'],
    ['7-sinf/yoʻq/birlik', 'There is no lesson yoʻq in the class 7-sinf.'],
    ['7-sinf/tezlik/yoq', 'The lesson 7-sinf/tezlik has no question yoq.'],
  ])('%s is an error with its reason', async (name, message) => {
    await expect(planRemark(app.database.db, name)).rejects.toThrow(message);
  });
});
