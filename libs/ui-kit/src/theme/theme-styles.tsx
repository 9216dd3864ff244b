'use client';
import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { themeCss } from '../tokens/theme-css.js';
import { resetCss } from './reset-css.js';
import { prefersMoreContrast, restoreThemeChoice, subscribeToTheme } from '../theme-choice/theme-choice.js';

// One style sheet: the order decides between rules of zero specificity.
const GlobalStyle = createGlobalStyle<{
  $contrast: string;
}>`${themeCss()}${({ $contrast }) => $contrast}${resetCss}`;

/**
 * Global styles: the tokens as CSS variables, both themes, and a small reset. Render it once, before all other components.
 * The high-contrast colours are a separate file that loads when the system or `data-contrast="more"` on `<html>` requests
 * it.
 *
 * When to use: always; without it the components have no colours. A server-rendered page should also have
 * {@link themeScript} in its head, so that a saved theme applies at the first paint.
 */
export const ThemeStyles = () => {
  const [contrast, setContrast] = useState('');
  useEffect(() => {
    restoreThemeChoice();
    const loadContrast = () => {
      // A failed load keeps the default colours, which meet WCAG AA.
      if (prefersMoreContrast())
        import('../tokens/contrast-css.js').then(
          ({ contrastCss }) => setContrast(contrastCss()),
          () => undefined,
        );
    };
    loadContrast();
    return subscribeToTheme(loadContrast);
  }, []);
  return <GlobalStyle $contrast={contrast} />;
};
