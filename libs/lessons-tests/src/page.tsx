import { Container, media } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// Paper is white whatever the screen's theme.
const Band = styled(Container)`
  padding-block: var(--ui-space-4) var(--ui-space-12);

  ${media.lg} {
    display: grid;
    grid-template-columns: 18.75rem minmax(0, 1fr);
    gap: var(--ui-space-12);
    padding-block: var(--ui-space-8) var(--ui-space-16);
  }
  @media print {
    --ui-color-page: white;
    --ui-color-surface: white;
    --ui-color-sunken: white;
    --ui-color-text: black;
    --ui-color-muted: black;
    --ui-color-accent: black;
    --ui-color-line: gray;
    --ui-color-line-strong: black;
    display: block;
    max-width: none;
    padding: 0;
    background: white;
    color: black;
    color-scheme: light;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ui-space-6);
  min-width: 0;
  max-width: var(--ui-width-lesson);
  margin-inline: auto;
  width: 100%;

  ${media.lg} {
    grid-column: 2;
    margin-inline: 0 auto;
  }
  @media print {
    max-width: none;
  }
`;

interface PageProps {
  /** Beside the lesson, where there is room for it. */
  sidebar: ReactNode;
  lesson: ReactNode;
}

/** The two columns of the screen. */
export const Page = ({ sidebar, lesson }: PageProps) => (
  <Band>
    {sidebar}
    <Column>{lesson}</Column>
  </Band>
);
