import type { State } from '@zarra/physics';
import { Button, Icon, useHydrated } from '@zarra/ui-kit';
import { Volume2, VolumeX } from 'lucide';
import { useEffect, useState } from 'react';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { startSonification, soundMappingOf } from './sonification.js';

/** Props of {@link SoundButton}. */
export interface SoundButtonProps<K extends string, S extends State, V extends string> {
  session: Session<K, S, V>;
}

/** Toggles sonification. Off by default; hidden without audio support. */
export function SoundButton<K extends string, S extends State, V extends string>({
  session,
}: SoundButtonProps<K, S, V>) {
  const [isOn, setOn] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    const mapping = soundMappingOf(session);
    return isOn && mapping ? startSonification(session, mapping) : undefined;
  }, [isOn, session]);
  const mapping = soundMappingOf(session);
  if (!mapping || (isHydrated && !('AudioContext' in globalThis))) return null;
  return (
    <Button
      size="sm"
      icon={<Icon node={isOn ? Volume2 : VolumeX} />}
      aria-pressed={isOn}
      title={kitStrings.sound.hint}
      onClick={() => setOn(!isOn)}
    >
      {kitStrings.sound.label(mapping.readout.label)}
    </Button>
  );
}
