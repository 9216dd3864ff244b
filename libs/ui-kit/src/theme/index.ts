export { BrandStyles, type BrandStylesProps } from './brand-styles.js';
export { themeScript, type ThemeChoice } from '../theme-choice/theme-choice.js';
export { ThemeStyles } from './theme-styles.js';
export { useThemeChoice, type ThemeChoiceState } from '../theme-choice/use-theme-choice.js';
