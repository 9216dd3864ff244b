import '../testing/jsdom-stubs.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Description } from './description.js';
import { ParsedMarkdown } from './parsed-markdown.js';
import { typesetFormula } from './tex-formula.js';

const show = async (markdown: string) => {
  const text = <Description markdown={markdown} tree={null} />;
  return (await act(async () => render(text))).container;
};

/** A formula in a document, as a learner sees it. */
const formulaOf = (tex: string, display = false) => render(<>{typesetFormula(tex, display)}</>).container;

test('Temml loads with the first formula', async () => {
  const typesetter = jest.fn(() => jest.requireActual<object>('./tex-formula.js'));
  jest.doMock('./tex-formula.js', typesetter);
  const container = await show('## Tezlik\n\nBu 5 $ yoki 6 $ turadi.\n\n`$x$` esa kod.');

  await waitFor(() => expect(container).toHaveTextContent('Bu 5 $ yoki 6 $ turadi. $x$ esa kod.'));
  expect(container.querySelector('[data-formula]')).not.toBeInTheDocument();
  expect(typesetter).not.toHaveBeenCalled();

  const withFormula = await show('Yoʻl $s = vt$');
  await waitFor(() => expect(withFormula.querySelector('math')).not.toBeNull());
  expect(typesetter).toHaveBeenCalledTimes(1);
});

test('formulas show their source in the HTML of a server', async () => {
  const html = renderToString(<ParsedMarkdown markdown={'Yoʻl $s = vt$ va\n\n$$\nv = \\frac{s}{t}\n$$'} />);

  expect(html).toContain('<span data-formula="inline"><code>s = vt</code></span>');
  expect(html).toContain('<span data-formula="display"><code>v = \\frac{s}{t}</code></span>');
  expect(html).not.toContain('<math');
});

test('formulas are MathML as soon as Temml has loaded, and need no stylesheet', async () => {
  const container = await show('Yoʻl $s = vt$ va\n\n$$\nv = \\frac{s}{t}\n$$');

  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
  expect(container.querySelector('[data-formula="inline"] math')).toHaveTextContent('s=vt');
  expect(container.querySelector('[data-formula="display"] math[display="block"] mfrac')).toHaveTextContent(
    'st',
  );
  expect(container.querySelector('code')).not.toBeInTheDocument();
  expect(document.querySelector('link[rel="stylesheet"]')).not.toBeInTheDocument();
});

test('two dollars make a display formula, within a paragraph too', async () => {
  const container = await show('Mana: $$ v = \\frac{s}{t} $$');

  await waitFor(() => expect(container.querySelector('math[display="block"]')).not.toBeNull());
});

test.each([
  ['a link', '\\href{javascript:alert(1)}{bos}'],
  ['a URL', '\\url{javascript:alert(1)}'],
  ['an image', '\\includegraphics{https://evil.test/x.png}'],
  ['an attribute', '\\htmlData{onclick=alert(1)}{x}\\htmlStyle{position:fixed}{y}\\htmlId{root}{z}'],
  [
    'an attribute by a command of Temml',
    '\\data{onclick=alert(1)}{x}\\style{position:fixed}{y}\\id{root}{z}',
  ],
  ['a class', '\\htmlClass{evil}{x}'],
  ['a class by a command of Temml', '\\class{evil}{x}'],
  ['an identifier of a label', '\\label{root} x = 1'],
  ['a link of a reference', 'x \\ref{root}'],
])('TeX cannot create %s', (_, tex) => {
  const forbidden = 'a, img, [href], [src], [id], [onclick], [data-onclick], .evil, [style], [xlink\\:href]';
  expect(formulaOf(tex).querySelector(forbidden)).toBeNull();
});

test.each([
  ['endless macros', '\\def\\a{\\a\\a}\\a'],
  ['unknown commands', '\\kuch{5}'],
  ['an incomplete formula', '\\frac{1'],
  ['a hundred thousand letters', 'x+'.repeat(50_000)],
  ['thousands of braces', '{'.repeat(2_000) + '}'.repeat(2_000)],
])('%s: rejected or rendered within 3 s', (_, tex) => {
  const start = process.cpuUsage();
  expect(() => formulaOf(tex, true)).not.toThrow();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
});

test('a formula that Temml rejects shows its source', async () => {
  const container = await show('Mana: $\\frac{1$ va $\\def\\a{\\a\\a}\\a$ va $\\eqref{bir}$');

  await waitFor(() => expect(container.querySelectorAll('[data-formula] > code')).toHaveLength(3));
  // Until Temml has loaded, every formula shows its source.
  await show('$x$').then((other) => waitFor(() => expect(other.querySelector('math')).not.toBeNull()));
  expect(container).toHaveTextContent('Mana: \\frac{1 va \\def\\a{\\a\\a}\\a va \\eqref{bir}');
  expect(container.querySelector('math, .temml-error')).not.toBeInTheDocument();
});

test('a size set by the author is limited', () => {
  const rule = formulaOf('\\rule{10000em}{10000em}').querySelector('mspace');

  expect(rule?.getAttribute('width')).toBe('10em');
  expect(rule?.getAttribute('height')).toBe('10em');
});

test('a formula wider than its paragraph becomes a block that the keyboard can scroll', async () => {
  const width = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 900, 20));
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);

  await show('Mana: $\\rule{9em}{1em}\\rule{9em}{1em}$');

  const box = await screen.findByRole('group', { name: 'Formula' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(box).toHaveAttribute('data-display');
  expect(box.querySelector('math')).not.toBeNull();
  width.mockRestore();
  jest.restoreAllMocks();
});

test('a formula sets no style and no HTML, as the Content-Security-Policy requires', () => {
  const setAttribute = jest.spyOn(Element.prototype, 'setAttribute');
  const innerHTML = jest.spyOn(Element.prototype, 'innerHTML', 'set');

  const formulas = [
    '\\vec{F}',
    '\\oiint',
    '\\fcolorbox{red}{aqua}{x}',
    '\\pmb{x}',
    '\\left\\Uparrow\\rule{0em}{9em}\\right\\Vert',
  ];
  for (const tex of formulas) expect(formulaOf(tex, true).querySelector('math')).not.toBeNull();

  const attributes = setAttribute.mock.calls.map(([name]) => name);
  expect(attributes).toContain('stretchy');
  expect(attributes).not.toContain('style');
  expect(innerHTML).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('the arrow over a vector has the class that ui-kit sizes', () => {
  expect(formulaOf('\\vec{F}').querySelector('mover > mo')?.classList).toContain('tml-vec');
});
