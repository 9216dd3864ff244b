import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { chartDashes, type ChartColor } from '../tokens/chart-colors.js';
import { token } from '../tokens/token.js';

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-2);
  color: var(--ui-color-muted);
  font-size: var(--ui-type-sm);
  line-height: 1.4;

  & > svg {
    flex: none;
  }
`;

/** Props of {@link Chip}, besides those of a `span`. */
export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** Colour of the line before the text, with the dash pattern of that colour. Default: a solid neutral line. */
  lineColor?: ChartColor | undefined;
}

/**
 * A category, with the line style that it has in charts.
 *
 * When to use: categories on a card (at most two), a legend next to a chart. Not clickable. For a state use `Badge`.
 */
export const Chip = ({ lineColor, children, ...rest }: ChipProps) => (
  <Tag {...rest}>
    <svg
      width="20"
      height="3"
      viewBox="0 0 20 3"
      stroke={token(`color-${lineColor ?? 'line-strong'}`)}
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M0 1.5h20" strokeDasharray={lineColor && chartDashes[lineColor]} />
    </svg>
    {children}
  </Tag>
);
