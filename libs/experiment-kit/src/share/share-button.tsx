import type { State } from '@zarra/physics';
import { Button, Drawer, Icon, loadPatiently, Text } from '@zarra/ui-kit';
import { Share2 } from 'lucide';
import { useState, type ComponentType } from 'react';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { shareLinks, type ShareLinks } from './share-links.js';
import type { SharePanelProps } from './share-panel.js';

const strings = kitStrings.share;

/** Props of {@link ShareButton}. */
export interface ShareButtonProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** Opens what can be given to others. The experiment is paused: what is shared is what is seen. */
export function ShareButton<K extends string, S extends State, V extends string>({
  session,
}: ShareButtonProps<K, S, V>) {
  const [links, setLinks] = useState<ShareLinks>();
  const [Panel, setPanel] = useState<ComponentType<SharePanelProps>>();
  const open = async (): Promise<void> => {
    session.pause();
    setLinks(shareLinks(session, location.href));
    const { SharePanel } = await loadPatiently(() => import('./share-panel.js'));
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
