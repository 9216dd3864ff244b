import { edited, issuesOf, makeContent } from '../testing/content.js';
import type { FileTexts } from '../testing/folder.js';
import { readContentFiles } from './read-files.js';

const question = (part: string, replacement: string) => edited('lessons/8-sinf/tok.md', part, replacement);
const pendulum = (part: string, replacement: string) =>
  edited('simulations/mayatnik.yaml', part, replacement);

/** The name of the issue, the files, the message for the author with file, line and field. */
const issues: readonly (readonly [string, FileTexts, RegExp])[] = [
  ['invalid YAML', edited('about.yaml', 'Ikkinchi matn', '"ochiq'), /^about\.yaml:\d: .*quote/],
  [
    'invalid YAML in a lesson',
    question('title: Elektr toki', 'title: a: b: c'),
    /^lessons\/8-sinf\/tok\.md:3: /,
  ],
  ['a duplicate key', question('order: 1', 'order: 1\norder: 2'), /^lessons\/8-sinf\/tok\.md:3: .*unique/],
  ['an alias bomb', { 'about.yaml': aliasBomb() }, /^about\.yaml:1: .*alias/i],
  [
    'an alias that contains itself',
    { 'about.yaml': '- description: &matn\n    ichki:\n      - *matn\n' },
    /^about\.yaml:3: the alias matn contains itself$/,
  ],
  [
    'an alias that contains itself, in a lesson',
    question('order: 1', 'order: &tartib [*tartib]'),
    /^lessons\/8-sinf\/tok\.md:2: the alias tartib contains itself$/,
  ],
  ['one synonym', { 'synonyms.yaml': '- words:\n    - EYK\n' }, /^synonyms\.yaml:2: 0\.words: .*>=2/],
  [
    'a synonym without letters',
    { 'synonyms.yaml': '- words:\n    - EYK\n    - "?!"\n' },
    /^synonyms\.yaml:3: 0\.words\.1: \?! has no letters/,
  ],
  [
    'a synonym in two groups',
    { 'synonyms.yaml': "- words:\n    - oʻlchov\n    - birlik\n- words:\n    - o'lchov\n    - SI\n" },
    /^synonyms\.yaml:5: 1\.words\.0: the synonym o'lchov is used twice/,
  ],
  ['an empty file', { 'types.yaml': '' }, /^types\.yaml:1: .*expected array/],
  ['a missing file', { 'contact.yaml': undefined }, /^contact\.yaml: the file is missing/],
  [
    'not UTF-8',
    { 'types.yaml': Buffer.from('- slug: a\n  name: \xff\n', 'latin1') },
    /^types\.yaml: .*UTF-8/,
  ],
  [
    'a number instead of a text',
    pendulum('title: Matematik mayatnik', 'title: 5'),
    /^simulations\/mayatnik\.yaml:2: title: .*string/,
  ],
  [
    'a text instead of a number',
    pendulum('order: 20', 'order: birinchi'),
    /^simulations\/mayatnik\.yaml:1: order: .*number/,
  ],
  ['a negative order', pendulum('order: 20', 'order: -1'), /^simulations\/mayatnik\.yaml:1: order: /],
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
    'a used category that is removed',
    edited('categories.yaml', '- slug: elektr\n  name: Elektr va magnetizm\n', ''),
    /^simulations\/(?:coulomb|ampermetr)\.yaml:\d: categories\.0: categories\.yaml has no elektr$/,
  ],
  [
    'a duplicate category',
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
    'a missing image',
    pendulum('mayatnik.svg', 'yoq.svg'),
    /^simulations\/mayatnik\.yaml:4: image: there is no image pictures\/simulations\/yoq\.svg$/,
  ],
  [
    'a missing icon',
    { 'pictures/social/youtube.png': undefined },
    /^contact\.yaml:10: 0\.socials\.1\.icon: there is no image/,
  ],
  [
    'an image outside the folder',
    pendulum('simulations/mayatnik.svg', '../../secret.svg'),
    /^simulations\/mayatnik\.yaml:4: image: /,
  ],
  [
    'a script as a link',
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
    'a script as a video',
    edited('lessons/7-sinf/tezlik.md', '/videolar/tezlik.mp4', 'javascript:1'),
    /^lessons\/7-sinf\/tezlik\.md:4: video: /,
  ],
  [
    'a video on another host',
    edited('lessons/7-sinf/tezlik.md', '/videolar/tezlik.mp4', 'https://films.example/tezlik.mp4'),
    /^lessons\/7-sinf\/tezlik\.md:4: video: https:\/\/films\.example is not one of MEDIA_ORIGINS$/,
  ],
  [
    'an image on another host in a text',
    edited('lessons/7-sinf/tezlik.md', 'Oxirgi qator.', '![Rasm](https://images.example/a.png)'),
    /^lessons\/7-sinf\/tezlik\.md:32: the image cannot be shown: https:\/\/images\.example is not one of MEDIA_ORIGINS$/,
  ],
  [
    'a duplicate slug',
    edited('categories.yaml', 'slug: elektr', 'slug: mexanika'),
    /^categories\.yaml:3: 1\.slug: the slug mexanika is used twice$/,
  ],
  [
    'a duplicate class',
    edited('classes.yaml', 'slug: 8-sinf', 'slug: 7-sinf'),
    /^classes\.yaml:3: 1\.slug: .*twice/,
  ],
  ['an invalid slug', edited('types.yaml', 'slug: 3d', 'slug: 3 D'), /^types\.yaml:3: 1\.slug: /],
  [
    'an invalid file name',
    { 'simulations/Mayatnik 2.yaml': 'order: 1\n' },
    /^simulations\/Mayatnik 2\.yaml: .*file name/,
  ],
  [
    'a file of another type',
    { 'lessons/7-sinf/eslatma.txt': 'x' },
    /^lessons\/7-sinf\/eslatma\.txt: only \.md/,
  ],
  [
    'a simulation with the extension .yml',
    { 'simulations/yangi.yml': 'order: 1\n' },
    /^simulations\/yangi\.yml: only \.yaml/,
  ],
  [
    'a lesson of an unknown class',
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
    'a duplicate question key',
    edited('lessons/7-sinf/tezlik.md', 'key: formula', 'key: birlik'),
    /^lessons\/7-sinf\/tezlik\.md:15: questions\.1\.key: the key birlik is used twice$/,
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

test.each(issues)('%s', async (_name, changes, expected) => {
  const found = await issuesOf(changes);
  expect(found[0]).toMatch(expected);
});

test('all issues of all files are reported at once', async () => {
  const found = await issuesOf({
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

test('the files without issues are accepted', async () => {
  await expect(readContentFiles(await makeContent())).resolves.toMatchObject({ lessons: { length: 3 } });
});
