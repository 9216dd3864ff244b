import { contrastColors } from './contrast-colors.js';
import { declareColors } from './declare-colors.js';
import { modeRules } from './mode-rules.js';

/**
 * What changes for a reader who asks for more contrast, of the system or by `data-contrast="more"`: words at 7:1, lines at
 * 4.5:1, hairlines at 3:1. It belongs behind {@link themeCss}, at the same zero specificity.
 */
export const contrastCss = (): string =>
  modeRules(':where(:root)', null, {
    light: declareColors(contrastColors.light),
    dark: declareColors(contrastColors.dark),
  });
