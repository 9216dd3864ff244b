import { edited, issuesOf, makeContent } from '../testing/content.js';
import { contentWithIdeas } from '../testing/idea-content.js';
import { readContentFiles } from './read-files.js';

const FILE = 'lessons/8-sinf/tok.md';

/** The lesson on current with a question that has numbers with units, the second of them right. */
function resistors(check: string, options = ['9 Ω', '2 Ω', '4,5 Ω', '0,5 Ω']) {
  const list = options.map((option) => `      - ${option}\n`).join('');
  return edited(
    FILE,
    '      - volt\n      - amper\n      - om\n      - vatt\n    correct: 2\n',
    `${list}    correct: 2\n    check: ${check}\n`,
  );
}

test.each([
  ['1 / (1 / (6 ohm) + 1 / (3 ohm))', undefined],
  ['(6 Ω) * (3 Ω) / (6 Ω + 3 Ω)', undefined],
  ['(36 km/h) * (20 s)', ['20 m', '200 m', '720 m', '1,8 m']],
  ['0,5 * (0.2 kg) * (5 m/s)^2', ['1 J', '2,5 J', '5 J', '0,5 J']],
  ['(300 J) / (500 J)', ['1,7', '60 %', '40 %', '20 %']],
  ['(2 m) / (3 s)', ['6 m/s', '0,67 m/s', '1,5 m/s', '5 m/s']],
  ['4200 J/(kg*degC) * (0.5 kg) * (60 degC - 20 degC)', ['42 kJ', '84 kJ', '126 kJ', '21 kJ']],
])('%s is the right option', async (check, options) => {
  await expect(readContentFiles(await makeContent(resistors(check, options)))).resolves.toBeDefined();
});

test.each([
  [
    'another number',
    '(6 ohm) + (3 ohm)',
    undefined,
    /:13: questions\.0\.check: the result is 4\.500 times the right option 2 Ω/,
  ],
  ['another unit', '(2 A)', undefined, /check: the unit of the result is not that of the right option 2 Ω/],
  ['no unit', '6 / 3', undefined, /check: the unit of the result/],
  ['different quantities', '(2 ohm) + (3 A)', undefined, /check: different quantities are added/],
  ['an unknown unit', '2 parsek', undefined, /check: the unit parsek is not known/],
  ['a text', '(2 ohm)', ['9 Ω', 'kam', '4 Ω', '5 Ω'], /the right option kam is no number with a known unit/],
  [
    'a wrong option too close',
    '(2 ohm)',
    ['9 Ω', '2 Ω', '2,03 Ω', '5 Ω'],
    /:10: questions\.0\.options\.2: 2,03 Ω differs/,
  ],
  [
    'the same option in another unit',
    '(2 ohm)',
    ['9 Ω', '2 Ω', '0,002 kΩ', '5 Ω'],
    /options\.2: 0,002 kΩ differs/,
  ],
])('%s in a check', async (_name, check, options, issue) => {
  const [found] = await issuesOf(resistors(check, options));
  expect(found).toMatch(issue);
});

const withIdeas = (file: string, part: string, replacement: string) => {
  const text = String(contentWithIdeas[file]);
  if (!text.includes(part)) throw new Error(`${file} has no ${part}`);
  return { ...contentWithIdeas, [file]: text.replace(part, replacement) };
};

test.each([
  [
    'an unknown idea',
    'lessons/7-sinf/tezlik.md',
    '2: teskari',
    '2: yangi',
    /tezlik\.md:\d+: questions\.1\.ideas\.2: ideas\.yaml has no yangi$/,
  ],
  [
    'an idea of the right option',
    'lessons/7-sinf/tezlik.md',
    '2: teskari',
    '1: teskari',
    /the right option stands for no idea$/,
  ],
  [
    'an unknown idea of an item',
    'practice/7-sinf/tezlik.yaml',
    '- birlik-farqsiz',
    '- yangi',
    /tezlik\.yaml:\d+: 0\.ideas\.0: ideas\.yaml has no yangi$/,
  ],
  [
    'an unknown idea of an option',
    'practice/7-sinf/tezlik.yaml',
    'idea: teskari',
    'idea: yangi',
    /1\.options\.1\.idea: ideas\.yaml has no yangi$/,
  ],
  [
    'an idea twice',
    'ideas.yaml',
    'id: birlik-farqsiz',
    'id: teskari',
    /^ideas\.yaml:5: 1\.id: the id teskari is used twice$/,
  ],
  [
    'an idea without a text',
    'ideas.yaml',
    '  fails: Bir kilometr ming metr.\n',
    '',
    /^ideas\.yaml:5: 1\.fails: /,
  ],
])('%s', async (_name, file, part, replacement, issue) => {
  expect(await issuesOf(withIdeas(file, part, replacement))).toContainEqual(expect.stringMatching(issue));
});

test('wrong calculations of a text and an explanation', async () => {
  const wrong = { ...edited(FILE, 'tartibli harakati.', 'tartibli harakati.\n\nIsh 5 N · 2 m = 12 J.') };
  expect(await issuesOf(wrong)).toEqual([
    expect.stringMatching(/^lessons\/8-sinf\/tok\.md:18: 5 N · 2 m is 10, not 12 J$/),
  ]);
  expect(await issuesOf(edited(FILE, 'MAXFIY-IZOH Amper.', 'Chunki 6 V / 3 Ω = 3 A.'))).toEqual([
    expect.stringMatching(
      /^lessons\/8-sinf\/tok\.md:13: questions\.0\.explanation: 6 V \/ 3 Ω is 2, not 3 A$/,
    ),
  ]);
});
