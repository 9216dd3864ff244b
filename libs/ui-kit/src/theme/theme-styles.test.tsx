import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { nihol } from '../test-brand.js';
import { themeCss } from '../tokens/theme-css.js';
import { BrandStyles } from './brand-styles.js';
import { createTheme } from '../tokens/create-theme.js';
import { ThemeStyles } from './theme-styles.js';

const root = document.documentElement;
// What they change is seen in Chromium, by stories; here it is only whether they are fetched.
const fetched = jest.fn(() => '');
jest.mock('../tokens/contrast-css.js', () => ({ contrastCss: () => fetched() }));

const onServer = (page: React.ReactElement) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
};

afterEach(() => {
  delete root.dataset['contrast'];
  jest.restoreAllMocks();
  fetched.mockClear();
});

it('installs tokens, themes and reset, on a server too', () => {
  const css = onServer(<ThemeStyles />);
  expect(css).toContain('--ui-color-accent:');
  expect(css).toContain(":where([data-theme='dark'])");
  expect(css).toContain('prefers-reduced-motion');
});

it('keeps the dark theme off paper', () => {
  const dark = themeCss()
    .split(/(?=@media)/)
    .filter((rules) => rules.includes('color-scheme:dark'));
  expect(dark).toHaveLength(2);
  for (const rules of dark) expect(rules).toMatch(/^@media screen/);
});

it('shows the theme an earlier visit chose', () => {
  localStorage.setItem('theme', 'dark');
  render(<ThemeStyles />);
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('loads the colours of more contrast only when they are wished for', async () => {
  render(<ThemeStyles />);
  await act(async () => Promise.resolve());
  expect(fetched).not.toHaveBeenCalled();
  root.dataset['contrast'] = 'more';
  await waitFor(() => expect(fetched).toHaveBeenCalled());
});

it('loads them for a reader whose system asks', async () => {
  const usual = globalThis.matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(usual(query), { matches: query === '(prefers-contrast: more)' }),
    );
  render(<ThemeStyles />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
});

it('puts on a brand, on a server too', () => {
  expect(onServer(<BrandStyles theme={createTheme(nihol)} />)).toContain(
    `--ui-color-accent:${nihol.light.accent}`,
  );
});
