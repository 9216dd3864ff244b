import '../testing/jsdom-stubs.js';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Description } from './description.js';

const show = (tree: readonly unknown[]) =>
  render(<Description markdown="Yozilgan matn." tree={JSON.stringify(tree)} />).container;

const formula = [
  'math',
  { display: 'block', className: 'tml-display' },
  ['mrow', ['mi', 'F'], ['mo', '='], ['mi', 'ma']],
];

test('a text typeset by the server renders without the Markdown parser and Temml', async () => {
  const markdown = jest.fn(() => jest.requireActual<object>('./parsed-markdown.js'));
  const temml = jest.fn(() => jest.requireActual<object>('temml'));
  jest.doMock('./parsed-markdown.js', markdown);
  jest.doMock('temml', temml);
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
  expect(temml).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

test('server-rendered HTML has the text and its formulas, and no style attribute', () => {
  const html = renderToString(<Description markdown="" tree={JSON.stringify([['p', 'Kuch: ', formula]])} />);

  expect(html).toContain('<math display="block" class="tml-display"><mrow><mi>F</mi>');
  expect(html).not.toContain('style=');
});

test('links, tables and images render as in Markdown', () => {
  show([
    ['p', ['a', { href: 'https://kitob.uz/' }, 'kitob'], ['a', { href: '/tajriba/mayatnik' }, 'tajriba']],
    ['p', ['img', { src: '/media/richag.svg', alt: 'Richag' }]],
    ['table', ['tbody', ['tr', ['td', { align: 'center' }, '20 m/s']]]],
  ]);

  const external = screen.getByRole('link', { name: 'kitob (yangi oynada ochiladi)' });
  expect(external).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'tajriba' })).not.toHaveAttribute('target');
  expect(screen.getByRole('img', { name: 'Richag' })).toHaveAttribute('src', '/media/richag.svg');
  const table = screen.getByRole('region', { name: 'Jadval' });
  expect(within(table).getByRole('cell', { name: '20 m/s' })).toHaveAttribute('align', 'center');
});

describe('the place of an experiment', () => {
  const text = [
    ['p', 'Bir.'],
    ['experiment', { link: '/tajriba/linza?holat=AQ' }, 'Lupa ostida'],
    ['p', 'Ikki.'],
  ];

  test('has the experiment that the page renders, between its paragraphs', () => {
    const rendered = render(
      <Description
        markdown=""
        tree={JSON.stringify(text)}

        render={{ experiment: (link, caption) => <figure>{`${caption}: ${link}`}</figure> }}
      />,
    );
    const blocks = [...rendered.container.querySelectorAll('p, figure')];
    expect(blocks.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['P', 'Bir.'],
      ['FIGURE', 'Lupa ostida: /tajriba/linza?holat=AQ'],
      ['P', 'Ikki.'],
    ]);
  });

  test('is a link when the page does not render it', () => {
    show(text);
    expect(screen.getByRole('link', { name: 'Lupa ostida' })).toHaveAttribute(
      'href',
      '/tajriba/linza?holat=AQ',
    );
  });

  test('is its caption alone without a safe link, and inside a paragraph', () => {
    const place = ['experiment', { link: 'javascript:alert(1)' }, 'Lupa ostida'];
    const container = show([
      place,
      ['p', ['experiment', { link: '/tajriba/linza' }, 'Linza']],
      ['experiment'],
    ]);
    expect(container).toHaveTextContent('Lupa ostidaLinza');
    expect(container.querySelector('a, [link]')).not.toBeInTheDocument();
  });
});

describe('a hostile tree', () => {
  test.each([
    ['a script', ['script', 'alert(1)']],
    ['an iframe', ['iframe', { src: 'https://evil.test' }]],
    ['a style element', ['style', '*{display:none}']],
    ['a form', ['form', { action: '/login' }, ['input', { name: 'password' }]]],
    ['a handler', ['p', { onClick: 'x()', onclick: 'x()' }, 'matn']],
    ['inner HTML', ['p', { dangerouslySetInnerHTML: { __html: '<img src=x>' } }, 'matn']],
    ['a style', ['p', { style: 'position:fixed', className: 'evil' }, 'matn']],
    ['a link in a formula', ['math', ['mi', { href: 'javascript:alert(1)', style: 'color:red' }, 'x']]],
    ['an unsafe link', ['p', ['a', { href: 'javascript:alert(1)' }, 'bos']]],
    ['an unsafe image', ['p', ['img', { src: 'data:image/svg+xml,<svg/>', alt: 'rasm' }]]],
    ['a node without a tag', [null, 5, { tag: 'script' }, ['p']]],
  ])('%s is removed', (_name, node) => {
    const container = show([node, ['p', 'Oxiri.']]);

    expect(container).toHaveTextContent('Oxiri.');
    expect(
      container.querySelector(
        'script, iframe, form, input, a, img, section style, .evil, [style], [onclick], [href], [src]',
      ),
    ).not.toBeInTheDocument();
  });

  test('a tree that fails to render falls back to the Markdown source', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(show([['br', 'matn']])).toHaveTextContent('Yozilgan matn.');
    jest.restoreAllMocks();
  });
});
