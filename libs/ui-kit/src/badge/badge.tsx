import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);
  padding: 0.125rem var(--ui-space-2);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-type-xs);
  font-weight: var(--ui-weight-strong);
  line-height: 1.4;

  &[data-tone='accent'] {
    border-color: transparent;
    background: var(--ui-color-accent-soft);
    color: var(--ui-color-accent);
  }
  &[data-tone='right'] {
    border-color: transparent;
    background: var(--ui-color-right-soft);
    color: var(--ui-color-right);
  }
  &[data-tone='wrong'] {
    border-color: transparent;
    background: var(--ui-color-wrong-soft);
    color: var(--ui-color-wrong);
  }
  &[data-tone='warning'] {
    border-color: transparent;
    background: var(--ui-color-warning-soft);
    color: var(--ui-color-warning);
  }
  & svg {
    width: 1em;
    height: 1em;
  }
  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`;

/** Props of {@link Badge}, besides those of a `span`. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Colour of text and background. The text must carry the same meaning. Default `neutral`. */
  tone?: 'neutral' | 'accent' | 'right' | 'wrong' | 'warning' | undefined;
}

/**
 * A short label for the type or the state of an element.
 *
 * When to use: the type of a simulation, "new", a result. Not clickable. For a subject use `Chip`.
 */
export const Badge = ({ tone = 'neutral', ...rest }: BadgeProps) => <Mark {...rest} data-tone={tone} />;
