import { useEffect, useRef, useState } from 'react';
import type { Session } from '../run/create-session.js';
import { createAnnouncer } from './announcer.js';

/** Current announcement of an experiment for a polite live region, and a function to announce texts. */
export function useAnnouncements(session: Session) {
  const [announcement, setAnnouncement] = useState('');
  const announcerRef = useRef<ReturnType<typeof createAnnouncer>>(undefined);
  useEffect(() => {
    const announcer = createAnnouncer(setAnnouncement);
    announcerRef.current = announcer;
    const end = session.onSimulationEvent(({ key }, snapshot) => {
      const text = session.definition.content.events[key]?.(snapshot);
      if (text) announcer.announce(text);
    });
    return () => {
      end();
      announcer.stop();
    };
  }, [session]);
  return { announcement, announce: (text: string) => announcerRef.current?.announce(text) };
}
