'use client';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { themeCss } from '../tokens/theme-css.js';
import { resetCss } from './reset-css.js';
import { restoreThemeChoice } from './theme-choice.js';

const GlobalStyle = createGlobalStyle`${themeCss()}${resetCss}`;

/**
 * Installs the tokens as CSS variables, both themes, and a small reset. Render it once, above everything else.
 *
 * When to use: always; without it the components have no colours. A page that is rendered on a server should also
 * put {@link themeScript} into its head, so that a remembered theme is there at the first paint.
 */
export const ThemeStyles = () => {
  useEffect(restoreThemeChoice, []);
  return <GlobalStyle />;
};
