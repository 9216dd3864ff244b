// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

import type { ColorName } from './colors.js';
import type { space } from './scales.js';

/** The name of a design token: its CSS variable without the leading `--ui-`. */
export type TokenName =
  | `color-${ColorName}`
  | `space-${keyof typeof space}`
  | 'type-xs'
  | 'type-sm'
  | 'type-md'
  | 'type-lg'
  | 'type-xl'
  | 'type-2xl'
  | 'type-3xl'
  | 'font-text'
  | 'font-code'
  | 'weight-text'
  | 'weight-strong'
  | 'leading-text'
  | 'leading-tight'
  | 'radius'
  | 'radius-round'
  | 'focus-gap'
  | 'fast'
  | 'slow'
  | 'ease'
  | 'width-content'
  | 'width-text'
  | 'bar-height'
  | 'control'
  | 'control-sm'
  | 'control-lg'
  | 'target'
  | 'z-bar'
  | 'z-progress'
  | 'z-toast'
  | 'z-skip'
  | 'hairline'
  | 'hairline-strong'
  | 'shadow'
  | 'focus';
