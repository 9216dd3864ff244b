import { contentPractice, type ContentLesson } from '@zarra/contracts/lesson-content';
import { contentWithCourse } from '../../testing/course-content.js';
import { issuesOf } from '../../testing/content.js';
import {
  lessonLimitIssues,
  measureText,
  missingLimits,
  practiceLimitIssues,
  textLimitIssues,
} from './lesson-limits.js';
import { sentencesOf } from './prose.js';

const sentence = (words: number): string => `${Array.from({ length: words }, () => 'soʻz').join(' ')}.`;
const paragraph = (sentences: number, words = 8): string =>
  Array.from({ length: sentences }, () => sentence(words)).join(' ');

const parts = [
  paragraph(3),
  '## Oʻylab koʻring',
  paragraph(2),
  '## Nuqta',
  `${paragraph(20)}\n\n![Chizma](figure:birinchi)`,
  '## Grafik',
  `${paragraph(20)}\n\n![Chizma](figure:ikkinchi)`,
  '## Koʻp uchraydigan xato',
  paragraph(8),
  '## Masala',
  '**Berilgan:** $s = 6$.\n\n**Topish kerak:** $v$.\n\n**Yechish.** Boʻlamiz.\n\n**Tekshirish.** Birlik mos.\n\n**Javob:** 3.',
  '## Eslab qoling',
  '- Bir.\n- Ikki.\n- Uch.',
];
const text = parts.join('\n\n');
// cspell:disable
const figure = (key: string) => `- key: ${key}
  alt: Toʻgʻri chiziq koordinatalar boshidan chiqadi va oʻngga qarab tekis koʻtariladi.
  graph:
    x: { label: 't, s', from: 0, to: 10, step: 2 }
    y: { label: 's, m', from: 0, to: 20, step: 5 }
    curves:
      - { function: '2 * x', domain: [0, 10] }
`;
// cspell:enable
const changed = (from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`the text has no ${from}`);
  return text.replace(from, () => to);
};
const messagesOf = (markdown: string, classSlug = '8-sinf') =>
  textLimitIssues(markdown, classSlug).map(({ line, message }) => `${line}: ${message}`);

test('a text within the limits has no issues', () => {
  expect(messagesOf(text)).toEqual([]);
});

test.each([
  [
    'too few words',
    changed(parts[4] ?? '', '![Chizma](figure:birinchi)'),
    '1: the text has 290 words, not 400 to 700',
  ],
  [
    'too many words',
    changed(parts[6] ?? '', `${parts[6]}\n\n${paragraph(40)}`),
    '1: the text has 770 words, not 400 to 700',
  ],
  [
    'long sentences',
    changed(parts[4] ?? '', `${paragraph(20, 22)}\n\n![a](figure:birinchi)`),
    '1: a sentence has 11.1 words on average, more than 10',
  ],
  [
    'one long sentence',
    changed(parts[8] ?? '', sentence(23)),
    '9: a sentence has 23 words, more than 22: “soʻz soʻz soʻz soʻz soʻz …”',
  ],
  ['one figure', changed('figure:ikkinchi', 'figure:birinchi'), '1: the text shows 1 figures, fewer than 2'],
  [
    'no beginning',
    changed(`${parts[0]}\n\n## O`, '## O'),
    '1: the lesson has no beginning before its first heading',
  ],
  ['no prediction', changed('## Oʻylab koʻring', ''), '1: the lesson has no part ## Oʻylab koʻring'],
  [
    'a late prediction',
    text.replace('## Oʻylab koʻring', '## Savol').replace('## Grafik', '## Oʻylab koʻring'),
    '13: ## Oʻylab koʻring is not the first part with a heading',
  ],
  [
    'nothing between prediction and misconception',
    text.replace('## Nuqta', '').replace('## Grafik', ''),
    '19: the lesson has no part that explains',
  ],
  [
    'no misconception',
    changed('## Koʻp uchraydigan xato', '## Xato'),
    '1: the lesson has no part ## Koʻp uchraydigan xato',
  ],
  ['no problem', changed('## Masala', '## Hisob'), '1: the lesson has no part ## Masala'],
  [
    'parts in another order',
    text
      .replace('## Masala', '## X')
      .replace('## Koʻp uchraydigan xato', '## Masala')
      .replace('## X', '## Koʻp uchraydigan xato'),
    '19: the part ## Masala stands before ## Koʻp uchraydigan xato',
  ],
  ['a part after the last', `${text}\n\n## Yana\n\nBir.`, '35: ## Eslab qoling is not the last part'],
  ['a missing label', changed('**Tekshirish.** ', ''), '23: **Tekshirish.** is missing in ## Masala'],
  [
    'labels in another order',
    text
      .replace('**Berilgan:**', '**X**')
      .replace('**Javob:**', '**Berilgan:**')
      .replace('**X**', '**Javob:**'),
    '23: **Topish kerak:** stands before **Berilgan:** in ## Masala',
  ],
])('%s: reported with the line of the text', (_name, markdown, issue) => {
  expect(messagesOf(markdown).join('\n')).toContain(issue);
});

test('older classes may have longer texts and sentences', () => {
  const long = changed(parts[8] ?? '', `${paragraph(40)} ${sentence(26)}`);
  expect(messagesOf(long, '9-sinf')).toEqual([]);
  expect(messagesOf(long)).toHaveLength(2);
});

