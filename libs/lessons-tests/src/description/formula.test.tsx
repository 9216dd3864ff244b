import '../test-browser.js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Description } from './description.js';
import { drawFormula } from './draw-formula.js';

const sheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');

const show = async (markdown: string, styles: string) => {
  const text = <Description markdown={markdown} tree={null} formulaStyles={styles} />;
  return (await act(async () => render(text))).container;
};

const sheetAt = (path: string) =>
  waitFor(() => {
    const found = [...sheets()].find((link) => link.getAttribute('href') === path);
    if (!found) throw new Error('Not asked for yet');
    return found;
  });

const settle = async (path: string, how: 'load' | 'error' = 'load') => {
  const link = await sheetAt(path);
  await act(async () => fireEvent[how](link));
};

test('a text without formulas asks for no stylesheet and loads no KaTeX', async () => {
  const katex = jest.fn(() => jest.requireActual<object>('katex'));
  jest.doMock('katex', katex);
  const container = await show('## Tezlik\n\nBu 5 $ yoki 6 $ turadi.\n\n`$x$` esa kod.', '/none.css');

  await waitFor(() => expect(container.querySelector('p')).toBeInTheDocument());
  // What would load it has had its turn.
  await import('./typeset.js').then(() => expect(katex).toHaveBeenCalledTimes(1));

  expect(sheets()).toHaveLength(0);
  expect(container.querySelector('[data-formula]')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Bu 5 $ yoki 6 $ turadi. $x$ esa kod.');
});

test('formulas are drawn when KaTeX and its styles have come; their source stands there before', async () => {
  const container = await show('Yoʻl $s = vt$ va\n\n$$\nv = \\frac{s}{t}\n$$', '/first.css');

  await sheetAt('/first.css');
  expect(container.querySelector('[data-formula="inline"] code')).toHaveTextContent('s = vt');
  expect(container.querySelector('[data-formula="display"] code')).toHaveTextContent('v = \\frac{s}{t}');
  await settle('/first.css');

  await waitFor(() => expect(container.querySelectorAll('.katex-html')).toHaveLength(2));
  expect(container.querySelectorAll('.katex-display')).toHaveLength(1);
  expect(container.querySelectorAll('math')).toHaveLength(2);
  expect(sheets()).toHaveLength(1);
});

test('two dollars make a line of its own, within one line of text too', async () => {
  const container = await show('Mana: $$ v = \\frac{s}{t} $$', '/first.css');

  await waitFor(() => expect(container.querySelector('.katex-display')).toBeInTheDocument());
});

test('without its stylesheet a formula is plain MathML', async () => {
  const container = await show('Yoʻl $s = vt$', '/broken.css');

  await settle('/broken.css', 'error');

  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  expect(container.querySelector('.katex-html')).not.toBeInTheDocument();
});

test('a stylesheet that never comes is not waited for', async () => {
  jest.useFakeTimers();
  const container = await show('Yoʻl $s = vt$', '/never.css');

  await sheetAt('/never.css');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();

  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
});

test.each([
  ['a link', '\\href{javascript:alert(1)}{bos}'],
  ['an address', '\\url{javascript:alert(1)}'],
  ['a picture', '\\includegraphics{https://evil.test/x.png}'],
  ['an attribute', '\\htmlData{onclick=alert(1)}{x}\\htmlStyle{position:fixed}{y}\\htmlId{root}{z}'],
  ['a class', '\\htmlClass{evil}{x}'],
])('TeX makes no %s', (_, tex) => {
  const drawing = drawFormula(tex, false, true);

  const forbidden =
    'a, img, [href], [src], [id], [onclick], [data-onclick], .evil, [style*="fixed"], [xlink\\:href]';
  expect(drawing?.querySelector(forbidden) ?? null).toBeNull();
});

test.each([
  ['endless macros', '\\def\\a{\\a\\a}\\a'],
  ['unknown words', '\\kuch{5}'],
  ['half a formula', '\\frac{1'],
  ['a hundred thousand letters', 'x+'.repeat(50_000)],
  ['thousands of braces', '{'.repeat(2_000) + '}'.repeat(2_000)],
])('%s: refused, or drawn, soon', (_, tex) => {
  const start = process.cpuUsage();
  expect(() => drawFormula(tex, true, true)).not.toThrow();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
});

test('what KaTeX refuses shows its source', async () => {
  const container = await show('Mana: $\\frac{1$ va $\\def\\a{\\a\\a}\\a$', '/refused.css');

  await settle('/refused.css');

  await waitFor(() => expect(container).toHaveTextContent('Mana: \\frac{1 va \\def\\a{\\a\\a}\\a'));
  expect(container.querySelector('.katex, .katex-error')).not.toBeInTheDocument();
});

test('no size can cover the page', () => {
  const drawing = drawFormula('\\rule{10000em}{10000em}', false, true);

  expect(drawing?.innerHTML).toContain('10em');
  expect(drawing?.innerHTML).not.toContain('10000em;');
});

test('one that is wider than its paragraph scrolls in a line of its own, under the keys too', async () => {
  const container = await show('Mana: $\\rule{9em}{1em}\\rule{9em}{1em}$', '/wide.css');
  const width = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 900, 20));
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);

  await settle('/wide.css');

  const line = await screen.findByRole('group', { name: 'Formula' });
  expect(line).toHaveAttribute('tabindex', '0');
  expect(line).toHaveAttribute('data-display');
  expect(line).toContainElement(container.querySelector('.katex'));
  width.mockRestore();
  jest.restoreAllMocks();
});

test('no style is written as an attribute, not even where KaTeX does so: the policy of the site refuses it', () => {
  const setAttribute = jest.spyOn(Element.prototype, 'setAttribute');
  const markup = jest.spyOn(Element.prototype, 'innerHTML', 'set');

  const formulas = [
    '\\vec{F}',
    '\\oiint',
    '\\fcolorbox{red}{aqua}{x}',
    '\\pmb{x}',
    '\\left\\Uparrow\\rule{0em}{9em}\\right\\Vert',
  ];
  for (const tex of formulas) expect(drawFormula(tex, true, true)).not.toBeNull();

  const written = setAttribute.mock.calls.map(([name]) => name);
  expect(written).toContain('d');
  expect(written).not.toContain('style');
  expect(markup).not.toHaveBeenCalled();
  setAttribute.mockRestore();
  // The arrow over a vector has its width all the same.
  const arrow = drawFormula('\\vec{F}', true, true)?.querySelector('svg');
  expect(arrow?.style.width).toBe('0.471em');
  expect(arrow).not.toHaveAttribute('data-style');
});
