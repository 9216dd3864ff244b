import { issuesOf, makeContent } from '../testing/content.js';
import { makeFolder } from '../testing/folder.js';
import { contentWithExperiments, labFiles } from '../testing/linked-content.js';
import { readInstalledLab } from './installed-lab.js';
import { readContentFiles } from './read-files.js';
import { typesetText } from './typeset-text.js';

const FILE = 'lessons/8-sinf/tok.md';
const TEXT = 'Zaryadlarning tartibli harakati.';

/** The curriculum with a paragraph after the text of the lesson on current. */
const withParagraph = (paragraph: string) => {
  const text = String(contentWithExperiments[FILE]);
  if (!text.includes(TEXT)) throw new Error('the lesson has another text');
  return { ...contentWithExperiments, [FILE]: text.replace(TEXT, `${TEXT}\n\n${paragraph}`) };
};
/** Line of that paragraph. */
const LINE = 27;

const installedLab = async () => readInstalledLab(await makeFolder(labFiles()));

test('an image of an experiment is its place in the text, a link stays a link', () => {
  const markdown = [
    'Matn.',
    '![Lupa ostida](tajriba:linza?holat=lupa)',
    '![Boshlanish](tajriba:linza)',
    '[Linza](tajriba:linza?holat=lupa) haqida.',
  ].join('\n\n');
  expect(typesetText(markdown)).toEqual({
    tree: [
      ['p', 'Matn.'],
      ['experiment', { link: 'tajriba:linza?holat=lupa' }, 'Lupa ostida'],
      ['experiment', { link: 'tajriba:linza' }, 'Boshlanish'],
      ['p', ['a', { href: 'tajriba:linza?holat=lupa' }, 'Linza'], ' haqida.'],
    ],
    issues: [],
  });
});

test('HTML of the author cannot place anything, and other schemes stay unsafe', () => {
  const { tree } = typesetText(
    '<experiment link="tajriba:linza">x</experiment>\n\n[x](tajriba:javascript:alert) [y](javascript:alert)',
  );
  const text = JSON.stringify(tree);
  expect(text).not.toContain('["experiment"');
  expect(text).not.toContain('"href"');
});

test.each([
  [
    'an unknown experiment at a place',
    '![Rasm](tajriba:zanjirlar)',
    'the laboratory has no experiment zanjirlar',
  ],
  [
    'an unknown state at a place',
    '![Rasm](tajriba:zanjir?holat=om)',
    'the experiment zanjir has no state om',
  ],
  [
    'an unknown experiment of a link',
    'Mana [zanjir](tajriba:zanjirlar).',
    'the laboratory has no experiment zanjirlar',
  ],
  [
    'an unknown state of a link',
    'Mana [zanjir](tajriba:zanjir?holat=om).',
    'the experiment zanjir has no state om',
  ],
  [
    'another parameter',
    '[zanjir](tajriba:zanjir?state=lampa)',
    'tajriba:zanjir?state=lampa is not tajriba:<experiment> or tajriba:<experiment>?holat=<state>',
  ],
  ['no caption', '![](tajriba:zanjir?holat=lampa)', 'tajriba:zanjir?holat=lampa has no caption'],
  [
    'a place within a paragraph',
    'Mana: ![Rasm](tajriba:zanjir?holat=lampa)',
    'tajriba:zanjir?holat=lampa must be alone in its paragraph, with empty lines around it',
  ],
  [
    'a place in a list',
    '- ![Rasm](tajriba:zanjir?holat=lampa)',
    'tajriba:zanjir?holat=lampa must be alone in its paragraph, with empty lines around it',
  ],
  ['a definition of a link', '[zanjir]: tajriba:zanjir', 'tajriba:zanjir must be written in the link itself'],
])('%s is refused with file and line', async (_name, paragraph, message) => {
  expect(await issuesOf(withParagraph(paragraph), await installedLab())).toEqual([
    `${FILE}:${LINE}: ${message}`,
  ]);
});

test('a state placed twice is refused at its second place', async () => {
  const place = '![Rasm](tajriba:zanjir?holat=lampa)';
  expect(await issuesOf(withParagraph(`${place}\n\n${place}`), await installedLab())).toEqual([
    `${FILE}:${LINE + 2}: tajriba:zanjir?holat=lampa is placed twice`,
  ]);
});

test('without a laboratory the form of references is checked, not their states', async () => {
  const unknown = await makeContent(withParagraph('![Rasm](tajriba:zanjir?holat=om)'));
  await expect(readContentFiles(unknown)).resolves.toBeDefined();
  expect(await issuesOf(withParagraph('![](tajriba:zanjir)'))).toEqual([
    `${FILE}:${LINE}: tajriba:zanjir has no caption`,
  ]);
});

test('practice may not refer to experiments', () => {
  expect(typesetText('[zanjir](tajriba:zanjir)', { lab: 'none' }).issues).toEqual([
    { line: 1, message: 'tajriba:zanjir: only the text of a lesson refers to experiments' },
  ]);
});
