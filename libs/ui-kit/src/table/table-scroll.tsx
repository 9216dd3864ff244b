import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// On paper nothing scrolls.
const Region = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

/** Props of {@link TableScroll}: a name of its own, or the id of what names it. */
export type TableScrollProps = { children: ReactNode } & (
  | { /** What the table shows. */ label: string; labelledBy?: undefined }
  | { /** Id of what names it. */ labelledBy: string; label?: undefined }
);

/**
 * The place of a table that may be wider than the screen: the table scrolls there, the page does not.
 *
 * When to use: around a `table` that was written elsewhere, as one of a lesson in `Prose`. `Table` has one already.
 *
 * Keyboard: Tab goes to it, the arrow keys scroll it.
 */
export const TableScroll = ({ label, labelledBy, children }: TableScrollProps) => (
  <Region role="region" aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
    {children}
  </Region>
);
