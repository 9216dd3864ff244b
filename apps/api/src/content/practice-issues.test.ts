import { issuesOf, makeContent } from '../testing/content.js';
import { practiceContent } from '../testing/practice-content.js';
import { readContentFiles } from './read-files.js';

/** The name of the issue, a part of the file, its replacement, and the issue with line, field and message. */
const issues: readonly (readonly [name: string, part: string, replacement: string, issue: RegExp])[] = [
  ['a key twice', 'key: birlik', 'key: yol', /:22: 1\.key: the key yol is used twice$/],
  ['an unknown kind', 'kind: order', 'kind: essay', /: 2\.kind: /],
  ['an unknown placeholder', '{t} s harakat', '{x} s harakat', /:3: 0\.text: there is no parameter x$/],
  ['an unknown section', 'section: tezlik', 'section: kuch', /:21: 0\.section: the lesson has no heading/],
  ['an unknown unit', 'unit: m\n', 'unit: parsek\n', /:15: 0\.answer\.unit: the unit parsek is not known$/],
  ['a further unit of another quantity', '- km\n', '- kg\n', /:18: 0\.answer\.units\.0: kg does not measure/],
  ['a tolerance too large', 'tolerance: 1 %', 'tolerance: 20 %', /:16: 0\.answer\.tolerance: .*from 0,05 %/],
  [
    'a division by zero',
    'expression: v * t',
    'expression: t / (v - 11)',
    /:14: 0\.answer\.expression: .*finite.*v = 11/,
  ],
  [
    'a negative length',
    'expression: v * t',
    'expression: t - v - 17',
    /:14: 0\.answer\.expression: the answer \u2212.*less than 0 m/,
  ],
  [
    'an answer of one digit',
    'expression: v * t',
    'expression: v * t / v / 10',
    /:14: 0\..*the answer 2 has fewer than two/,
  ],
  [
    'a given number as the answer',
    'expression: v * t',
    'expression: t + 0 * v',
    /:14: 0\..*the answer 20 is a given number/,
  ],
  ['an answer too large', 'expression: v * t', 'expression: v * t * 10^6', /:14: 0\..*needs a larger unit/],
  [
    'a forbidden function',
    'expression: v * t',
    'expression: import(v) * t',
    /:14: 0\..*function import is not allowed$/,
  ],
  [
    'equal options',
    '{= s * 4} m/s',
    '{= s * 0.25} m/s',
    /:33: 1\.options\.1\.text: “5 m\/s” stands twice \(s = 20\)$/,
  ],
  [
    'no right option',
    '      correct: true\n',
    '      feedback: Notoʻgʻri.\n',
    /: 1\.options: exactly one option is correct, not 0$/,
  ],
  [
    'two right options',
    '      feedback: Vaqtga koʻpaytirilgan.\n',
    '      correct: true\n',
    /: 1\.options: exactly one option is correct, not 2$/,
  ],
  [
    'no feedback',
    '      feedback: Vaqtga koʻpaytirilgan.\n',
    '',
    /: 1\.options\.1: a wrong option needs feedback$/,
  ],
  ['an item of an order twice', '- velosiped', '- piyoda', /: 2\.items\.1: “piyoda” stands twice$/],
  ['a side of a pair twice', 'right: sekund', 'right: metr', /: 3\.pairs\.1\.right: “metr” stands twice$/],
  [
    'a point outside the axes',
    '            - - 5\n',
    '            - - 15\n',
    /: 4\.figure\.graph\.curves\.0\.points\.1: .*outside the axes/,
  ],
  [
    'a region outside the figure',
    '        - 10\n      y:',
    '        - 12\n      y:',
    /: 4\.regions\.1\.x: the region is outside the figure$/,
  ],
  [
    'overlapping regions',
    '        - 6\n        - 10',
    '        - 4\n        - 10',
    /: 4\.regions\.1: the region overlaps region 0/,
  ],
  ['a formula that is not TeX', '\\cdot', '\\kasr', /:20: 0\.steps\.0: .*cannot be typeset/],
  ['an unknown field', '  kind: match', '  kind: match\n  rang: qizil', /: 3: .*rang/],
];

test.each(issues)('%s', async (_name, part, replacement, issue) => {
  const [found] = await issuesOf(practiceContent(part, replacement));
  expect(found).toMatch(/^practice\/7-sinf\/tezlik\.yaml:\d+: /);
  expect(found).toMatch(issue);
});

test('a parameter that nothing refers to', async () => {
  const unused = practiceContent('    t:\n', '    massa:\n      values:\n        - 5\n        - 6\n    t:\n');
  expect(await issuesOf(unused)).toEqual([
    expect.stringMatching(/tezlik\.yaml:10: 0\.parameters\.massa: the parameter massa is not used$/),
  ]);
});

test('items without a lesson, and a class that does not exist', async () => {
  const [text] = Object.values(practiceContent());
  expect(await issuesOf({ 'practice/7-sinf/yoq.yaml': text })).toEqual([
    'practice/7-sinf/yoq.yaml: there is no lesson lessons/7-sinf/yoq.md',
  ]);
  expect(await issuesOf({ 'practice/6-sinf/tezlik.yaml': text })).toEqual([
    'practice/6-sinf: classes.yaml has no such class',
  ]);
});

test('items of every kind are accepted', async () => {
  const { practice } = await readContentFiles(await makeContent(practiceContent()));
  expect(practice.map(({ slug, items }) => [slug, items.map(({ kind }) => kind)])).toEqual([
    ['tezlik', ['numeric', 'choice', 'order', 'match', 'point']],
  ]);
});

test('steps that calculate wrong', async () => {
  const [found] = await issuesOf(practiceContent('= {= v * t}$ m', '= {= v * t + 1}$ m'));
  expect(found).toMatch(/tezlik\.yaml:20: 0\.steps\.0: 11 · 20 is 220, not 221/);
});
