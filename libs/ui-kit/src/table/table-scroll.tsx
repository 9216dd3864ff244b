import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// Print does not scroll: the overflow must be visible.
const Region = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

/** Props of {@link TableScroll}: an accessible name, or the id of the element with the name. */
export type TableScrollProps = { children: ReactNode } & (
  | { /** Accessible name. */ label: string; labelledBy?: undefined }
  | { /** Id of the element with the name. */ labelledBy: string; label?: undefined }
);

/**
 * A scroll container for a table that may be wider than the screen.
 *
 * When to use: around a plain `table`, such as in a lesson in `Prose`. `Table` includes it.
 *
 * Keyboard: Tab focuses it, the arrow keys scroll it.
 */
export const TableScroll = ({ label, labelledBy, children }: TableScrollProps) => (
  <Region role="region" aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
    {children}
  </Region>
);
