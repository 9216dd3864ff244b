export type { Gap } from './gap-css.js';
export { Inline, type InlineProps } from './inline.js';
export { Stack, type StackProps } from './stack.js';
