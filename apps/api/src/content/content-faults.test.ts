import { edited, makeContent } from '../test-content.js';
import { faultsOf } from '../test-faults.js';
import type { FileTexts } from '../test-folder.js';
import { readContentFiles } from './read-files.js';

const question = (part: string, replacement: string) => edited('lessons/8-sinf/tok.md', part, replacement);
const pendulum = (part: string, replacement: string) =>
  edited('simulations/mayatnik.yaml', part, replacement);

/** What is wrong, the files, what the author reads: file, line, field. */
const faults: readonly (readonly [string, FileTexts, RegExp])[] = [
  ['bad YAML', edited('about.yaml', 'Ikkinchi matn', '"ochiq'), /^about\.yaml:\d: .*quote/],
  ['bad YAML of a lesson', question('title: Elektr toki', 'title: a: b: c'), /^lessons\/8-sinf\/tok\.md:3: /],
  ['a key twice', question('order: 1', 'order: 1\norder: 2'), /^lessons\/8-sinf\/tok\.md:3: .*unique/],
  ['an alias bomb', { 'about.yaml': aliasBomb() }, /^about\.yaml:1: .*alias/i],
  ['an empty file', { 'types.yaml': '' }, /^types\.yaml:1: .*expected array/],
  ['a missing file', { 'contact.yaml': undefined }, /^contact\.yaml: the file is missing/],
  ['no UTF-8', { 'types.yaml': Buffer.from('- slug: a\n  name: \xff\n', 'latin1') }, /^types\.yaml: .*UTF-8/],
  [
    'a number for a text',
    pendulum('title: Matematik mayatnik', 'title: 5'),
    /^simulations\/mayatnik\.yaml:2: title: .*string/,
  ],
  [
    'a text for a number',
    pendulum('order: 20', 'order: birinchi'),
    /^simulations\/mayatnik\.yaml:1: order: .*number/,
  ],
  ['a negative place', pendulum('order: 20', 'order: -1'), /^simulations\/mayatnik\.yaml:1: order: /],
  ['a missing field', pendulum('title: Matematik mayatnik\n', ''), /^simulations\/mayatnik\.yaml:1: title: /],
  [
    'an unknown field',
    pendulum('order: 20', 'order: 20\nrang: qizil'),
    /^simulations\/mayatnik\.yaml:1: .*rang/,
  ],
  [
    'an empty text',
    pendulum('title: Matematik mayatnik', 'title: ""'),
    /^simulations\/mayatnik\.yaml:2: title: /,
  ],
  [
    'spaces around a text',
    pendulum('title: Matematik mayatnik', 'title: " a "'),
    /^simulations\/mayatnik\.yaml:2: title: /,
  ],
  [
    'a text too long',
    pendulum('title: Matematik mayatnik', `title: ${'a'.repeat(301)}`),
    /^simulations\/mayatnik\.yaml:2: title: /,
  ],
  [
    'an unknown category',
    pendulum('- mexanika', '- kimyo'),
    /^simulations\/mayatnik\.yaml:9: categories\.1: categories\.yaml has no kimyo$/,
  ],
  [
    'a category removed while used',
    edited('categories.yaml', '- slug: elektr\n  name: Elektr va magnetizm\n', ''),
    /^simulations\/(?:coulomb|ampermetr)\.yaml:\d: categories\.0: categories\.yaml has no elektr$/,
  ],
  [
    'a category twice',
    pendulum('- mexanika', '- tolqinlar'),
    /^simulations\/mayatnik\.yaml:9: categories\.1: .*twice/,
  ],
  [
    'no category',
    pendulum('  - tolqinlar\n  - mexanika\n', '  []\n'),
    /^simulations\/mayatnik\.yaml:8: categories: /,
  ],
  [
    'an unknown type',
    pendulum('type: interaktiv', 'type: video'),
    /^simulations\/mayatnik\.yaml:6: type: types\.yaml has no video$/,
  ],
  [
    'a missing picture',
    pendulum('mayatnik.svg', 'yoq.svg'),
    /^simulations\/mayatnik\.yaml:4: image: there is no picture pictures\/simulations\/yoq\.svg$/,
  ],
  [
    'a missing icon',
    { 'pictures/social/youtube.png': undefined },
    /^contact\.yaml:10: 0\.socials\.1\.icon: there is no picture/,
  ],
  [
    'a picture outside',
    pendulum('simulations/mayatnik.svg', '../../secret.svg'),
    /^simulations\/mayatnik\.yaml:4: image: /,
  ],
  [
    'a script for a link',
    pendulum('/tajriba/mayatnik', 'javascript:alert(1)'),
    /^simulations\/mayatnik\.yaml:5: link: /,
  ],
  [
    'a link to another host by //',
    pendulum('/tajriba/mayatnik', '//evil.example'),
    /^simulations\/mayatnik\.yaml:5: link: /,
  ],
  [
    'a data link',
    pendulum('/tajriba/mayatnik', 'data:text/html,x'),
    /^simulations\/mayatnik\.yaml:5: link: /,
  ],
  [
    'a script for a video',
    edited('lessons/7-sinf/tezlik.md', 'https://example.org/tezlik.mp4', 'javascript:1'),
    /^lessons\/7-sinf\/tezlik\.md:4: video: /,
  ],
  [
    'a slug twice',
    edited('categories.yaml', 'slug: elektr', 'slug: mexanika'),
    /^categories\.yaml:3: 1\.slug: the slug mexanika stands twice$/,
  ],
  [
    'a class twice',
    edited('classes.yaml', 'slug: 8-sinf', 'slug: 7-sinf'),
    /^classes\.yaml:3: 1\.slug: .*twice/,
  ],
  ['a bad slug', edited('types.yaml', 'slug: 3d', 'slug: 3 D'), /^types\.yaml:3: 1\.slug: /],
  [
    'a bad file name',
    { 'simulations/Mayatnik 2.yaml': 'order: 1\n' },
    /^simulations\/Mayatnik 2\.yaml: .*file name/,
  ],
  [
    'a file of another kind',
    { 'lessons/7-sinf/eslatma.txt': 'x' },
    /^lessons\/7-sinf\/eslatma\.txt: only \.md/,
  ],
  [
    'a simulation by .yml',
    { 'simulations/yangi.yml': 'order: 1\n' },
    /^simulations\/yangi\.yml: only \.yaml/,
  ],
  [
    'a lesson of no class',
    { 'lessons/6-sinf/a.md': '---\n---\nx\n' },
    /^lessons\/6-sinf: classes\.yaml has no such class$/,
  ],
  ['no front matter', { 'lessons/7-sinf/kuch.md': '# Kuch\n' }, /^lessons\/7-sinf\/kuch\.md:1: .*---/],
  [
    'no text',
    { 'lessons/7-sinf/kuch.md': '---\norder: 1\ntitle: a\nquestions: []\n---\n\n \n' },
    /^lessons\/7-sinf\/kuch\.md: .*no text/,
  ],
  [
    'a formula that is not TeX',
    edited('lessons/7-sinf/tezlik.md', '\\frac{s}{t}', '\\kasr{s}{t}'),
    /^lessons\/7-sinf\/tezlik\.md:28: the formula v = \\kasr\{s\}\{t\} cannot be typeset: Unsupported function name: \\kasr/,
  ],
  [
    'a question key twice',
    edited('lessons/7-sinf/tezlik.md', 'key: formula', 'key: birlik'),
    /^lessons\/7-sinf\/tezlik\.md:15: questions\.1\.key: the key birlik stands twice$/,
  ],
  [
    'a right option of 5',
    question('correct: 2', 'correct: 5'),
    /^lessons\/8-sinf\/tok\.md:12: questions\.0\.correct: /,
  ],
  [
    'a right option of 0',
    question('correct: 2', 'correct: 0'),
    /^lessons\/8-sinf\/tok\.md:12: questions\.0\.correct: /,
  ],
  [
    'a right option of 1.5',
    question('correct: 2', 'correct: 1.5'),
    /^lessons\/8-sinf\/tok\.md:12: questions\.0\.correct: /,
  ],
  ['three options', question('      - vatt\n', ''), /^lessons\/8-sinf\/tok\.md:8: questions\.0\.options: /],
  [
    'five options',
    question('- vatt', '- vatt\n      - joul'),
    /^lessons\/8-sinf\/tok\.md:8: questions\.0\.options: /,
  ],
  [
    'no explanation',
    question('    explanation: MAXFIY-IZOH Amper.\n', ''),
    /^lessons\/8-sinf\/tok\.md:5: questions\.0\.explanation: /,
  ],
  [
    'U+0000 written as an escape',
    edited('about.yaml', 'Ikkinchi matn', '"a\\0b"'),
    /^about\.yaml:2: 1\.description: .*stored/,
  ],
  [
    'half a surrogate pair',
    question('title: Elektr toki', 'title: "a\\ud800b"'),
    /^lessons\/8-sinf\/tok\.md:3: title: .*stored/,
  ],
  ['U+0000 in a lesson', question('Zaryadlarning', 'Zaryad\u0000lar'), /^lessons\/8-sinf\/tok\.md: .*stored/],
];

function aliasBomb(): string {
  const level = (n: number) =>
    `l${n}: &l${n} [${Array(20)
      .fill(`*l${n - 1}`)
      .join(', ')}]\n`;
  return `l0: &l0 a\n${[1, 2, 3, 4, 5, 6].map(level).join('')}`;
}

test.each(faults)('%s', async (_name, changes, expected) => {
  const found = await faultsOf(changes);
  expect(found[0]).toMatch(expected);
});

test('every fault of every file is told at once', async () => {
  const found = await faultsOf({
    ...pendulum('/tajriba/mayatnik', 'javascript:alert(1)'),
    ...question('correct: 2', 'correct: 5'),
    'types.yaml': 'x',
  });
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'types.yaml',
    'simulations/mayatnik.yaml',
    'lessons/8-sinf/tok.md',
  ]);
});

test('the same files without the faults are accepted', async () => {
  await expect(readContentFiles(await makeContent())).resolves.toMatchObject({ lessons: { length: 3 } });
});
