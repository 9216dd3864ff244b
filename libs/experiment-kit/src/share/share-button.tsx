import { Button, Drawer, Icon, Text } from '@zarra/ui-kit';
import { retryImport } from '@zarra/ui-kit/lazy';
import { Share2 } from 'lucide';
import { useState, type ComponentType } from 'react';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { createShareLinks, type ShareLinks } from './share-links.js';
import type { SharePanelProps } from './share-panel.js';

/** Opens the share panel and pauses the experiment, so that the link has the displayed state. */
export function ShareButton({ session }: { session: Session }) {
  const strings = useKitMessages().share;
  const [links, setLinks] = useState<ShareLinks>();
  const [Panel, setPanel] = useState<ComponentType<SharePanelProps>>();
  const open = async (): Promise<void> => {
    session.pause();
    setLinks(createShareLinks(session, location.href));
    const { SharePanel } = await retryImport(() => import('./share-panel.js'));
    setPanel(() => SharePanel);
  };
  return (
    <>
      <Button size="sm" icon={<Icon node={Share2} />} title={strings.open} onClick={() => void open()}>
        {strings.open}
      </Button>
      <Drawer
        open={links !== undefined}
        onClose={() => setLinks(undefined)}
        title={strings.open}
        closeLabel={strings.close}
        side="bottom"
      >
        {links && (Panel ? <Panel links={links} /> : <Text tone="muted">{strings.loading}</Text>)}
      </Drawer>
    </>
  );
}
