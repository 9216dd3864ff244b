import { issuesOf, makeContent } from '../../testing/content.js';
import { editedFigures, figureContent, FIGURES_FILE, LESSON_FILE } from '../../testing/figure-content.js';
import { contentWithCourse } from '../../testing/course-content.js';
import type { FileTexts } from '../../testing/folder.js';
import { readContentFiles } from '../read-files.js';

const FIGURE = '![Linza: $d$ fokusdan **uzoq**](figure:linza)';
const inText = (text: string): FileTexts => editedFigures('lesson', FIGURE, `${FIGURE}\n\n${text}`);

test('figures of a text, questions and practice are accepted', async () => {
  const content = await readContentFiles(await makeContent(figureContent));
  const lesson = content.lessons.find(({ slug }) => slug === 'tezlik');
  expect(lesson?.figures?.figures.map(({ key }) => key)).toEqual([
    'linza',
    'tekis',
    'sekin',
    'tinch',
    'egri',
  ]);
});

const issues: readonly (readonly [string, FileTexts, RegExp])[] = [
  [
    'a number that is a text',
    editedFigures('figures', 'F: 20', 'F: katta'),
    /^figures\/7-sinf\/tezlik\.yaml:6: 0\.rays\.lens\.F: /,
  ],
  [
    'an unknown field of a declaration',
    editedFigures('figures', 'hideFromText', 'hideText'),
    /^figures\/7-sinf\/tezlik\.yaml:2: 0: .*hideText/,
  ],
  [
    'a key that stands twice',
    editedFigures('figures', 'key: sekin', 'key: tekis'),
    /^figures\/7-sinf\/tezlik\.yaml:\d+: 2\.key: the key tekis is used twice$/,
  ],
  [
    'a label without a place',
    editedFigures(
      'figures',
      "label: 't, s'",
      "label: 'vaqt sekundlarda va yana bitta juda uzun yozuv bilan, s'",
    ),
    /^figures\/7-sinf\/tezlik\.yaml:1\d: 1\.graph/,
  ],
  [
    'a state of an experiment',
    editedFigures('figures', '  rays:\n', '  scene: { experiment: linza, state: lupa }\n  rays:\n'),
    /^figures\/7-sinf\/tezlik\.yaml:\d+: 0: /,
  ],
  [
    'a file without a lesson',
    { ...figureContent, 'figures/7-sinf/yoq.yaml': String(figureContent[FIGURES_FILE]) },
    /^figures\/7-sinf\/yoq\.yaml: there is no lesson lessons\/7-sinf\/yoq\.md$/,
  ],
  [
    'a folder without a class',
    { 'figures/12-sinf/yoq.yaml': '' },
    /^figures\/12-sinf: classes\.yaml has no such class$/,
  ],
  [
    'a figure that nothing uses',
    editedFigures('figures', '- key: tekis', '- key: ortiqcha'),
    /tezlik\.md:\d+: questions\.0\.figure: figures\/7-sinf\/tezlik\.yaml has no figure tekis$/,
  ],
  [
    'an unknown figure of a text',
    inText('![Izoh](figure:yoq)'),
    new RegExp(`^${LESSON_FILE}:35: figures/7-sinf/tezlik\\.yaml has no figure yoq$`),
  ],
  [
    'a figure of another lesson',
    { 'lessons/7-sinf/kuch.md': '---\norder: 2\ntitle: Kuch\nquestions: []\n---\n\n![Izoh](figure:linza)\n' },
    /^lessons\/7-sinf\/kuch\.md:7: figures\/7-sinf\/kuch\.yaml has no figure linza$/,
  ],
  ['no caption', inText('![](figure:tekis)'), /:35: figure:tekis has no caption$/],
  [
    'a figure within a paragraph',
    inText('Mana: ![Izoh](figure:tekis)'),
    /:35: figure:tekis must be alone in its paragraph/,
  ],
  [
    'a figure in a list',
    inText('- ![Izoh](figure:tekis)'),
    /:35: figure:tekis must be alone in its paragraph/,
  ],
  ['a link', inText('[Izoh](figure:tekis)'), /:35: figure:tekis is no address/],
  [
    'a formula of a caption',
    inText('![$\\frac$](figure:tekis)'),
    /:35: the formula \\frac cannot be typeset/,
  ],
  [
    'an unknown figure of a question',
    editedFigures('lesson', 'figure: tekis\n', 'figure: yoq\n'),
    /^lessons\/7-sinf\/tezlik\.md:8: questions\.0\.figure: .* has no figure yoq$/,
  ],
  [
    'an unknown figure of an option',
    editedFigures('lesson', '- figure: sekin', '- figure: yoq'),
    /:\d+: questions\.1\.options\.1\.figure: .* has no figure yoq$/,
  ],
  [
    'an option that stands twice',
    editedFigures('lesson', '- figure: tinch', '- figure: tekis'),
    /:\d+: questions\.1\.options\.2: the figure tekis is used twice$/,
  ],
  [
    'texts and figures as options',
    editedFigures('lesson', '- figure: sekin', '- sekin'),
    /:\d+: questions\.1\.options: the options are four texts or four figures$/,
  ],
  [
    'a check of figures',
    editedFigures('lesson', 'figure: egri\n    correct: 1', 'figure: egri\n    correct: 1\n    check: 2 m'),
    /:\d+: questions\.1\.check: only numbers have a check, not figures$/,
  ],
  [
    'an unknown figure of an item',
    editedFigures('practice', 'figure: tinch', 'figure: yoq'),
    /^practice\/7-sinf\/tezlik\.yaml:\d+: 1\.figure: .* has no figure yoq$/,
  ],
  [
    'a number that the figure does not have',
    editedFigures('practice', '      d: "{d}"', '      x: "{d}"'),
    /:\d+: 0\.figure: the figure has no number x \(d = 28\)$/,
  ],
  [
    'an expression with an error',
    editedFigures('practice', '      d: "{d}"', '      d: "{d + q}"'),
    /:\d+: 0\.figure\.with\.d: .*q/,
  ],
  [
    'a variant that cannot be drawn',
    editedFigures('practice', '- 36\n', '- 20\n'),
    /:\d+: 0\.(?:figure|answer)/,
  ],
  [
    'an unknown field of a figure of an item',
    editedFigures('practice', '    with:\n', '    bilan:\n'),
    /:\d+: 0\.figure: .*bilan/,
  ],
];

