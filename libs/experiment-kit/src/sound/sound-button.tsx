import type { State } from '@zarra/physics';
import { Button, Icon, useHydrated } from '@zarra/ui-kit';
import { Volume2, VolumeX } from 'lucide';
import { useEffect, useState } from 'react';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { liveSound, voiceOf } from './live-sound.js';

/** Props of {@link SoundButton}. */
export interface SoundButtonProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** Lets one quantity be heard. Off until it is wanted; not there where nothing can be heard. */
export function SoundButton<K extends string, S extends State, V extends string>({
  session,
}: SoundButtonProps<K, S, V>) {
  const [isOn, setOn] = useState(false);
  const isAlive = useHydrated();
  useEffect(() => {
    const voice = voiceOf(session);
    return isOn && voice ? liveSound(session, voice) : undefined;
  }, [isOn, session]);
  const voice = voiceOf(session);
  if (!voice || (isAlive && !('AudioContext' in globalThis))) return null;
  return (
    <Button
      size="sm"
      icon={<Icon node={isOn ? Volume2 : VolumeX} />}
      aria-pressed={isOn}
      title={kitStrings.sound.hint}
      onClick={() => setOn(!isOn)}
    >
      {kitStrings.sound.label(voice.readout.label)}
    </Button>
  );
}
