import type { TokenName } from './token-name.js';

/**
 * A token as a CSS value: `token('color-accent')` is `var(--ui-color-accent)`.
 * In a style template the variable may as well be written out; this one is checked by the compiler.
 */
export const token = (name: TokenName): string => `var(--ui-${name})`;
