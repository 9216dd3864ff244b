import '../testing/jsdom-stubs.js';
import { render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Description } from './description.js';

const show = async (markdown: string, ready = 'p, h3, table, ul, pre') => {
  const { container } = render(<Description markdown={markdown} tree={null} />);
  await waitFor(() => expect(container.querySelector(ready)).toBeInTheDocument());
  return container;
};

test('headings of the text are one level below the heading of the specification', async () => {
  const container = await show('# Bir\n\n## Ikki\n\n### Uch\n\nMatn **qalin**.\n\n- bir\n- ikki');

  expect(screen.getByRole('heading', { level: 2, name: 'Dars haqida:' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Bir',
    'Ikki',
  ]);
  expect(screen.getByRole('heading', { level: 4, name: 'Uch' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

test('no heading level is skipped, whatever levels the author used', async () => {
  const container = await show('##### Chuqur\n\n###### Yana\n\n## Yuza\n\n#### Sakrash\n\nMatn.');

  const levels = [...container.querySelectorAll('h3, h4, h5, h6')].map((each) => each.tagName);
  expect(levels).toEqual(['H3', 'H4', 'H3', 'H4']);
  expect(await axe(container)).toHaveNoViolations();
});

test('a table scrolls in a focusable region', async () => {
  const container = await show('| Jism | Tezlik |\n| --- | :-: |\n| Poyezd | 20 m/s |');

  const region = screen.getByRole('region', { name: 'Jadval' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(region).getByRole('cell', { name: '20 m/s' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('links accept http(s) and paths of the site; external ones open a new tab and say so', async () => {
  await show('[tajriba](/tajriba/mayatnik) [kitob](https://kitob.uz/fizika) [ilova](#izoh)');

  expect(screen.getByRole('link', { name: 'tajriba' })).toHaveAttribute('href', '/tajriba/mayatnik');
  expect(screen.getByRole('link', { name: 'tajriba' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'ilova' })).toHaveAttribute('href', '#izoh');
  const external = screen.getByRole('link', { name: 'kitob (yangi oynada ochiladi)' });
  expect(external).toHaveAttribute('href', 'https://kitob.uz/fizika');
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', 'noopener');
});

test('references to experiments, also their places, are links to the pages of the experiments', async () => {
  const container = await show(
    'Mana [linza](tajriba:linza?holat=lupa).\n\n![Lupa ostida](tajriba:linza?holat=lupa)\n\n[x](tajriba:Linza)',
  );

  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['linza', '/tajriba/linza'],
    ['Lupa ostida', '/tajriba/linza'],
  ]);
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#x6a;avascript:alert(1)',
  'data:text/html,alert(1)',
  'vbscript:x',
  '//evil.test/x',
  '/.//evil.test',
  '/%5C/..//evil.test',
  'mailto:a@b.uz',
  'https://',
])('%s becomes neither a link nor an image', async (url) => {
  const container = await show(`a [bosing](<${url}>) ![rasm](<${url}>)`);

  expect(container.querySelector('a, img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('a bosing rasm');
});

test('images keep their alternative text and accept http(s) and paths of the site', async () => {
  await show('![Richag](/media/richag.svg)');

  expect(screen.getByRole('img', { name: 'Richag' })).toHaveAttribute('src', '/media/richag.svg');
});

test('HTML in Markdown stays text', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.test"></iframe>',
    '<style>*{display:none}</style>',
    '<a href="javascript:alert(1)" onclick="x()">bos</a>',
    '<svg/onload=alert(1)>',
    '<form action=/login><input name=password></form>',
  ];
  const container = await show(`Matn\n\n${hostile.join('\n\n')}\n\n5 < 6 va 7 > 2`);

  expect(
    container.querySelector('script, img, iframe, section style, a, svg, form, input, [onclick]'),
  ).not.toBeInTheDocument();
  expect(container).toHaveTextContent('<script>alert(1)</script>');
  expect(container).toHaveTextContent('5 < 6 va 7 > 2');
});

test('footnote labels are Uzbek, and a task list has no checkbox', async () => {
  const container = await show('Kuch[^1].\n\n- [ ] vazifa\n\n[^1]: Nyuton bilan oʻlchanadi.');

  expect(screen.getByRole('heading', { name: 'Izohlar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Matnga qaytish' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

describe('hostile texts', () => {
  const hostile = ['$', '[', '*a ', '> ', '`', '![', '| a ', '<a', '\\', '$a'];

  test.each(hostile)('30,000 letters of %s are parsed or shown as the source', async (piece) => {
    // React logs the error that the boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = `Boshi\n\n${piece.repeat(30_000)}`.slice(0, 30_000);

    const { container } = render(<Description markdown={text} tree={null} />);

    await waitFor(() => expect(container).toHaveTextContent('Boshi'));
    jest.restoreAllMocks();
  });

  test('a longer text is shown as its source', () => {
    const { container } = render(<Description markdown={'[a](/b) '.repeat(12_500)} tree={null} />);

    expect(screen.getByText(/^Matn bezaksiz koʻrsatilmoqda\./)).toHaveRole('status');
    expect(container).toHaveTextContent('[a](/b) [a](/b)');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
