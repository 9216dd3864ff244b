import {
  breakpoints,
  Button,
  Container,
  dialogCommand,
  Drawer,
  Heading,
  Icon,
  media,
  Skeleton,
} from '@zarra/ui-kit';
import { list } from '@zarra/ui-kit/icons/list';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from './messages/page-strings.js';

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
  /** Content beside the lesson on a wide viewport. */
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

const SideColumn = styled.nav`
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
const Placeholder = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-space-4);
`;
// The server renders the row for every viewport. Without scripts it gives access to the topics on a wide one too.
const DrawerRow = styled.div`
  ${media.lg} {
    @media (scripting: enabled) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** The column of topics beside the lesson: a landmark that stays in view and scrolls independently. */
export const Sidebar = ({ children }: { children: ReactNode }) => {
  const strings = usePageMessages();
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

/** Placeholder of the column. The lesson's column announces the loading state. */
export const SidebarPending = () => (
  <Sidebar>
    <Placeholder>
      <Skeleton shape="title" />
      <Skeleton lines={5} />
      <Skeleton lines={4} />
    </Placeholder>
  </Sidebar>
);

interface TopicsDrawerProps {
  /** Renders the topics. */
  children: (drawer: { isOpen: boolean; close: () => void }) => ReactNode;
}

/** The drawer of topics on a narrow viewport and its button. The browser opens it, so it works before hydration. */
export const TopicsDrawer = ({ children }: TopicsDrawerProps) => {
  const strings = usePageMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => (document.getElementById(id) as HTMLDialogElement | null)?.close();
  return (
    <DrawerRow>
      <Button block icon={<Icon path={list} />} {...dialogCommand('show-modal', id)}>
        {strings.openTopics}
      </Button>
      <Drawer
        id={id}
        title={strings.sidebar}
        closeLabel={strings.closeTopics}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <nav aria-label={strings.sidebar}>{children({ isOpen, close })}</nav>
      </Drawer>
    </DrawerRow>
  );
};
