import type { State } from '@zarra/physics';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/create-session.js';
import { createSpeaker, type Speaker } from './speaker.js';

/** What an experiment has to say just now, for a polite live region, and a way to have more said. */
export function useSpeech<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
): { spoken: string; say: (words: string) => void } {
  const [spoken, setSpoken] = useState('');
  const speaker = useRef<Speaker>(undefined);
  useEffect(() => {
    const own = createSpeaker(setSpoken);
    speaker.current = own;
    const end = session.onHappening(({ key }) => {
      const words = session.lab.words.events[key]?.(session.moment());
      if (words) own.say(words);
    });
    return () => {
      end();
      own.end();
    };
  }, [session]);
  return { spoken, say: (words) => speaker.current?.say(words) };
}
