'use client';
import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { themeCss } from '../tokens/theme-css.js';
import { resetCss } from './reset-css.js';
import { isContrastWished, restoreThemeChoice, watchTheme } from './theme-choice.js';

// One sheet, because order decides between rules of zero specificity.
const GlobalStyle = createGlobalStyle<{
  $contrast: string;
}>`${themeCss()}${({ $contrast }) => $contrast}${resetCss}`;

/**
 * Installs the tokens as CSS variables, both themes, and a small reset. Render it once, above everything else. The
 * colours for more contrast are a file of their own, loaded when the system or `data-contrast="more"` on `<html>` asks.
 *
 * When to use: always; without it the components have no colours. A page that is rendered on a server should also
 * put {@link themeScript} into its head, so that a remembered theme is there at the first paint.
 */
export const ThemeStyles = () => {
  const [contrast, setContrast] = useState('');
  useEffect(restoreThemeChoice, []);
  useEffect(() => {
    const look = () => {
      // Without the file the page keeps its usual colours, which suffice for most.
      if (isContrastWished())
        import('../tokens/contrast-css.js').then(
          ({ contrastCss }) => setContrast(contrastCss()),
          () => undefined,
        );
    };
    look();
    return watchTheme(look);
  }, []);
  return <GlobalStyle $contrast={contrast} />;
};
