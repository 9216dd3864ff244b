// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

/** Tokens that use colours, as CSS declarations. Declared with the colours: a dark part of a light page would inherit light ones. */
export const composites =
  '--ui-hairline:1px solid var(--ui-color-line);--ui-hairline-strong:1px solid var(--ui-color-line-strong);--ui-shadow:0 1px 2px var(--ui-color-shadow),0 8px 24px var(--ui-color-shadow);--ui-focus:3px solid var(--ui-color-accent);';
