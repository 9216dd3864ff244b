import { issuesOf, makeContent } from '../../testing/content.js';
import {
  editedFigures,
  figureContent,
  FIGURES_FILE,
  LESSON_FILE,
  PRACTICE_FILE,
} from '../../testing/figure-content.js';
import type { FileTexts } from '../../testing/folder.js';
import { readContentFiles } from '../read-files.js';

const caption = (text: string): FileTexts => editedFigures('lesson', 'Linza: $d$ fokusdan **uzoq**', text);

/** A question on the lens whose right option is the first one. */
const asked = (question: string, right: string, explanation = 'Chizmaga qarang.'): FileTexts => ({
  ...figureContent,
  [LESSON_FILE]: String(figureContent[LESSON_FILE])
    .replace('figure: tekis\n', 'figure: linza\n')
    .replace('Tezlikning birligi qaysi?', question)
    .replace(
      '- m/s\n      - kg\n      - "10"\n      - "true"',
      `- ${right}\n      - 1 kg\n      - 2 kg\n      - 3 kg`,
    )
    .replace('MAXFIY-IZOH Yoʻl metrda, vaqt sekundda.', explanation),
});
const inFile = (file: string, files: FileTexts, part: string, replacement: string): FileTexts => {
  const text = String(files[file]);
  if (!text.includes(part)) throw new Error(`${file} has no "${part}"`);
  return { ...files, [file]: text.replace(part, () => replacement) };
};
/** The declaration hides nothing, so that the text alternative has the distance of the image. */
const unhidden = (files: FileTexts): FileTexts => inFile(FIGURES_FILE, files, '  hideFromText: [f]\n', '');

/** A question on a number of the declaration, without items. */
const read: FileTexts = {
  ...unhidden(asked('Buyum linzadan qancha uzoqda?', '30 cm')),
  [PRACTICE_FILE]: String(figureContent[PRACTICE_FILE]).replace(/^[^]*(?=- key: grafik)/, ''),
};

test.each([
  ['numbers of the figure', caption('F = 20 cm, $d = 30\\,\\mathrm{cm}$ va f = 0,6 m')],
  ['a number of another unit', caption('Tajriba 5 min davom etdi')],
  ['a calculation', caption('f = 20 cm · 3')],
  ['an answer that is hidden', asked('Tasvir linzadan qancha uzoqda?', '60 cm')],
  ['an answer that is read from the figure', read],
  [
    'another value besides the one of the figure',
    asked('d = 30 cm. d = 40 cm boʻlsa, tasvir qayerda?', '40 cm'),
  ],
])('%s is accepted', async (_name, files) => {
  await expect(readContentFiles(await makeContent(files))).resolves.toBeDefined();
});

const faults: readonly (readonly [string, FileTexts, RegExp])[] = [
  [
    'a short description',
    editedFigures(
      'figures',
      'Yigʻuvchi linza. Buyum fokus bilan ikkilangan fokus orasida turibdi, tasvir toʻnkarilgan.',
      'Yigʻuvchi linza va uning tasviri.',
    ),
    /^figures\/7-sinf\/tezlik\.yaml:3: 0\.alt: alt has 33 characters, fewer than 60$/,
  ],
  [
    'a long description',
    editedFigures('figures', 'toʻnkarilgan.', `toʻnkarilgan. ${'Nurlar kesishadi. '.repeat(14)}`),
    /^figures\/7-sinf\/tezlik\.yaml:3: 0\.alt: .*<=300/,
  ],
  [
    'a figure of more than 8 kB',
    editedFigures(
      'figures',
      "      - { function: '2 * x', domain: [0, 10] }\n",
      `      - { function: '10 + 5 * sin(400 * x)' }
      - { function: '10 + 3 * sin(300 * x)', style: dashed }
  steps: [{ name: bir }, { name: ikki }, { name: uch }, { name: toʻrt }]
`,
    ),
    /:\d+: 1\.graph: the figure has \d+ bytes, more than 8000$/,
  ],
  ['another number in a caption', caption('d = 25 cm'), /:33: the figure has d = 30 cm, not 25 cm$/],
  [
    'another number in a formula of a caption',
    caption('$F = 2{,}5\\,\\mathrm{cm}$'),
    /:33: the figure has F = 20 cm, not 2,5 cm$/,
  ],
  [
    'another number in a question',
    asked('Chizmada F = 25 cm. Tasvir qayerda?', '60 cm'),
    /:8: questions\.0\.figure: the figure has F = 20 cm, not 25 cm$/,
  ],
  [
    'another number in an explanation',
    asked('Tasvir linzadan qancha uzoqda?', '80 cm', 'Demak, f = 80 cm.'),
    /questions\.0\.figure: the figure has f = 60 cm, not 80 cm$/,
  ],
  [
    'the answer in the description',
    inFile(
      FIGURES_FILE,
      asked('Tasvir linzadan qancha uzoqda?', '60 cm'),
      'tasvir toʻnkarilgan.',
      'tasvir 60 cm uzoqda.',
    ),
    /questions\.0\.figure: alt says the answer 60 cm$/,
  ],
  [
    'the answer in the description in words',
    inFile(
      FIGURES_FILE,
      asked('Tasvir linzadan qancha uzoqda?', '60 cm'),
      'tasvir toʻnkarilgan.',
      'tasvir 60 santimetrda.',
    ),
    /questions\.0\.figure: alt says the answer 60 cm$/,
  ],
  [
    'the answer in the text alternative, in another unit',
    unhidden(asked('Tasvir linzadan qancha uzoqda?', '0,6 m')),
    /questions\.0\.figure: the text alternative says the answer 0,6 m: hide it by hideFromText$/,
  ],
  [
    'the answer of an item in the text alternative',
    unhidden(figureContent),
    /^practice\/7-sinf\/tezlik\.yaml:\d+: 0\.figure: the text alternative says the answer 70 cm: .* \(d = 28\)$/,
  ],
  [
    'a number in the description that items change',
    editedFigures('figures', 'orasida turibdi', 'orasida, 30 cm uzoqda turibdi'),
    new RegExp(`^${PRACTICE_FILE}:\\d+: 0\\.figure: alt says the number d of the declaration, which changes`),
  ],
];

test.each(faults)('%s is refused', async (_name, files, message) => {
  const found = await issuesOf(files);
  expect(
    found.some((line) => message.test(line)),
    found.join('\n'),
  ).toBe(true);
});

test('the only number of a caption is compared with the only one of its unit', async () => {
  const forces = `- key: kuch
  alt: Gorizontal sirtda taxtacha turibdi. Unga oʻngga yoʻnalgan bitta kuch taʼsir qiladi.
  forces:
    body: block
    forces:
      - { name: F, size: 50, angle: 0 }
`;
  const lesson = (text: string): FileTexts => ({
    'figures/7-sinf/kuch.yaml': forces,
    'lessons/7-sinf/kuch.md': `---\norder: 2\ntitle: Kuch\nquestions: []\n---\n\n![${text}](figure:kuch)\n`,
  });
  await expect(readContentFiles(await makeContent(lesson('Kuch 50 N')))).resolves.toBeDefined();
  expect(await issuesOf(lesson('Kuch 60 N'))).toEqual([
    'lessons/7-sinf/kuch.md:7: the figure has F = 50 N, not 60 N',
  ]);
});
