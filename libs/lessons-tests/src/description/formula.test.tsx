import '../testing/jsdom-stubs.js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Description } from './description.js';
import { renderFormula } from './katex-formula.js';

const stylesheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');

const show = async (markdown: string, stylesUrl: string) => {
  const text = <Description markdown={markdown} tree={null} formulaStylesUrl={stylesUrl} />;
  return (await act(async () => render(text))).container;
};

const findStylesheet = (url: string) =>
  waitFor(() => {
    const found = [...stylesheets()].find((link) => link.getAttribute('href') === url);
    if (!found) throw new Error('The stylesheet is not requested yet');
    return found;
  });

const finishLoading = async (url: string, event: 'load' | 'error' = 'load') => {
  const link = await findStylesheet(url);
  await act(async () => fireEvent[event](link));
};

test('a text without formulas loads neither the stylesheet nor KaTeX', async () => {
  const katex = jest.fn(() => jest.requireActual<object>('katex'));
  jest.doMock('katex', katex);
  const container = await show('## Tezlik\n\nBu 5 $ yoki 6 $ turadi.\n\n`$x$` esa kod.', '/none.css');

  await waitFor(() => expect(container.querySelector('p')).toBeInTheDocument());
  // Resolves after any import of KaTeX that the text has started.
  await import('./katex-formula.js').then(() => expect(katex).toHaveBeenCalledTimes(1));

  expect(stylesheets()).toHaveLength(0);
  expect(container.querySelector('[data-formula]')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Bu 5 $ yoki 6 $ turadi. $x$ esa kod.');
});

test('formulas show their source until KaTeX and its styles have loaded', async () => {
  const container = await show('Yoʻl $s = vt$ va\n\n$$\nv = \\frac{s}{t}\n$$', '/first.css');

  await findStylesheet('/first.css');
  expect(container.querySelector('[data-formula="inline"] code')).toHaveTextContent('s = vt');
  expect(container.querySelector('[data-formula="display"] code')).toHaveTextContent('v = \\frac{s}{t}');
  await finishLoading('/first.css');

  await waitFor(() => expect(container.querySelectorAll('.katex-html')).toHaveLength(2));
  expect(container.querySelectorAll('.katex-display')).toHaveLength(1);
  expect(container.querySelectorAll('math')).toHaveLength(2);
  expect(stylesheets()).toHaveLength(1);
});

test('two dollars make a display formula, within a paragraph too', async () => {
  const container = await show('Mana: $$ v = \\frac{s}{t} $$', '/first.css');

  await waitFor(() => expect(container.querySelector('.katex-display')).toBeInTheDocument());
});

test('a formula is plain MathML when the stylesheet fails to load', async () => {
  const container = await show('Yoʻl $s = vt$', '/broken.css');

  await finishLoading('/broken.css', 'error');

  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  expect(container.querySelector('.katex-html')).not.toBeInTheDocument();
});

test('a formula is plain MathML when the stylesheet does not load within 5 s', async () => {
  jest.useFakeTimers();
  const container = await show('Yoʻl $s = vt$', '/never.css');

  await findStylesheet('/never.css');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();

  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
});

test.each([
  ['a link', '\\href{javascript:alert(1)}{bos}'],
  ['a URL', '\\url{javascript:alert(1)}'],
  ['an image', '\\includegraphics{https://evil.test/x.png}'],
  ['an attribute', '\\htmlData{onclick=alert(1)}{x}\\htmlStyle{position:fixed}{y}\\htmlId{root}{z}'],
  ['a class', '\\htmlClass{evil}{x}'],
])('TeX cannot create %s', (_, tex) => {
  const formula = renderFormula(tex, false, true);

  const forbidden =
    'a, img, [href], [src], [id], [onclick], [data-onclick], .evil, [style*="fixed"], [xlink\\:href]';
  expect(formula?.querySelector(forbidden) ?? null).toBeNull();
});

test.each([
  ['endless macros', '\\def\\a{\\a\\a}\\a'],
  ['unknown commands', '\\kuch{5}'],
  ['an incomplete formula', '\\frac{1'],
  ['a hundred thousand letters', 'x+'.repeat(50_000)],
  ['thousands of braces', '{'.repeat(2_000) + '}'.repeat(2_000)],
])('%s: rejected or rendered within 3 s', (_, tex) => {
  const start = process.cpuUsage();
  expect(() => renderFormula(tex, true, true)).not.toThrow();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
});

test('a formula that KaTeX rejects shows its source', async () => {
  const container = await show('Mana: $\\frac{1$ va $\\def\\a{\\a\\a}\\a$', '/rejected.css');

  await finishLoading('/rejected.css');

  await waitFor(() => expect(container).toHaveTextContent('Mana: \\frac{1 va \\def\\a{\\a\\a}\\a'));
  expect(container.querySelector('.katex, .katex-error')).not.toBeInTheDocument();
});

test('a size set by the author is limited', () => {
  const formula = renderFormula('\\rule{10000em}{10000em}', false, true);

  expect(formula?.innerHTML).toContain('10em');
  expect(formula?.innerHTML).not.toContain('10000em;');
});

test('a formula wider than its paragraph becomes a block that the keyboard can scroll', async () => {
  const container = await show('Mana: $\\rule{9em}{1em}\\rule{9em}{1em}$', '/wide.css');
  const width = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 900, 20));
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);

  await finishLoading('/wide.css');

  const box = await screen.findByRole('group', { name: 'Formula' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(box).toHaveAttribute('data-display');
  expect(box).toContainElement(container.querySelector('.katex'));
  width.mockRestore();
  jest.restoreAllMocks();
});

test('styles that KaTeX writes as attributes are set as properties, as the Content-Security-Policy requires', () => {
  const setAttribute = jest.spyOn(Element.prototype, 'setAttribute');
  const innerHTML = jest.spyOn(Element.prototype, 'innerHTML', 'set');

  const formulas = [
    '\\vec{F}',
    '\\oiint',
    '\\fcolorbox{red}{aqua}{x}',
    '\\pmb{x}',
    '\\left\\Uparrow\\rule{0em}{9em}\\right\\Vert',
  ];
  for (const tex of formulas) expect(renderFormula(tex, true, true)).not.toBeNull();

  const attributes = setAttribute.mock.calls.map(([name]) => name);
  expect(attributes).toContain('d');
  expect(attributes).not.toContain('style');
  expect(innerHTML).not.toHaveBeenCalled();
  setAttribute.mockRestore();
  // The arrow over a vector still gets its width.
  const arrow = renderFormula('\\vec{F}', true, true)?.querySelector('svg');
  expect(arrow?.style.width).toBe('0.471em');
  expect(arrow).not.toHaveAttribute('data-style');
});
