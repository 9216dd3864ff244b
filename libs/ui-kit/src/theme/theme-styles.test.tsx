import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { themeCss } from '../tokens/theme-css.js';
import { ThemeStyles } from './theme-styles.js';

it('installs tokens, themes and reset, on a server too', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<ThemeStyles />));
  const css = sheet.getStyleTags();
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
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
