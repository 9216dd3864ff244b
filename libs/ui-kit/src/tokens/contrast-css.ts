import { contrastColors } from './contrast-colors.js';
import { modeRules } from './mode-rules.js';

/**
 * The colours of high contrast, requested by the system or by `data-contrast="more"`: text at 7:1, lines at 4.5:1, dividers
 * at 3:1. Include it after {@link themeCss}: both have zero specificity.
 */
export const contrastCss = (): string => modeRules(':where(:root)', null, contrastColors);
