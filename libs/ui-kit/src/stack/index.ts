export type { Gap } from '../tokens/gap-css.js';
export { Inline, type InlineProps } from './inline.js';
export { Stack, type StackProps } from './stack.js';
