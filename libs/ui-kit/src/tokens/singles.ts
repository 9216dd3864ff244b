import { branchDashes } from './branches.js';

/** Tokens that are neither a colour nor a step of a scale. */
export const singles = {
  'font-text': "'Inter Variable', system-ui, sans-serif",
  'font-code': "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  'weight-text': '400',
  'weight-strong': '600',
  'leading-text': '1.6',
  'leading-tight': '1.2',
  /** One small radius everywhere. */
  radius: '6px',
  /** Only for what is round by nature: a radio's dot, a spinner. */
  'radius-round': '999px',
  'focus-gap': '2px',
  fast: '120ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  'width-content': '75rem',
  'width-lesson': '45rem',
  /** Height of the sticky top bar; anchors stop below it. */
  'bar-height': '4rem',
  /** Height of a control; 44 px under a finger. */
  control: '2.5rem',
  'control-sm': '2rem',
  'control-lg': '3rem',
  target: '2.75rem',
  'z-bar': '100',
  'z-progress': '200',
  'z-toast': '300',
  'z-skip': '400',
  'dash-mechanics': branchDashes.mechanics,
  'dash-electricity': branchDashes.electricity,
  'dash-optics': branchDashes.optics,
  'dash-heat': branchDashes.heat,
  'dash-waves': branchDashes.waves,
  'dash-quantum': branchDashes.quantum,
} as const;

/** Tokens made of colours. They are declared beside the colours, or a dark part of a light page would inherit light ones. */
export const composites = {
  hairline: '1px solid var(--ui-color-line)',
  'hairline-strong': '1px solid var(--ui-color-line-strong)',
  /** The one shadow, for things that float. */
  shadow: '0 1px 2px var(--ui-color-shadow), 0 8px 24px var(--ui-color-shadow)',
  focus: '3px solid var(--ui-color-accent)',
} as const;

/** The name of a single token. */
export type SingleName = keyof typeof singles | keyof typeof composites;
