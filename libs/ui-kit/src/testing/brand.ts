import type { ThemeInput } from '../tokens/create-theme.js';

/**
 * A second brand for stories and tests: Nihol, a fictional botany course. Cream and moss, a serif font, round corners, more
 * spacing.
 */
export const nihol: ThemeInput = {
  name: 'Nihol',
  light: { page: '#faf4e6', text: '#232a1e', accent: '#2c5f3c', wrong: '#96301c' },
  dark: { page: '#131a14', text: '#efe8d6', accent: '#9fd3a2', wrong: '#f5a890' },
  fonts: { text: "'Iowan Old Style', 'Palatino Linotype', 'Noto Serif', 'DejaVu Serif', Georgia, serif" },
  radius: '14px',
  density: 1.15,
};
