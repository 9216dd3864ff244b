import '../test-browser.js';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Description } from './description.js';

const show = (tree: readonly unknown[]) =>
  render(<Description markdown="Yozilgan matn." tree={JSON.stringify(tree)} formulaStyles="/katex.css" />)
    .container;

const formula = [
  'math',
  { display: 'block', className: 'tml-display' },
  ['mrow', ['mi', 'F'], ['mo', '='], ['mi', 'ma']],
];

test('a text typeset by the server is there at once, without what reads Markdown or sets formulas', async () => {
  const markdown = jest.fn(() => jest.requireActual<object>('./prose.js'));
  const katex = jest.fn(() => jest.requireActual<object>('katex'));
  jest.doMock('./prose.js', markdown);
  jest.doMock('katex', katex);
  const container = show([
    ['h3', 'Kuch'],
    ['p', 'Nyutonning ', ['strong', 'ikkinchi'], ' qonuni: ', ['math', ['mi', 'F']]],
    ['p', formula],
  ]);

  expect(screen.getByRole('heading', { level: 3, name: 'Kuch' })).toBeVisible();
  expect(container).not.toHaveTextContent('Yozilgan matn.');
  const formulas = container.querySelectorAll('math');
  expect([...formulas].map((math) => math.namespaceURI)).toEqual(
    Array(2).fill('http://www.w3.org/1998/Math/MathML'),
  );
  expect(formulas[1]?.getAttribute('class')).toBe('tml-display');
  expect(document.head.querySelector('link[rel="stylesheet"]')).not.toBeInTheDocument();
  expect(markdown).not.toHaveBeenCalled();
  expect(katex).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a page from a server has the text and its formulas, and no style attribute', () => {
  const page = renderToString(
    <Description markdown="" tree={JSON.stringify([['p', 'Kuch: ', formula]])} formulaStyles="/katex.css" />,
  );

  expect(page).toContain('<math display="block" class="tml-display"><mrow><mi>F</mi>');
  expect(page).not.toContain('style=');
});

test('links, tables and pictures are those of every lesson text', () => {
  show([
    ['p', ['a', { href: 'https://kitob.uz/' }, 'kitob'], ['a', { href: '/tajriba/mayatnik' }, 'tajriba']],
    ['p', ['img', { src: '/media/richag.svg', alt: 'Richag' }]],
    ['table', ['tbody', ['tr', ['td', { align: 'center' }, '20 m/s']]]],
  ]);

  const foreign = screen.getByRole('link', { name: 'kitob (yangi oynada ochiladi)' });
  expect(foreign).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'tajriba' })).not.toHaveAttribute('target');
  expect(screen.getByRole('img', { name: 'Richag' })).toHaveAttribute('src', '/media/richag.svg');
  const table = screen.getByRole('region', { name: 'Jadval' });
  expect(within(table).getByRole('cell', { name: '20 m/s' })).toHaveAttribute('align', 'center');
});

describe('a hostile tree', () => {
  test.each([
    ['a script', ['script', 'alert(1)']],
    ['a frame', ['iframe', { src: 'https://evil.test' }]],
    ['a style element', ['style', '*{display:none}']],
    ['a form', ['form', { action: '/login' }, ['input', { name: 'password' }]]],
    ['a handler', ['p', { onClick: 'x()', onclick: 'x()' }, 'matn']],
    ['markup', ['p', { dangerouslySetInnerHTML: { __html: '<img src=x>' } }, 'matn']],
    ['a style', ['p', { style: 'position:fixed', className: 'evil' }, 'matn']],
    ['a link of a formula', ['math', ['mi', { href: 'javascript:alert(1)', style: 'color:red' }, 'x']]],
    ['an unsafe link', ['p', ['a', { href: 'javascript:alert(1)' }, 'bos']]],
    ['an unsafe picture', ['p', ['img', { src: 'data:image/svg+xml,<svg/>', alt: 'rasm' }]]],
    ['no tag', [null, 5, { tag: 'script' }, ['p']]],
  ])('%s does not pass', (_name, node) => {
    const container = show([node, ['p', 'Oxiri.']]);

    expect(container).toHaveTextContent('Oxiri.');
    expect(
      container.querySelector(
        'script, iframe, form, input, a, img, section style, .evil, [style], [onclick], [href], [src]',
      ),
    ).not.toBeInTheDocument();
  });

  test('one that cannot be shown leaves the written text', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(show([['br', 'matn']])).toHaveTextContent('Yozilgan matn.');
    jest.restoreAllMocks();
  });
});
