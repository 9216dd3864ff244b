import { compileTemplate } from '../practice-items/template.js';
import { practiceText } from './practice-text.js';

const nodesOf = (text: string) => JSON.parse(practiceText(text)) as unknown[];

test.each([
  'Jism 12 m/s tezlik bilan 20 s harakatlandi. Yoʻlni toping.',
  'Toshkent – Samarqand: 4\u202F000 N, −5 °C, 40 %',
  '3 + 4 = 7',
])('a line without marks is its text: %s', (text) => {
  expect(nodesOf(text)).toEqual([text]);
});

test('one line with marks has no paragraph around it', () => {
  expect(nodesOf('Tezlik **katta**')).toEqual(['Tezlik ', ['strong', 'katta']]);
  const [before, formula] = nodesOf('Yoʻl $s = vt$') as [string, [string, object]];
  expect([before, formula[0]]).toEqual(['Yoʻl ', 'math']);
});

test('several paragraphs stay, and so do lists', () => {
  expect(nodesOf('Bir.\n\nIkki.')).toEqual([
    ['p', 'Bir.'],
    ['p', 'Ikki.'],
  ]);
  expect(nodesOf('- bir\n- ikki')[0]).toEqual(['ul', ['li', 'bir'], ['li', 'ikki']]);
});

test('markup of an author is text', () => {
  const nodes = nodesOf('2 < 3 <script>alert(1)</script>');
  expect(nodes.map((node) => typeof node)).toEqual(nodes.map(() => 'string'));
  expect(nodes.join('')).toBe('2 < 3 <script>alert(1)</script>');
});

test.each([5, 0.032, 12_810, 1_234_000, -43_210])('the number %d in a formula is typeset', (number) => {
  const scope = { names: ['n'], degrees: false };
  const { fill } = compileTemplate(String.raw`$p = {= n}\,\mathrm{Pa}$`, scope);
  const [formula] = nodesOf(fill([number])) as [[string]];
  expect(formula[0]).toBe('math');
});
