import { breakpoints, Container, media } from '@zarra/ui-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';

// Print is black on white in every theme.
const Columns = styled(Container)`
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

/** In em, like the kit's media queries: a larger text size switches to one column at a wider viewport. */
const WIDE_VIEWPORT = `(min-width: ${breakpoints.lg / 16}em)`;

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE_VIEWPORT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the list of topics fits beside the lesson; false during server rendering. */
export const useWideViewport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE_VIEWPORT).matches,
    () => false,
  );

const LessonColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ui-space-6);
  min-width: 0;
  max-width: var(--ui-width-text);
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

interface PageLayoutProps {
  /** Beside the lesson on a wide viewport. */
  sidebar: ReactNode;
  lesson: ReactNode;
}

/** The two columns of the screen. */
export const PageLayout = ({ sidebar, lesson }: PageLayoutProps) => (
  <Columns>
    {sidebar}
    <LessonColumn>{lesson}</LessonColumn>
  </Columns>
);
