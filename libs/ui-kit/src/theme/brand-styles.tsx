'use client';
import { createGlobalStyle } from 'styled-components';
import type { Theme } from '../tokens/create-theme.js';

const Rules = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;

/** Props of {@link BrandStyles}. */
export interface BrandStylesProps {
  /** A theme of {@link createTheme}. */
  theme: Pick<Theme, 'css'>;
}

/**
 * Applies the theme of a brand, in addition to `ThemeStyles`; their order does not matter.
 *
 * When to use: once, at the root of an application with its own brand. A build with linked style sheets can write
 * `theme.css` to a file instead.
 */
export const BrandStyles = ({ theme }: BrandStylesProps) => <Rules $css={theme.css} />;
