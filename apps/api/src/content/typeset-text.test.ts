import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typesetText } from './typeset-text.js';

/** Elements of a tree, as `[tag, properties]`. */
function elementsOf(nodes: readonly unknown[]): [string, Record<string, unknown>][] {
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return [];
    const [tag, second, ...others] = node as [string, ...unknown[]];
    const hasProperties = typeof second === 'object' && !Array.isArray(second);
    const properties = hasProperties ? (second as Record<string, unknown>) : {};
    return [[tag, properties], ...elementsOf(hasProperties ? others : [second, ...others])];
  });
}

const textOf = (nodes: readonly unknown[]): string =>
  nodes
    .map((node) => (Array.isArray(node) ? textOf(node.slice(1)) : typeof node === 'string' ? node : ''))
    .join('');

test('Markdown becomes elements below the level of the page, formulas become MathML', () => {
  expect(typesetText('# Tezlik\n\nBu **yoʻl**: $s$\n\n- bir\n- ikki').tree).toEqual([
    ['h3', { id: 'tezlik' }, 'Tezlik'],
    ['p', 'Bu ', ['strong', 'yoʻl'], ': ', ['math', ['mi', 's']]],
    ['ul', ['li', 'bir'], ['li', 'ikki']],
  ]);
});

test.each([
  ['in a paragraph', 'Mana: $$v = 1$$'],
  ['on separate lines', '$$\nv = 1\n$$'],
])('two dollars make a display formula, %s', (_place, markdown) => {
  expect(elementsOf(typesetText(markdown).tree)).toContainEqual([
    'math',
    { display: 'block', className: 'tml-display' },
  ]);
});

test('prices and code are not formulas', () => {
  expect(typesetText('Bu 5 $ yoki 6 $ turadi, `$x$` esa kod.')).toEqual({
    tree: [['p', 'Bu 5 ', '$ yoki 6 $', ' turadi, ', ['code', '$x$'], ' esa kod.']],
    issues: [],
  });
});

test('a line break between two words of a paragraph is white space', () => {
  expect(textOf(typesetText('**bir**\n*ikki*').tree)).toBe('bir\nikki');
});

test('a formula that is not TeX is an issue with its line, and its source is shown', () => {
  const { tree, issues } = typesetText('Bir\n\nIkki $\\kuch{5}$ va $\\frac{1$');
  expect(issues).toEqual([
    { line: 3, message: expect.stringContaining('\\kuch{5} cannot be typeset') },
    { line: 3, message: expect.stringContaining('\\frac{1 cannot be typeset') },
  ]);
  expect(textOf(tree)).toBe('BirIkki \\kuch{5} va \\frac{1');
});

describe('hostile Markdown', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">b</b>',
    '<iframe src="https://evil.test"></iframe>',
    '<style>*{display:none}</style>',
    '<math><mi href="javascript:alert(1)" style="position:fixed">x</mi></math>',
    '<svg/onload=alert(1)>',
    '<form action=/login><input name=password></form>',
    '- [ ] vazifa',
  ];

  test.each(hostile)('%s creates no element', (markdown) => {
    const { tree } = typesetText(markdown);
    for (const [tag, properties] of elementsOf(tree)) {
      expect(['p', 'ul', 'li']).toContain(tag);
      expect(properties).toEqual({});
    }
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#x6a;avascript:alert(1)',
    'data:text/html,alert(1)',
    '//evil.test/x',
    '/.//evil.test',
    '/%5C/..//evil.test',
    'mailto:a@b.uz',
    'https://',
    'nisbiy/yoʻl',
  ])('%s is neither a link nor an image', (address) => {
    const { tree } = typesetText(`a [bosing](<${address}>) ![rasm](<${address}>)`);
    expect(elementsOf(tree)).toEqual([['p', {}]]);
    expect(textOf(tree)).toBe('a bosing rasm');
  });

  test.each([
    '\\href{javascript:alert(1)}{bos}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://evil.test/x.png}',
    '\\htmlData{onclick=alert(1)}{x}',
    '\\htmlStyle{position:fixed}{y}',
    '\\htmlId{root}{z}',
    '\\class{evil}{x}',
    '\\style{position:fixed}{x}',
    '\\color{red}x \\colorbox{red}{y} \\fbox{z} \\cancel{a}',
    '\\rule{10000em}{10000em}',
    '\\def\\a{\\a\\a}\\a',
    '\\begin{aligned}a&=b\\\\&=c\\end{aligned}',
  ])('TeX creates no style, link, image, id or other class: %s', (tex) => {
    for (const [tag, properties] of elementsOf(typesetText(`$${tex}$`).tree)) {
      expect(tag).toMatch(/^(?:p|code|m[a-z]+)$/);
      expect(
        Object.keys(properties).filter((name) => /^(?:style|href|src|id|on.*|data.*)$/i.test(name)),
      ).toEqual([]);
      expect((properties['className'] ?? 'tml-x') as string).toMatch(/^(?:(?:tml|chr|wbk)-[a-z-]+ ?)+$/);
      expect(JSON.stringify(properties)).not.toContain('10000em');
    }
  });

  test.each(['$', '[', '*a ', '> ', '`', '![', '| a ', '<a', '\\', '$a'])(
    'thirty thousand characters of %s are typeset or rejected',
    (piece) => {
      expect(() => typesetText(piece.repeat(30_000).slice(0, 30_000))).not.toThrow();
    },
  );

  test('a longer text is an issue', () => {
    expect(typesetText('[a](/b) '.repeat(12_500)).issues).toEqual([
      { line: 1, message: 'the text has more than 30000 characters' },
    ]);
  });
});

test('every shipped lesson is typeset completely, without remaining dollar signs or TeX', () => {
  const folder = path.resolve(import.meta.dirname, '../../content/lessons');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  expect(names.length).toBeGreaterThanOrEqual(20);
  for (const name of names) {
    const body = readFileSync(path.join(folder, name), 'utf8').split(/^---$/m).slice(2).join('---');
    const { tree, issues } = typesetText(body);
    expect([name, issues]).toEqual([name, []]);
    expect([name, textOf(tree)]).not.toEqual([name, expect.stringMatching(/[$\\]/)]);
  }
});
