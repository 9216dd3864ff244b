import { Button, Icon } from '@zarra/ui-kit';
import { volume } from '@zarra/ui-kit/icons/volume';
import { volumeOff } from '@zarra/ui-kit/icons/volume-off';
import { useEffect, useState } from 'react';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';
import { useModule } from '../loading/use-module.js';
import { soundMappingOf } from './sound-mapping.js';

const loadSonification = () => import('./sonification.js');

/** Toggles sonification. Off by default; hidden in an experiment without sound. */
export function SoundButton({ session }: { session: Session }) {
  const messages = useKitMessages();
  const [isOn, setOn] = useState(false);
  const sonification = useModule(loadSonification, isOn);
  useEffect(() => {
    const mapping = soundMappingOf(session);
    return isOn && mapping ? sonification?.startSonification(session, mapping) : undefined;
  }, [isOn, session, sonification]);
  const mapping = soundMappingOf(session);
  if (!mapping) return null;
  return (
    <Button
      size="sm"
      icon={<Icon path={isOn ? volume : volumeOff} />}
      aria-pressed={isOn}
      title={messages.sound.hint}
      onClick={() => setOn(!isOn)}
    >
      {messages.sound.label(mapping.readout.label)}
    </Button>
  );
}
