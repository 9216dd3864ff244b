import { Button, dialogCommand, Drawer, Icon, media } from '@zarra/ui-kit';
import { List } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

// A server renders it for every screen. Without scripts it is the list of topics on a wide screen too.
const Row = styled.div`
  ${media.lg} {
    @media (scripting: enabled) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

interface TopicsDrawerProps {
  /** Renders the topics. */
  children: (drawer: { isOpen: boolean; close: () => void }) => ReactNode;
}

/** The topics on a phone, behind a button. The browser opens the drawer: it works before hydration. */
export const TopicsDrawer = ({ children }: TopicsDrawerProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => (document.getElementById(id) as HTMLDialogElement | null)?.close();
  return (
    <Row>
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
    </Row>
  );
};