test('sentences end at full stops, not at numbers, initials and formulas; items are sentences', () => {
  const markdown =
    '1913-yilda Nils Bor 9,8 m/s² ni oldi. $E = mc^2$. Bu **muhim**.\n\n- Birinchi\n- Ikkinchi gap\n\n| a | b |\n';
  expect(sentencesOf(markdown).map((one) => [one.line, one.text, one.words])).toEqual([
    [1, '1913-yilda Nils Bor 9,8 m/s² ni oldi.', 6],
    [1, 'formula.', 1],
    [1, 'Bu muhim.', 2],
    [3, 'Birinchi', 1],
    [4, 'Ikkinchi gap', 2],
  ]);
  expect(measureText(markdown)).toEqual({ words: 14, sentences: 5, mean: 12 / 5, longest: 6 });
});

const question = (n: number) => ({
  key: `savol-${n}`,
  question: 'Qaysi biri?',
  options: ['Birinchi', 'Ikkinchi', 'Uchinchi', 'Toʻrtinchi'] as [string, string, string, string],
  correct: (n % 4) + 1,
  explanation: 'Chunki.',
  ideas: { [String(((n + 1) % 4) + 1)]: n < 4 ? 'birinchi-fikr' : 'ikkinchi-fikr' },
});
const lesson: ContentLesson = {
  order: 1,
  title: 'Dars',
  prediction: ['Ha', 'Yoʻq'],
  questions: Array.from({ length: 8 }, (_, n) => question(n)),
};
const items = contentPractice.parse(
  Array.from({ length: 5 }, (_, n) => ({
    key: `masala-${n}`,
    kind: 'numeric',
    text: 'Toping: {a}',
    ...(n < 3 ? { parameters: { a: { values: [1, 2] } } } : { text: 'Toping' }),
    answer: { expression: n < 3 ? 'a' : '2', tolerance: '1 %' },
    steps: ['Javob.'],
    ideas: [n === 0 ? 'birinchi-fikr' : 'ikkinchi-fikr'],
  })),
);

test('a lesson and its practice within the limits have no issues', () => {
  expect(missingLimits({ ...lesson, classSlug: '8-sinf', body: text }, items)).toEqual([]);
});

test('fields beyond the limits are reported', () => {
  const { prediction: _, ...rest } = lesson;
  const few = { ...rest, questions: rest.questions.slice(1, 7).map(({ ideas: _ideas, ...one }) => one) };
  expect(lessonLimitIssues(few)).toEqual([
    { path: ['title'], message: 'the lesson has no prediction' },
    { path: ['questions'], message: 'the test has 6 questions, not 8' },
    { path: ['questions'], message: 'no wrong option stands for an idea' },
  ]);
  expect(practiceLimitIssues(lesson, items.slice(1, 4)).map(({ message }) => message)).toEqual([
    'the lesson has 3 items, fewer than 5',
    '2 items have parameters, fewer than 3',
    'no item is about the idea birinchi-fikr of the questions',
  ]);
});

const COMPLETE = {
  ...contentWithCourse,
  'topics.yaml': contentWithCourse['topics.yaml'].replace(
    'lesson: tezlik\n    chapter: kinematika\n    state: draft',
    'lesson: tezlik\n    chapter: kinematika\n    state: complete',
  ),
};

test('only a complete lesson is held to the limits, with lines of its files', async () => {
  const issues = await issuesOf(COMPLETE);
  expect(issues).toContain('lessons/7-sinf/tezlik.md:4: title: the lesson has no prediction');
  expect(issues.join('\n')).toContain('questions: the test has 2 questions, not 8');
});

test('a complete lesson needs practice, and explains terms and notation of later classes', async () => {
  const fields = contentWithCourse['lessons/7-sinf/tezlik.md'];
  const head = fields.slice(0, fields.indexOf('questions:'));
  /** Texts that differ in all words. */
  const questions = 'abdefghi'.split('').map((start) =>
    'klmnopqrstuvxyz'
      .split('')
      .map((end) => start + end)
      .join(' '),
  );
  const complete = (body: string, texts = questions) =>
    `${head}prediction:\n  - Ha\n  - Ha emas\nquestions:\n${lesson.questions
      .map(({ key, options, correct, ideas }, at) =>
        [
          `  - key: ${key}\n    question: ${texts[at]}?\n    options:`,
          ...options.map((option) => `      - ${JSON.stringify(option)}`),
          `    correct: ${correct}\n    ideas:\n      ${Object.keys(ideas ?? {})[0]}: fikr\n    explanation: Chunki.`,
        ].join('\n'),
      )
      .join('\n')}\n---\n\n${body}\n`;
  const files = (body: string, texts = questions) => ({
    ...COMPLETE,
    'ideas.yaml': '- id: fikr\n  believes: Bir.\n  fails: Ikki.\n  try: Uch.\n',
    'lessons/7-sinf/tezlik.md': complete(body, texts),
    'figures/7-sinf/tezlik.yaml': figure('birinchi') + figure('ikkinchi'),
  });
  expect(await issuesOf(files(text))).toEqual([
    'lessons/7-sinf/tezlik.md: the lesson is complete but has no practice items',
  ]);
  const line = complete('').split('\n').length - 1;
  expect(await issuesOf(files(changed('soʻz.', 'tok kuchini 10⁻⁹ deb oling.')))).toEqual([
    `lessons/7-sinf/tezlik.md:${line}: 7-sinf does not know powers of ten yet`,
    `lessons/7-sinf/tezlik.md:${line}: “tok kuchi” is a term of a later class: explain it in the text, in bold`,
  ]);
  const explained = changed('soʻz.', '**tok kuchini** oling.');
  expect(await issuesOf(files(explained))).toHaveLength(1);
  expect(await issuesOf(files(text, questions.with(7, `${questions[0]} 5`)))).toContain(
    'lessons/7-sinf/tezlik.md: savol-7 has nearly the words of savol-0 in lessons/7-sinf/tezlik: write another task',
  );
});
