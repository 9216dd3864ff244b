import '../test-browser.js';
import { render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Description } from './description.js';

const show = async (markdown: string, ready = 'p, h3, table, ul, pre') => {
  const { container } = render(<Description markdown={markdown} tree={null} formulaStyles="/katex.css" />);
  await waitFor(() => expect(container.querySelector(ready)).toBeInTheDocument());
  return container;
};

test('the text stands below the heading of the specification, its own headings one level down', async () => {
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

test('no level is skipped, whatever the author did', async () => {
  const container = await show('##### Chuqur\n\n###### Yana\n\n## Yuza\n\n#### Sakrash\n\nMatn.');

  const levels = [...container.querySelectorAll('h3, h4, h5, h6')].map((each) => each.tagName);
  expect(levels).toEqual(['H3', 'H4', 'H3', 'H4']);
  expect(await axe(container)).toHaveNoViolations();
});

test('a table scrolls in a region of its own that keys can reach', async () => {
  const container = await show('| Jism | Tezlik |\n| --- | :-: |\n| Poyezd | 20 m/s |');

  const region = screen.getByRole('region', { name: 'Jadval' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(region).getByRole('cell', { name: '20 m/s' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('links lead to http(s) and own paths; foreign ones open a new tab and say so', async () => {
  await show('[tajriba](/tajriba/mayatnik) [kitob](https://kitob.uz/fizika) [ilova](#izoh)');

  expect(screen.getByRole('link', { name: 'tajriba' })).toHaveAttribute('href', '/tajriba/mayatnik');
  expect(screen.getByRole('link', { name: 'tajriba' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'ilova' })).toHaveAttribute('href', '#izoh');
  const foreign = screen.getByRole('link', { name: 'kitob (yangi oynada ochiladi)' });
  expect(foreign).toHaveAttribute('href', 'https://kitob.uz/fizika');
  expect(foreign).toHaveAttribute('target', '_blank');
  expect(foreign).toHaveAttribute('rel', 'noopener');
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
])('%s is neither a link nor a picture', async (address) => {
  const container = await show(`a [bosing](<${address}>) ![rasm](<${address}>)`);

  expect(container.querySelector('a, img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('a bosing rasm');
});

test('pictures come from http(s) and own paths, with their words', async () => {
  await show('![Richag](/media/richag.svg)');

  expect(screen.getByRole('img', { name: 'Richag' })).toHaveAttribute('src', '/media/richag.svg');
});

test('written HTML stays text', async () => {
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

test('footnotes and tasks speak Uzbek, and ask for nothing', async () => {
  const container = await show('Kuch[^1].\n\n- [ ] vazifa\n\n[^1]: Nyuton bilan oʻlchanadi.');

  expect(screen.getByRole('heading', { name: 'Izohlar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Matnga qaytish' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

describe('hostile lengths', () => {
  const hostile = ['$', '[', '*a ', '> ', '`', '![', '| a ', '<a', '\\', '$a'];

  test.each(hostile)('thirty thousand letters of %s are read, or shown as they are', async (piece) => {
    // The error boundary speaks of what it caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = `Boshi\n\n${piece.repeat(30_000)}`.slice(0, 30_000);

    const { container } = render(<Description markdown={text} tree={null} formulaStyles="/katex.css" />);

    await waitFor(() => expect(container).toHaveTextContent('Boshi'));
    jest.restoreAllMocks();
  });

  test('a longer text is shown as it is', () => {
    const { container } = render(
      <Description markdown={'[a](/b) '.repeat(12_500)} tree={null} formulaStyles="/katex.css" />,
    );

    expect(screen.getByText(/^Matn bezaksiz koʻrsatilmoqda\./)).toHaveRole('status');
    expect(container).toHaveTextContent('[a](/b) [a](/b)');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