test.each(issues)('%s is reported', async (_name, files, message) => {
  const found = await issuesOf(files);
  expect(
    found.some((line) => message.test(line)),
    found.join('\n'),
  ).toBe(true);
});

test('a word that the glossary avoids is reported in descriptions and labels', async () => {
  const files = (alt: string, label: string): FileTexts => ({
    ...contentWithCourse,
    'lessons/7-sinf/kuch.md': `${contentWithCourse['lessons/7-sinf/kuch.md']}\n![Izoh](figure:birinchi)\n`,
    'figures/7-sinf/kuch.yaml': `- key: birinchi
  alt: Toʻgʻri chiziq koordinatalar boshidan chiqadi va ${alt} qarab tekis koʻtariladi.
  graph:
    x: { label: 't, s', from: 0, to: 10, step: 2 }
    y: { label: 's, m', from: 0, to: 20, step: 5 }
    curves:
      - { function: '2 * x', domain: [0, 10], name: ${label} }
`,
  });
  const issue = '“traektoriya” is not a term of the glossary: write “trayektoriya”';
  expect(await issuesOf(files('traektoriya boʻylab', 'traektoriya'))).toEqual([
    `figures/7-sinf/kuch.yaml:2: 0.alt: ${issue}`,
    `figures/7-sinf/kuch.yaml:7: 0.graph.curves.0.name: ${issue}`,
  ]);
});

test('a figure that nothing uses is reported with its line', async () => {
  const files = editedFigures('practice', '  figure: tinch\n', '');
  const lesson = String(files[LESSON_FILE]).replace('figure: tinch', 'figure: linza');
  const line = String(files[FIGURES_FILE]).split('\n').indexOf('- key: tinch') + 1;
  expect(await issuesOf({ ...files, [LESSON_FILE]: lesson })).toEqual([
    `${FIGURES_FILE}:${line}: 3.key: nothing uses the figure tinch`,
  ]);
});
