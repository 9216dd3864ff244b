import { useEffect, useRef, useState } from 'react';
import type { Session } from '../run/create-session.js';
import { createAnnouncer, type Announcer } from './announcer.js';

/** Current announcement of an experiment for a polite live region, and a function to announce texts. */
export function useAnnouncements(session: Session): {
  announcement: string;
  announce: (text: string) => void;
} {
  const [announcement, setAnnouncement] = useState('');
  const announcerRef = useRef<Announcer>(undefined);
  useEffect(() => {
    const announcer = createAnnouncer(setAnnouncement);
    announcerRef.current = announcer;
    const end = session.onSimulationEvent(({ key }) => {
      const text = session.definition.content.events[key]?.(session.snapshot());
      if (text) announcer.announce(text);
    });
    return () => {
      end();
      announcer.stop();
    };
  }, [session]);
  return { announcement, announce: (text) => announcerRef.current?.announce(text) };
}
