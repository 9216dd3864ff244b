import { useEffect, useRef, useState } from 'react';
import type { Session } from '../run/session.js';
import { createAnnouncer } from './announcer.js';

/**
 * Current announcement of an experiment for a polite live region. A text announced by `announce` answers an action:
 * it is a notice, shown on the page until `closeNotice`. Model events are visible on the stage and are not.
 */
export function useAnnouncements(session: Session) {
  const [announcement, setAnnouncement] = useState('');
  const [notice, setNotice] = useState('');
  const announcerRef = useRef<ReturnType<typeof createAnnouncer>>(undefined);
  useEffect(() => {
    const announcer = createAnnouncer(setAnnouncement);
    announcerRef.current = announcer;
    const end = session.onSimulationEvent(({ key }, snapshot) => {
      // The demonstration was not asked for.
      if (session.store.getState().demonstrating) return;
      const text = session.definition.content.events[key]?.(snapshot);
      if (text) announcer.announce(text);
    });
    return () => {
      end();
      announcer.stop();
    };
  }, [session]);
  return {
    announcement,
    isNotice: notice !== '' && notice === announcement,
    announce: (text: string): void => {
      setNotice(text);
      announcerRef.current?.announce(text);
    },
    /** Announces a change that is visible on the stage: without a notice. */
    announceChange: (text: string): void => announcerRef.current?.announce(text),
    closeNotice: () => setNotice(''),
  };
}
