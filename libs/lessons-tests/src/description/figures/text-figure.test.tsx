import '../../testing/jsdom-stubs.js';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Description } from '../description.js';
import type { RenderParts } from '../typeset-text.js';
import { declarations, figureNode } from '../../testing/figure-fixtures.js';
import { parseMotion, readFigureNode } from './figure-node.js';
import { MovingFigure } from './moving-figure.js';
import { parseSvgMarkup } from './svg-markup.js';
import { TextFigure } from './text-figure.js';

const { lens, threeLenses, slope } = declarations;
const caption = ['Haqiqiy tasvir: ', ['em', 'd'], ' = 30 cm'];
const treeOf = (...nodes: unknown[]) => JSON.stringify([['p', 'Bir.'], ...nodes, ['p', 'Ikki.']]);
const parts: RenderParts = { figure: (node) => <TextFigure node={node} /> };
const show = (...nodes: unknown[]) =>
  render(<Description markdown="Matn" tree={treeOf(...nodes)} render={parts} />);

test('a figure of the text has a drawing with a name, a caption and its text alternative', async () => {
  const { container } = show(figureNode(lens, ...caption));
  const figure = await screen.findByRole('figure');
  expect(within(figure).getByRole('img', { name: lens.alt })).toBeVisible();
  expect(figure.querySelector('figcaption')).toHaveTextContent('Haqiqiy tasvir: d = 30 cm');
  const alternative = within(figure).getByText(/Buyum linzadan 30 cm uzoqda/);
  expect(alternative).not.toBeVisible();
  await userEvent.click(within(figure).getByText('Chizmani oʻqish'));
  expect(alternative).toBeVisible();
  expect(alternative.closest('svg')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  // Between its paragraphs.
  const blocks = [...container.querySelectorAll('[data-text] p, figure')].map(({ tagName }) => tagName);
  expect(blocks.slice(0, 2)).toEqual(['P', 'FIGURE']);
});

test('the shapes are those that the server has drawn', async () => {
  const node = figureNode(slope);
  show(node);
  const drawing = await screen.findByRole('img', { name: slope.alt });
  const drawn = JSON.stringify(node[2]).match(/\["(?:path|text|tspan)"/g);
  expect(drawing.querySelectorAll('path, text, tspan')).toHaveLength(drawn!.length);
  expect(drawing.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(drawing).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 328 \d/));
  expect(drawing.querySelector('[stroke-dasharray]')).not.toBeNull();
  expect(drawing.querySelector('text.i')).not.toBeNull();
});

test('the steps of a process are drawings with their own names', async () => {
  show(figureNode(threeLenses));
  const figure = await screen.findByRole('figure');
  const names = within(figure)
    .getAllByRole('img')
    .map((image) => image.querySelector('title')?.textContent);
  expect(names).toEqual(['uzoqda', 'ikki fokusda', 'yaqinda'].map((name) => `${threeLenses.alt} (${name})`));
  expect(figure.querySelectorAll('details > p')).toHaveLength(3);
});

test('the HTML of a server has the whole figure, without style attributes', () => {
  const figure = readFigureNode(figureNode(declarations.movingLens))!;
  const page = renderToString(
    <>
      <TextFigure node={figureNode(lens, 'Tasvir')} />
      <MovingFigure figure={figure} moving={parseMotion(figure.motion)!} />
    </>,
  );
  expect(page).toContain(`<title>${lens.alt}</title>`);
  expect(page).toContain(`<title>${declarations.movingLens.alt}</title>`);
  expect(page).toContain('Buyum linzadan 30 cm uzoqda');
  expect(page).not.toContain('style=');
});

test('a figure inside another element is left out', () => {
  const { container } = show(['p', 'Ichida: ', figureNode(lens, 'Izoh')]);
  expect(container.querySelector('svg, figure')).toBeNull();
  expect(container).toHaveTextContent('Ichida: Izoh');
});

const svg = (...content: unknown[]) => ['svg', { viewBox: '0 0 328 200' }, ['title', 'Chizma'], ...content];
const hostile: [string, unknown][] = [
  ['a script', svg(['script', 'alert(1)'])],
  ['a handler', svg(['path', { onClick: 'x()', onload: 'x()', 'on-load': 'x()', d: 'M0 0' }])],
  ['a style attribute', svg(['path', { style: 'position:fixed' }])],
  ['a style element', svg(['style', '*{display:none}'])],
  ['a link', svg(['a', { href: 'javascript:alert(1)' }, ['text', 'bos']])],
  ['an XLink', svg(['text', { xlinkHref: 'https://evil.test', href: '#x' }, 'bos'])],
  ['a reference', svg(['use', { href: 'https://evil.test/x.svg#y' }])],
  ['an image', svg(['image', { href: 'https://evil.test/x.png' }])],
  ['HTML', svg(['foreignObject', ['iframe', { src: 'https://evil.test' }]])],
  ['an animation', svg(['path', ['set', { attributeName: 'href', to: 'javascript:alert(1)' }]])],
  ['a paint of another site', svg(['path', { fill: 'url(https://evil.test/x.svg#y)' }])],
  ['an escaped paint', svg(['path', { stroke: 'u\\72l(https://evil.test)' }])],
  ['a filter and a mask', svg(['g', { filter: 'url(#x)', mask: 'url(#x)', clipPath: 'url(#x)' }])],
  ['a class of the page', svg(['g', { className: 'evil' }], ['g', { class: 'g evil' }])],
  ['an identifier', svg(['path', { id: 'root' }])],
  ['inner HTML', svg(['g', { dangerouslySetInnerHTML: { __html: '<img src=x>' } }])],
  ['an element with a name of objects', svg(['constructor', 'x'], ['__proto__', 'y'])],
  ['a nested SVG', svg(['svg', { viewBox: '0 0 9 9', onload: 'x()' }, ['script', 'x']])],
];

describe('a hostile drawing', () => {
  test.each(hostile)('%s is removed', async (_name, drawing) => {
    const { container } = show(['figure', { text: 'Matni', width: 328, height: 200 }, drawing, 'Izoh']);
    expect(await screen.findByText('Izoh')).toBeVisible();
    expect(
      container.querySelector(
        'script, svg style, a, use, image, foreignObject, iframe, set, img, svg svg, .evil, svg [id], [style], [href], ' +
          '[onclick], [onload], [filter], [mask], [clip-path], [fill], [stroke], constructor',
      ),
    ).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('class', 'fg');
  });

  test.each([
    ['without properties', ['figure', svg()]],
    ['without a drawing', ['figure', { text: 'x' }, 'Izoh']],
    ['with a list as properties', ['figure', ['text'], svg()]],
    ['with null as properties', ['figure', null, svg()]],
    ['with a viewport of words', ['figure', { text: '' }, ['svg', { viewBox: 'a b c d' }]]],
    ['with a drawing without parts', ['figure', { text: '' }, ['svg']]],
    ['that is empty', ['figure']],
  ])('a figure %s leaves the text', async (_name, node) => {
    const { container } = show(node);
    expect(await screen.findByText('Ikki.')).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
    expect(container).not.toHaveTextContent('Matn');
  });

  test('groups without end are cut', async () => {
    const deep = Array.from({ length: 100 }).reduce<unknown>(
      (inner) => ['g', inner],
      ['path', { d: 'M0 0' }],
    );
    const { container } = show(['figure', { text: '' }, svg(deep), 'Izoh']);
    expect(await screen.findByText('Izoh')).toBeVisible();
    expect(container.querySelectorAll('g').length).toBeLessThan(20);
  });
});

test('the markup of a drawing is read as nodes', () => {
  expect(
    parseSvgMarkup(
      '<svg class="fg"><title>a &lt; b &amp; c</title><path d="M0 0"/><text x="1">R<tspan>1</tspan></text></svg>',
    ),
  ).toEqual([
    [
      'svg',
      { class: 'fg' },
      ['title', {}, 'a < b & c'],
      ['path', { d: 'M0 0' }],
      ['text', { x: '1' }, 'R', ['tspan', {}, '1']],
    ],
  ]);
});
