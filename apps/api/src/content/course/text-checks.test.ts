import { issuesOf, makeContent } from '../../testing/content.js';
import { contentWithCourse, editedCourse } from '../../testing/course-content.js';
import { contentWithIdeas } from '../../testing/idea-content.js';
import { readContentFiles } from '../read-files.js';
import { contentCourse } from '@zarra/contracts/course-content';
import { parse } from 'yaml';
import { CoursePlan } from './course-plan.js';
import { earlyNotation, earlyQuantities } from './text-checks.js';

const LESSON = 'lessons/7-sinf/tezlik.md';
const inText = (text: string) => editedCourse(LESSON, 'Oxirgi qator.', text);

test.each([
  ['in TeX', String.raw`$a = \frac{v - v_0}{t}$.`],
  ['in plain text', 'Keyin a = (v − v₀)/t boʻladi.'],
  ['in a chain', String.raw`$$a = \frac{v - v_0}{t} = \frac{4 - 2}{2} = 1$$`],
])('a formula of a later topic %s is reported in the text', async (_name, text) => {
  expect(await issuesOf(inText(text))).toEqual([
    'lessons/7-sinf/tezlik.md:33: a = (v − v_0) / t is taught later, in 7-sinf/tezlanish (tezlanish): declare it in formulas',
  ]);
});

test('a formula of a later topic is reported in questions and practice items', async () => {
  const question = editedCourse(LESSON, 'Yoʻl metrda, vaqt sekundda.', 'm = F/a');
  expect(await issuesOf(question)).toEqual([
    'lessons/7-sinf/tezlik.md:15: questions.0.explanation: F = m a is taught later, in 7-sinf/kuch (kuch): declare it in formulas',
  ]);
  const practice = String(contentWithIdeas['practice/7-sinf/tezlik.yaml']);
  const step = /^ {4}- ["']?(.*)$/m.exec(practice)?.[1] ?? '';
  expect(step).not.toBe('');
  const issues = await issuesOf({
    ...contentWithIdeas,
    ...contentWithCourse,
    'practice/7-sinf/tezlik.yaml': practice.replace(
      /^(- key: .*\n(?: .*\n)*? {2}text: )(["']?)/m,
      '$1$2I = q/t; ',
    ),
  });
  expect(issues).toEqual([
    expect.stringMatching(
      /^practice\/7-sinf\/tezlik\.yaml:\d+: 0\.text: I = q \/ t is taught later, in 8-sinf\/tok \(tok\)/,
    ),
  ]);
});

test('a formula of the lesson, an earlier one, and a declared one are no issues', async () => {
  const declared = editedCourse(LESSON, 'title:', 'formulas:\n  - F = ma\ntitle:');
  const files = {
    ...declared,
    [LESSON]: String(declared[LESSON]).replace('Oxirgi qator.', '$s = vt$ va $a = F/m$.'),
    'lessons/8-sinf/tok.md': contentWithCourse['lessons/8-sinf/tok.md'].replace(
      'Zaryadlarning',
      '$F = ma$ va $q = It$.',
    ),
  };
  await expect(readContentFiles(await makeContent(files))).resolves.toMatchObject({
    glossary: { length: 2 },
  });
});

test.each([
  ['traektoriya', 'trayektoriya'],
  ['Traektoriyalarining', 'trayektoriya'],
  ['tok miqdoridan', 'tok kuchi'],
])('%s is reported with the term to write', async (found, use) => {
  const issue = `“${found}” is not a term of the glossary: write “${use}”`;
  expect(await issuesOf(inText(`Bu ${found}, dedi u.`))).toEqual([`${LESSON}:33: ${issue}`]);
  expect(await issuesOf(editedCourse(LESSON, 'Qaysi formula toʻgʻri?', `${found} qaysi?`))).toEqual([
    `${LESSON}:17: questions.1.question: ${issue}`,
  ]);
});

test.each(['traektoriyasimon', 'yoʻl chizigʻi', 'trayektoriya', 'tok kuchi miqdori', 'ultratraektoriya'])(
  '%s is no variant',
  async (text) => {
    await expect(readContentFiles(await makeContent(inText(`Bu ${text}.`)))).resolves.toBeDefined();
  },
);

test('variants are reported in ideas, practice items and captions', async () => {
  const ideas = String(contentWithIdeas['ideas.yaml']).replace('Kilometr va metr', 'Tok miqdori va metr');
  const practice = String(contentWithIdeas['practice/7-sinf/tezlik.yaml']).replace(
    'koʻpaytirilgan',
    'traektoriyaga',
  );
  const issues = await issuesOf({
    ...contentWithIdeas,
    ...contentWithCourse,
    'ideas.yaml': ideas,
    'practice/7-sinf/tezlik.yaml': practice,
    'videos/tezlik.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nBu traektoriya.\n',
  });
  expect(issues).toEqual([
    expect.stringMatching(/^ideas\.yaml:6: 1\.believes: “Tok miqdori”/),
    expect.stringMatching(/^practice\/7-sinf\/tezlik\.yaml:\d+: .*“traektoriyaga”/),
    expect.stringMatching(/^videos\/tezlik\.vtt:4: “traektoriya”/),
  ]);
});

test('letters after oʻ and gʻ are neither logarithms nor tangents', () => {
  expect(earlyNotation('Massasi teng boʻlgan jism, qoʻldan oʻtgan kuch, boʻlning', '7-sinf')).toEqual([]);
  expect(earlyNotation('y = lg 100, k = tg α', '7-sinf')).toEqual(['trigonometry', 'logarithms']);
});

test('variants are reported in figures, except in their keys', async () => {
  const figures = [
    '- key: traektoriya',
    '  alt: Toʻgʻri chiziq boʻylab harakat. Traektoriya yoʻl boʻylab chapdan oʻngga ketadi.',
    '  graph:',
    "    x: { label: 't, s', from: 0, to: 4, step: 1 }",
    "    y: { label: 's, m', from: 0, to: 4, step: 1 }",
    '    curves:',
    '      - points: [[0, 0], [4, 4]]',
    '',
  ].join('\n');
  const issues = await issuesOf({
    ...inText('![Chizma](figure:traektoriya)'),
    'figures/7-sinf/tezlik.yaml': figures,
  });
  expect(issues).toEqual([expect.stringMatching(/^figures\/7-sinf\/tezlik\.yaml:2: 0\.alt: “Traektoriya”/)]);
});

test.each([
  ['Endi $a > 2$ boʻlsin.', true],
  ['Endi tezlanish $a$ katta boʻlsin.', false],
  ['Endi $a > 2$ boʻlsin. Bu yerda $s$ (m) va $a$ – oʻzgarmas kattaliklar.', false],
  [String.raw`$5\,\mathrm{a}$.`, false],
])('a symbol that a later lesson introduces has to be named: %s', (text, isReported) => {
  const course = contentCourse.parse(parse(contentWithCourse['topics.yaml']));
  const topics = course.topics.map((topic) =>
    topic.id === 'tezlanish' ? { ...topic, quantities: [{ symbol: 'a', name: 'tezlanish' }] } : topic,
  );
  const plan = new CoursePlan({ ...course, topics });
  const issue = 'the symbol a (tezlanish) comes later, in 7-sinf/tezlanish: name what it stands for';
  expect(earlyQuantities(text, '7-sinf/tezlik', plan)).toEqual(isReported ? [issue] : []);
  expect(earlyQuantities(text, '7-sinf/kuch', plan)).toEqual([]);
});
