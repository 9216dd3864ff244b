import { Heading } from '@zarra/ui-kit';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

/** The column beside the lesson: it stays in sight and scrolls by itself. */
export const SideColumn = styled.nav`
  position: sticky;
  inset-block-start: calc(var(--ui-bar-height) + var(--ui-space-4));
  align-self: start;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--ui-space-4);
  max-height: calc(100vh - var(--ui-bar-height) - var(--ui-space-8));

  @media print {
    display: none;
  }
`;

/** The topics where there is room for them: a landmark of its own. */
export const Sidebar = ({ children }: { children: ReactNode }) => {
  const id = useId();
  return (
    <SideColumn aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {strings.sidebar}
      </Heading>
      {children}
    </SideColumn>
  );
};
