import type { TokenName } from './token-name.js';

/**
 * A token as a CSS value: `token('color-accent')` is `var(--ui-color-accent)`. The compiler checks the name, unlike that of a
 * variable in a style template.
 */
export const token = (name: TokenName): string => `var(--ui-${name})`;
