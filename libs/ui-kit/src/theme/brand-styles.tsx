'use client';
import { createGlobalStyle } from 'styled-components';
import type { Theme } from '../tokens/create-theme.js';

const Rules = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;

/** Props of {@link BrandStyles}. */
export interface BrandStylesProps {
  /** What {@link createTheme} made. */
  theme: Pick<Theme, 'css'>;
}

/**
 * Puts on a theme of one's own, beside `ThemeStyles`; their order does not matter.
 *
 * When to use: once, at the root of the application, in a product with a brand of its own. A build that links its style
 * sheets may write `theme.css` into a file instead.
 */
export const BrandStyles = ({ theme }: BrandStylesProps) => <Rules $css={theme.css} />;
