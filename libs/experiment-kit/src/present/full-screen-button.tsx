import { Button, Icon } from '@zarra/ui-kit';
import { Maximize, Minimize } from 'lucide';
import { useSyncExternalStore } from 'react';
import { kitStrings } from '../kit-strings.js';

const strings = kitStrings.present;

type Screen = 'missing' | 'window' | 'full';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const read = (): Screen =>
  document.fullscreenEnabled ? (document.fullscreenElement ? 'full' : 'window') : 'missing';
// Nearly every browser can: where the button is rendered ahead, nothing moves when the page comes alive.
const atServer = (): Screen => 'window';
// A browser that refuses leaves everything as it was: there is nothing to say.
const quietly = (asked: Promise<void>): void => void asked.catch(() => undefined);

/** Shows the page on the whole screen, and back. Not there where a browser cannot. */
export const FullScreenButton = () => {
  const screen = useSyncExternalStore(subscribe, read, atServer);
  if (screen === 'missing') return null;
  const isFull = screen === 'full';
  return (
    <Button
      size="sm"
      icon={<Icon node={isFull ? Minimize : Maximize} />}
      onClick={() =>
        quietly(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
      }
    >
      {isFull ? strings.leaveFullScreen : strings.fullScreen}
    </Button>
  );
};
