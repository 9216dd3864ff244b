import '../testing/jsdom-stubs.js';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Description } from './description.js';

const show = (html: string) => render(<Description markdown={html} tree={null} />).container;

test('HTML of another back end is rendered as elements', async () => {
  const container = show(
    '<h2>Kuch</h2><div>Nyutonning <b>ikkinchi</b> qonuni:<br>F = ma</div>' +
      '<ul>\n<li>massa</li>\n<li><a href="https://kitob.uz/">kitob</a></li>\n</ul>' +
      '<table><tr><td>20 m/s</td></tr></table><p><img src="/media/richag.svg" alt="Richag">5 &lt; 7</p>',
  );

  expect(await screen.findByRole('heading', { level: 3, name: 'Kuch' })).toBeVisible();
  expect(container.querySelector('strong')).toHaveTextContent('ikkinchi');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'kitob (yangi oynada ochiladi)' })).toHaveAttribute(
    'rel',
    'noopener',
  );
  expect(within(screen.getByRole('region', { name: 'Jadval' })).getByRole('cell')).toHaveTextContent(
    '20 m/s',
  );
  expect(screen.getByRole('img', { name: 'Richag' })).toHaveAttribute('src', '/media/richag.svg');
  expect(container).toHaveTextContent('5 < 7');
  expect(container).not.toHaveTextContent('<b>');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['a script', '<script>window.hacked = 1</script>'],
  ['a style element', '<style>*{display:none}</style>'],
  ['an iframe', '<iframe src="https://evil.test">x</iframe>'],
  ['a handler', '<img src=x onerror="window.hacked = 1">'],
  ['an unsafe link', '<a href="javascript:alert(1)" onclick="x()">bos</a>'],
  ['a link with a control character', '<a href="java\tscript:alert(1)">bos</a>'],
  ['an unsafe image', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ['an SVG', '<svg onload="window.hacked = 1"><script>1</script></svg>'],
  [
    'MathML with markup',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>',
  ],
  ['a form', '<form action="/login"><input name="password"></form>'],
  ['a style and a class', '<p style="position:fixed" class="evil">matn</p>'],
  [
    'an element with the name of a property of objects',
    '<constructor>x</constructor><p constructor="x">y</p>',
  ],
  ['an unfinished tag', '<p class="evil'],
  ['a template', '<template><img src=x onerror=alert(1)></template>'],
])('%s is removed', async (_, html) => {
  const container = show(`<p>Boshi.</p>${html}<p>Oxiri.</p>`);

  expect(await screen.findByText('Oxiri.')).toBeVisible();
  expect(
    container.querySelector(
      'script, section style, iframe, form, input, svg, template, .evil, a, img, [style], [onclick], [onerror], [onload]',
    ),
  ).not.toBeInTheDocument();
  expect(globalThis).not.toHaveProperty('hacked');
});

test('a long HTML text is shown unparsed, as Markdown is', () => {
  const container = show(`<p>${'a'.repeat(40_000)}</p>`);
  expect(container).toHaveTextContent('<p>aaa');
});
