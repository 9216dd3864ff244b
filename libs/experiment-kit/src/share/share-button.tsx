import { Button, Drawer, Icon, Text } from '@zarra/ui-kit';
import { share } from '@zarra/ui-kit/icons/share';
import { useState } from 'react';
import { useModule } from '../loading/use-module.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';

const loadPanel = () => import('./share-panel.js');

/** Opens the share panel and pauses the experiment, so that the link has the displayed state. */
export function ShareButton({ session }: { session: Session }) {
  const strings = useKitMessages().share;
  const [isOpen, setOpen] = useState(false);
  const loaded = useModule(loadPanel, isOpen);
  const open = (): void => {
    session.pause();
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" icon={<Icon path={share} />} title={strings.open} onClick={open}>
        {strings.open}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={strings.open}
        closeLabel={strings.close}
        side="bottom"
      >
        {isOpen &&
          (loaded ? (
            <loaded.SessionSharePanel session={session} />
          ) : (
            <Text tone="muted">{strings.loading}</Text>
          ))}
      </Drawer>
    </>
  );
}
