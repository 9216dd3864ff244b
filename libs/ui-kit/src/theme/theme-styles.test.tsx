import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { nihol } from '../testing/brand.js';
import { themeCss } from '../tokens/theme-css.js';
import { BrandStyles } from './brand-styles.js';
import { createTheme } from '../tokens/create-theme.js';
import { ThemeStyles } from './theme-styles.js';

const root = document.documentElement;
// Stories test the visible change in Chromium; here it is only whether the file is loaded.
const loaded = jest.fn(() => '');
jest.mock('../tokens/contrast-css.js', () => ({ contrastCss: () => loaded() }));

const onServer = (page: React.ReactElement) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
};

afterEach(() => {
  delete root.dataset['contrast'];
  jest.restoreAllMocks();
  loaded.mockClear();
});

it('installs tokens, themes and reset, on a server too', () => {
  const css = onServer(<ThemeStyles />);
  expect(css).toContain('--ui-color-accent:');
  expect(css).toContain(":where([data-theme='dark'])");
  expect(css).toContain('prefers-reduced-motion');
});

it('is never dark in print', () => {
  const dark = themeCss()
    .split(/(?=@media)/)
    .filter((rules) => rules.includes('color-scheme:dark'));
  expect(dark).toHaveLength(2);
  for (const rules of dark) expect(rules).toMatch(/^@media screen/);
});

it('applies the theme of an earlier visit', () => {
  localStorage.setItem('theme', 'dark');
  render(<ThemeStyles />);
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('loads the high-contrast colours only on request', async () => {
  render(<ThemeStyles />);
  await act(async () => Promise.resolve());
  expect(loaded).not.toHaveBeenCalled();
  root.dataset['contrast'] = 'more';
  await waitFor(() => expect(loaded).toHaveBeenCalled());
});

it('loads them when the system requests high contrast', async () => {
  const original = globalThis.matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(original(query), { matches: query === '(prefers-contrast: more)' }),
    );
  render(<ThemeStyles />);
  await waitFor(() => expect(loaded).toHaveBeenCalled());
});

it('applies a brand, on a server too', () => {
  expect(onServer(<BrandStyles theme={createTheme(nihol)} />)).toContain(
    `--ui-color-accent:${nihol.light.accent}`,
  );
});
