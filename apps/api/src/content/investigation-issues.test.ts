import { issuesOf, makeContent } from '../testing/content.js';
import { makeFolder } from '../testing/folder.js';
import { contentWithInvestigations, INVESTIGATIONS } from '../testing/investigation-content.js';
import { labFiles } from '../testing/linked-content.js';
import { readInstalledLab } from './installed-lab.js';
import { readContentFiles } from './read-files.js';

const installedLab = async () => readInstalledLab(await makeFolder(labFiles()));

/** The mistake, a part of the file, its replacement, and the issue with line, field and message. */
const mistakes: readonly (readonly [name: string, part: string, replacement: string, issue: string])[] = [
  [
    'an unknown quantity',
    'expected: period(mass = 4)\n',
    'expected: davr(mass = 4)\n',
    ':26: 0.observe.0.expected: the function davr is not allowed',
  ],
  [
    'an unknown name',
    'mass = 4 * mass',
    'mass = 4 * massa',
    ':13: 0.predict.expected: there is no parameter massa',
  ],
  [
    'an unknown parameter of a quantity',
    'period(length = x)',
    'period(uzunlik = x)',
    ':47: 1.predict.expected: period(…) changes no parameter uzunlik',
  ],
  [
    'an unknown parameter of a set-up',
    'angle: 10',
    'burchak: 10',
    ':15: 0.setUp.values.burchak: the experiment has no burchak',
  ],
  [
    'a value out of range',
    'length: 1,',
    'length: 20,',
    ':15: 0.setUp.values.length: 20 is not from 0.1 to 2',
  ],
  [
    'a value of a trial out of range',
    '{ mass: 4 }',
    '{ mass: 40 }',
    ':30: 0.observe.0.measure.trials.0.values.mass: 40 is not from 0.1 to 5',
  ],
  [
    'another unit',
    'unit: s\n      decimals: 2',
    'unit: m\n      decimals: 2',
    ':26: 0.observe.0.expected: period(mass = 4) is in “s”, not in “m”',
  ],
  [
    'a measured value in another unit',
    'answer: measuredPeriod\n  explain',
    'answer: mass\n  explain',
    ':34: 0.observe.0.measure.answer: mass is in “kg”, not in “s”',
  ],
  [
    'a missing text',
    '    question: Davr uzunlikka qanday bogʻliq?\n',
    '',
    ':42: 1.predict.question: Invalid input',
  ],
  [
    'an empty text',
    'instruction: Davrni oʻlchang.',
    'instruction: ""',
    ':21: 0.observe.0.instruction: Too small',
  ],
  [
    'an unknown meter',
    '[measuredPeriod, "parameter:mass"]',
    '[davr]',
    ':27: 0.observe.0.meters.0: the experiment has no davr',
  ],
  ['an unknown readout', 'hides: [period]', 'hides: [davr]', ':6: 0.hides.0: the experiment has no davr'],
  ['an unknown plot', 'plot: swing', 'plot: davr', ':16: 0.setUp.graph.plot: the experiment has no davr'],
  [
    'an unknown control',
    'controls: [mass]',
    'controls: [massa]',
    ':17: 0.setUp.controls.0: the experiment has no massa',
  ],
  [
    'an unknown handle',
    'handle: bob',
    'handle: yuk',
    ':32: 0.observe.0.measure.trials.0.moves.0.handle: the experiment has no yuk',
  ],
  ['a value that nothing measures', '{heavy}', '{light}', ':35: 0.explain: nothing measures {light}'],
  [
    'a calculated number of it',
    '{= round(heavy / 2, 1)}',
    '{= light / 2}',
    ':35: 0.explain: there is no parameter light',
  ],
  [
    'a key twice',
    'key: uzunlik-va-davr',
    'key: massa-va-davr',
    ':36: 1.key: the key massa-va-davr is used twice',
  ],
  ['a lower level', 'level: 1', 'level: 3', ':40: 1.level: investigations stand by increasing level'],
  [
    'a tolerance without a unit or %',
    'tolerance: 1 %',
    'tolerance: bir',
    ':25: 0.observe.0.tolerance: Invalid string',
  ],
];

test.each(mistakes)('%s', async (_name, part, replacement, expected) => {
  const text = String(contentWithInvestigations[INVESTIGATIONS]);
  expect(text).toContain(part);
  const changed = { ...contentWithInvestigations, [INVESTIGATIONS]: text.replace(part, () => replacement) };
  const [found, ...others] = await issuesOf(changed, await installedLab());
  expect(found?.slice(0, INVESTIGATIONS.length + expected.length)).toBe(INVESTIGATIONS + expected);
  // What follows from the mistake is in the same place or below it.
  expect(others.filter((issue) => !issue.startsWith(INVESTIGATIONS))).toEqual([]);
});

test('a file of an unknown experiment is an issue', async () => {
  const { [INVESTIGATIONS]: text = '', ...content } = contentWithInvestigations;
  const issues = await issuesOf({ ...content, 'investigations/soat.yaml': text }, await installedLab());
  expect(issues).toEqual(['investigations/soat.yaml: the laboratory has no such experiment']);
});

test('valid investigations are accepted, also when the laboratory is not built', async () => {
  const folder = await makeContent(contentWithInvestigations);
  await expect(readContentFiles(folder, [], await installedLab())).resolves.toBeDefined();
  await expect(readContentFiles(folder)).resolves.toBeDefined();
});
