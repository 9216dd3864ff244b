import { sectionsOf } from './section-ids.js';
import { typesetText } from './typeset-text.js';

const sections = (markdown: string) => [...sectionsOf(typesetText(markdown).tree)];

test.each([
  ['apostrophes in any form', '## Toʻgʻri yoʻl', [['togri-yol', 'Toʻgʻri yoʻl']]],
  ['Cyrillic', '## Масса ва оғирлик', [['massa-va-ogirlik', 'Масса ва оғирлик']]],
  ['a formula', '## Kuch $F$ nima?', [['kuch-f-nima', 'Kuch F nima?']]],
  ['emphasis and a link', '## **Om** [qonuni](/learn)', [['om-qonuni', 'Om qonuni']]],
  [
    'every level',
    '# Bir\n\n#### Ikki',
    [
      ['bir', 'Bir'],
      ['ikki', 'Ikki'],
    ],
  ],
  ['nothing but signs', '## ?!', []],
] as const)('a heading with %s', (_name, markdown, expected) => {
  expect(sections(markdown)).toEqual(expected);
});

test('a repeated heading gets a number that no other heading has', () => {
  const ids = sections('## Misol\n\n## Misol\n\n## Misol 2\n\n## Misol').map(([id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.slice(0, 2)).toEqual(['misol', 'misol-2']);
});

test('the id is in the tree that pages show; the author cannot set one', () => {
  const { tree } = typesetText('## Kuch\n\n<h3 id="kuch">Boshqa</h3>\n\nMatn[^1]\n\n[^1]: Izoh');
  expect(tree[0]).toEqual(['h3', { id: 'kuch' }, 'Kuch']);
  expect(sectionsOf(tree)).toEqual(new Map([['kuch', 'Kuch']]));
});
