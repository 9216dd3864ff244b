import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Minus, TrendingDown, TrendingUp } from 'lucide';
import { Icon } from '../icon/icon.js';

const Frame = styled.dl`
  display: grid;
  gap: var(--ui-space-1);
  min-width: 0;

  & > dt {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > dd[data-figure] {
    font-size: var(--ui-type-2xl);
    font-weight: var(--ui-weight-strong);
    line-height: var(--ui-leading-tight);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & > dd[data-figure] > span {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-md);
    font-weight: var(--ui-weight-text);
    letter-spacing: 0;
    white-space: nowrap;
  }
  & > dd[data-change] {
    display: flex;
    align-items: flex-start;
    gap: var(--ui-space-1);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    line-height: 1.4;
  }
  & > dd[data-tone='right'] {
    color: var(--ui-color-right);
  }
  & > dd[data-tone='wrong'] {
    color: var(--ui-color-wrong);
  }
  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    margin-block: 0.075em;
  }
`;

const signs = { up: TrendingUp, down: TrendingDown, same: Minus };

/** How a {@link Stat} has changed. */
export interface StatChange {
  /** The change in words, with what it is compared to: the sign beside them is for the eye only. */
  words: ReactNode;
  /** Where it went. */
  direction: 'up' | 'down' | 'same';
  /** Whether that is good. Default `neutral`. */
  tone?: 'neutral' | 'right' | 'wrong' | undefined;
}

/** Props of {@link Stat}, besides those of a `dl`. */
export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is measured. */
  label: ReactNode;
  /** The figure, written as the language writes it. */
  value: ReactNode;
  /** Its unit, upright and after a space. */
  unit?: ReactNode;
  /** How it has changed. */
  change?: StatChange | undefined;
}

/**
 * One figure that matters, with what it is and how it has changed.
 *
 * When to use: a result, a handful of figures side by side in a `Grid`. Many figures belong into a `Table`.
 */
export const Stat = ({ label, value, unit, change, ...rest }: StatProps) => (
  <Frame {...rest}>
    <dt>{label}</dt>
    <dd data-figure="">
      {value}
      {unit && <span> {unit}</span>}
    </dd>
    {change && (
      <dd data-change="" data-tone={change.tone}>
        <Icon node={signs[change.direction]} />
        <span>{change.words}</span>
      </dd>
    )}
  </Frame>
);
