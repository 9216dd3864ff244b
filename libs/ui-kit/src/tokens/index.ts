export { chartColors, chartDashes, type ChartColor } from './chart-colors.js';
export { colors, type ColorName } from './colors.js';
export { contrastCss } from './contrast-css.js';
export { createTheme, type Theme, type ThemeInput } from './create-theme.js';
export type { BrandColors } from './derive-colors.js';
export { breakpoints, media } from './scales.js';
export { themeCss } from './theme-css.js';
export { token } from './token.js';
export type { TokenName } from './token-name.js';
