import { Button, Icon } from '@zarra/ui-kit';
import { maximize } from '@zarra/ui-kit/icons/maximize';
import { minimize } from '@zarra/ui-kit/icons/minimize';
import { useSyncExternalStore } from 'react';
import { useKitMessages } from '../messages/kit-messages.js';

type FullScreenState = 'missing' | 'window' | 'full';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const read = (): FullScreenState =>
  document.fullscreenEnabled ? (document.fullscreenElement ? 'full' : 'window') : 'missing';
// Nearly all browsers support full screen: the server renders the button, which avoids a layout shift on
// hydration.
const serverState = (): FullScreenState => 'window';
// A rejected request changes nothing and needs no message.
const ignoreRejection = (request: Promise<void>): void => void request.catch(() => undefined);

/** Toggles full screen. Hidden in browsers without support. */
export const FullScreenButton = () => {
  const strings = useKitMessages().presentation;
  const state = useSyncExternalStore(subscribe, read, serverState);
  if (state === 'missing') return null;
  const isFull = state === 'full';
  const label = isFull ? strings.leaveFullScreen : strings.fullScreen;
  return (
    <Button
      size="sm"
      title={label}
      icon={<Icon path={isFull ? minimize : maximize} />}
      onClick={() =>
        ignoreRejection(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
      }
    >
      {label}
    </Button>
  );
};
