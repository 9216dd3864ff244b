import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { minus } from '../icons/minus.js';
import { trendingDown } from '../icons/trending-down.js';
import { trendingUp } from '../icons/trending-up.js';

// At the start: beside a taller neighbour in a row, the number stays at its height.
const Frame = styled.dl`
  display: grid;
  gap: var(--ui-space-1);
  align-content: start;
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

const icons = { up: trendingUp, down: trendingDown, same: minus };

/** The change of a {@link Stat}. */
export interface StatChange {
  /** The change as text, with what it is compared to. The icon next to it is hidden from screen readers. */
  text: ReactNode;
  /** Direction of the change: sets the icon. */
  direction: 'up' | 'down' | 'same';
  /** Whether the change is good: sets the colour. Default `neutral`. */
  tone?: 'neutral' | 'right' | 'wrong' | undefined;
}

/** Props of {@link Stat}, besides those of a `dl`. */
export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Name of the quantity. */
  label: ReactNode;
  /** The number, formatted for the language. */
  value: ReactNode;
  /** Unit of the number. */
  unit?: ReactNode;
  /** Change since an earlier value. */
  change?: StatChange | undefined;
}

/**
 * One number with its label, unit and change.
 *
 * When to use: a result, a few numbers side by side in a `Grid`. For many numbers use `Table`.
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
        <Icon path={icons[change.direction]} />
        <span>{change.text}</span>
      </dd>
    )}
  </Frame>
);
