import { issuesOf, makeContent } from '../testing/content.js';
import { makeFolder, type FileTexts } from '../testing/folder.js';
import { contentWithExperiments, labFiles } from '../testing/linked-content.js';
import { readInstalledLab } from './installed-lab.js';
import { readContentFiles } from './read-files.js';

const CLASSES = 'classes.yaml';
const SPEED = 'lessons/7-sinf/tezlik.md';
const PENDULUM = 'simulations/mayatnik.yaml';
const CURRENT = 'lessons/8-sinf/tok.md';

/** The curriculum with relations, with a part of a file replaced. */
function broken(file: string, part: string, replacement: string): FileTexts {
  const text = String(contentWithExperiments[file]);
  if (!text.includes(part)) throw new Error(`${file} has no "${part}"`);
  return { ...contentWithExperiments, [file]: text.replace(part, () => replacement) };
}

const experiment = (slug: string, state = 'lampa') =>
  `  - slug: ${slug}\n    state: ${state}\n    note: Lampani yoqing.\n`;

const RESISTOR = '    investigation: nomalum-rezistor\n';

/** The broken relation, the change, the issue: file, line, field and reason. */
const relations: readonly (readonly [string, FileTexts, string])[] = [
  [
    'a chapter that no class has',
    broken(SPEED, 'chapter: kinematika', 'chapter: optika-asoslari'),
    `${SPEED}:3: chapter: classes.yaml has no chapter optika-asoslari of 7-sinf`,
  ],
  [
    'a chapter of another class',
    broken(SPEED, 'chapter: kinematika', 'chapter: elektr'),
    `${SPEED}:3: chapter: classes.yaml has no chapter elektr of 7-sinf`,
  ],
  [
    'a chapter that was removed from its class',
    broken(CLASSES, '    - key: elektr\n      title: Elektr hodisalari\n', ''),
    `${CURRENT}:3: chapter: classes.yaml has no chapter elektr of 8-sinf`,
  ],
  [
    'a title in place of a key of a chapter',
    broken(SPEED, 'chapter: kinematika', 'chapter: Kinematika'),
    `${SPEED}:3: chapter: Invalid string`,
  ],
  [
    'an empty chapter',
    broken(SPEED, 'chapter: kinematika', 'chapter: ""'),
    `${SPEED}:3: chapter: Invalid string`,
  ],
  [
    'a list of chapters',
    broken(SPEED, 'chapter: kinematika', 'chapter: [kinematika]'),
    `${SPEED}:3: chapter: Invalid input: expected string`,
  ],
  [
    'a chapter twice in a class',
    broken(CLASSES, 'key: dinamika', 'key: kinematika'),
    `${CLASSES}:6: 0.chapters.1.key: the key kinematika is used twice`,
  ],
  [
    'a chapter without a title',
    broken(CLASSES, '    - key: dinamika\n      title: Dinamika\n', '    - key: dinamika\n'),
    `${CLASSES}:4: 0.chapters.0.title: `,
  ],
  [
    'an empty list of chapters',
    broken(
      CLASSES,
      '\n    - key: elektr\n      title: Elektr hodisalari\n    - key: optika\n      title: "Optika: yorugʻlik"',
      ' []',
    ),
    `${CLASSES}:10: 1.chapters: `,
  ],
  [
    'an unknown experiment',
    broken(CURRENT, 'slug: zanjir', 'slug: zanjirlar'),
    `${CURRENT}:6: experiments.0.slug: the laboratory has no experiment zanjirlar`,
  ],
  [
    'an address in place of an experiment',
    broken(CURRENT, 'slug: zanjir', 'slug: /tajriba/zanjir'),
    `${CURRENT}:6: experiments.0.slug: Invalid string`,
  ],
  [
    'an unknown state',
    broken(CURRENT, 'state: om-qonuni', 'state: om'),
    `${CURRENT}:7: experiments.0.state: the experiment zanjir has no state om`,
  ],
  [
    'a state of another experiment',
    broken(CURRENT, 'state: yer', 'state: lampa'),
    `${CURRENT}:10: experiments.1.state: the experiment mayatnik has no state lampa`,
  ],
  [
    'a query in place of a state',
    broken(CURRENT, 'state: om-qonuni', 'state: "?holat=AQI"'),
    `${CURRENT}:7: experiments.0.state: Invalid string`,
  ],
  [
    'an experiment without a state',
    broken(CURRENT, '    state: om-qonuni\n', ''),
    `${CURRENT}:6: experiments.0.state: `,
  ],
  [
    'an experiment without a task',
    broken(CURRENT, '    note: Davrni oʻlchang.\n', ''),
    `${CURRENT}:9: experiments.1.note: `,
  ],
  [
    'an empty task',
    broken(CURRENT, 'note: Davrni oʻlchang.', 'note: ""'),
    `${CURRENT}:11: experiments.1.note: `,
  ],
  [
    'an unknown investigation',
    broken(CURRENT, 'investigation: massa-va-davr', 'investigation: massa'),
    `${CURRENT}:12: experiments.1.investigation: the experiment mayatnik has no investigation massa`,
  ],
  [
    'an investigation of another experiment',
    broken(CURRENT, 'investigation: massa-va-davr', 'investigation: nomalum-rezistor'),
    `${CURRENT}:12: experiments.1.investigation: the experiment mayatnik has no investigation nomalum-rezistor`,
  ],
  [
    'the title of an investigation in place of its slug',
    broken(CURRENT, 'investigation: massa-va-davr', 'investigation: Davr massaga bogʻliqmi'),
    `${CURRENT}:12: experiments.1.investigation: Invalid string`,
  ],
  [
    'an empty investigation',
    broken(CURRENT, 'investigation: massa-va-davr', 'investigation: ""'),
    `${CURRENT}:12: experiments.1.investigation: Invalid string`,
  ],
  [
    'a list of investigations',
    broken(CURRENT, 'investigation: massa-va-davr', 'investigation: [massa-va-davr]'),
    `${CURRENT}:12: experiments.1.investigation: Invalid input: expected string`,
  ],
  [
    'an investigation twice in a lesson',
    broken(CURRENT, 'oʻzgaradi?"\n', `oʻzgaradi?"\n${RESISTOR}${experiment('zanjir')}${RESISTOR}`),
    `${CURRENT}:13: experiments.1.investigation: the investigation zanjir/nomalum-rezistor is used twice`,
  ],
  [
    'a parameter in place of a state',
    broken(CURRENT, 'state: yer', 'state: yer\n    gravity: 9.81'),
    `${CURRENT}:9: experiments.1: `,
  ],
  [
    'a state twice in a lesson',
    broken(CURRENT, 'questions:', `${experiment('zanjir', 'om-qonuni')}questions:`),
    `${CURRENT}:14: experiments.2.state: the state zanjir/om-qonuni is used twice`,
  ],
  [
    'four experiments',
    broken(CURRENT, 'questions:', `${experiment('zanjir')}${experiment('zanjir')}questions:`),
    `${CURRENT}:6: experiments: `,
  ],
  [
    'a class that does not exist',
    broken(PENDULUM, '- 7-sinf', '- 12-sinf'),
    `${PENDULUM}:12: classes.1: classes.yaml has no 12-sinf`,
  ],
  [
    'a class twice in a simulation',
    broken(PENDULUM, '- 7-sinf', '- 8-sinf'),
    `${PENDULUM}:12: classes.1: the class 8-sinf is used twice`,
  ],
  [
    'a number in place of a class',
    broken(PENDULUM, '- 7-sinf', '- 7'),
    `${PENDULUM}:12: classes.1: Invalid input: expected string`,
  ],
  [
    'no classes in a list',
    broken(PENDULUM, 'classes:\n  - 8-sinf\n  - 7-sinf', 'classes: []'),
    `${PENDULUM}:10: classes: `,
  ],
  [
    'a section that the lesson does not have',
    broken(SPEED, 'section: tezlik', 'section: tezlanish'),
    `${SPEED}:16: questions.0.section: the lesson has no heading with the id tezlanish`,
  ],
  [
    'a heading that was renamed',
    broken(SPEED, '# Tezlik', '# Tezlik nima'),
    `${SPEED}:16: questions.0.section: the lesson has no heading with the id tezlik`,
  ],
  [
    'the text of a heading in place of its id',
    broken(SPEED, 'section: tezlik', 'section: Tezlik'),
    `${SPEED}:16: questions.0.section: Invalid string`,
  ],
  [
    'an unknown experiment of a question',
    broken(SPEED, 'slug: zanjir', 'slug: zanjirlar'),
    `${SPEED}:18: questions.0.see.slug: the laboratory has no experiment zanjirlar`,
  ],
  [
    'an unknown state of a question',
    broken(SPEED, 'state: yer', 'state: oy'),
    `${SPEED}:32: questions.1.see.state: the experiment mayatnik has no state oy`,
  ],
  [
    'an experiment of a question at another time',
    broken(SPEED, 'when: before', 'when: during'),
    `${SPEED}:20: questions.0.see.when: `,
  ],
  [
    'an experiment of a question without a time',
    broken(SPEED, '      when: after\n', ''),
    `${SPEED}:31: questions.1.see.when: `,
  ],
  [
    'no experiments in a list',
    broken(SPEED, 'questions:', 'experiments: []\nquestions:'),
    `${SPEED}:6: experiments: `,
  ],
];

const installedLab = async () => readInstalledLab(await makeFolder(labFiles()));

test.each(relations)('%s', async (_name, changes, expected) => {
  const [found, ...others] = await issuesOf(changes, await installedLab());
  expect(found?.slice(0, expected.length)).toBe(expected);
  // A malformed key may also be unknown; nothing else is reported.
  const place = expected.slice(0, expected.indexOf(' '));
  expect(others.filter((issue) => !issue.startsWith(place))).toEqual([]);
});

test('the relations of the curriculum are accepted', async () => {
  const folder = await makeContent(contentWithExperiments);
  await expect(readContentFiles(folder, [], await installedLab())).resolves.toBeDefined();
});

test('experiments are not checked when the laboratory is not built', async () => {
  expect(await readInstalledLab(await makeFolder())).toBeUndefined();
  const folder = await makeContent(broken(CURRENT, 'state: om-qonuni', 'state: om'));
  await expect(readContentFiles(folder)).resolves.toBeDefined();
});
