import { media } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  overflow-x: auto;
  border-block-end: 1px solid var(--ui-color-line);

  & > table {
    width: 100%;
    font-size: var(--ui-type-sm);
  }
  & :is(th, td) {
    padding: var(--ui-space-2) var(--ui-space-1);
    border-block-start: 1px solid var(--ui-color-line);
    text-align: end;
    vertical-align: baseline;
  }
  & :is([scope='row'], [data-text]) {
    text-align: start;
  }
  & td {
    white-space: nowrap;
  }
  & td[data-text] {
    min-width: 12rem;
    white-space: normal;
  }
  & thead th {
    color: var(--ui-color-muted);
    font-weight: var(--ui-weight-text);
  }
  ${media.md} {
    & :is(th, td) {
      padding-inline: var(--ui-space-3);
    }
  }
`;

interface WideTableProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** Number table in a scroll container that is reachable by keyboard. */
export const WideTable = ({ label, children }: WideTableProps) => (
  // Keyboard scrolling requires a focusable container.
  <Frame role="region" aria-label={label} tabIndex={0}>
    <table aria-label={label}>{children}</table>
  </Frame>
);
