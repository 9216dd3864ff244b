import type { ColorName } from './colors.js';
import type { SpaceStep, TypeStep } from './scales.js';
import type { SingleName } from './singles.js';

/** Every design token of the kit, as its CSS variable is called without the leading `--ui-`. */
export type TokenName = `color-${ColorName}` | `space-${SpaceStep}` | `type-${TypeStep}` | SingleName;

/**
 * A token as a CSS value: `token('color-accent')` is `var(--ui-color-accent)`.
 * In a style template the variable may as well be written out; this one is checked by the compiler.
 */
export const token = (name: TokenName): string => `var(--ui-${name})`;
