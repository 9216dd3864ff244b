import type { State } from '@zarra/physics';
import { Button, Drawer, Icon, retryImport, Text } from '@zarra/ui-kit';
import { Share2 } from 'lucide';
import { useState, type ComponentType } from 'react';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { createShareLinks, type ShareLinks } from './share-links.js';
import type { SharePanelProps } from './share-panel.js';

const strings = kitStrings.share;

/** Props of {@link ShareButton}. */
export interface ShareButtonProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** Opens the share panel and pauses the experiment, so that the link has the displayed state. */
export function ShareButton<K extends string, S extends State, V extends string>({
  session,
}: ShareButtonProps<K, S, V>) {
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
      <Button size="sm" icon={<Icon node={Share2} />} onClick={() => void open()}>
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
