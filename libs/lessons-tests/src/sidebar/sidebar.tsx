import { Button, dialogCommand, Drawer, Heading, Icon, media, Skeleton } from '@zarra/ui-kit';
import { List } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

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
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => (document.getElementById(id) as HTMLDialogElement | null)?.close();
  return (
    <DrawerRow>
      <Button block icon={<Icon node={List} />} {...dialogCommand('show-modal', id)}>
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
