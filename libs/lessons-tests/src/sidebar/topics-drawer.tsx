import { Button, Drawer, Icon, media } from '@zarra/ui-kit';
import { List } from 'lucide';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

// A page from a server has it on every screen.
const Row = styled.div`
  ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

interface TopicsDrawerProps {
  /** Draws the topics. */
  children: (close: () => void) => ReactNode;
}

/** The topics on a phone, behind a button. */
export const TopicsDrawer = ({ children }: TopicsDrawerProps) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Row>
      <Button block icon={<Icon node={List} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {strings.openTopics}
      </Button>
      <Drawer open={open} onClose={close} title={strings.sidebar} closeLabel={strings.closeTopics}>
        {open && <nav aria-label={strings.sidebar}>{children(close)}</nav>}
      </Drawer>
    </Row>
  );
};
