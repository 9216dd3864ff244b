import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

interface Arrival {
  /** Id of the lesson on screen; undefined for none. */
  topic: number | undefined;
  heading: RefObject<HTMLElement | null>;
  /** The reader asked for the first topic too, by trying again. */
  asked: boolean;
}

/**
 * Another topic is like another page: the focus goes to its heading and the page to its top. A step in the history
 * leaves the page where the browser puts it, and a first topic nobody asked for leaves everything alone.
 */
export function useArrival({ topic, heading, asked }: Arrival): void {
  const arrival = useNavigationType();
  const last = useRef(asked ? null : topic);
  useEffect(() => {
    if (last.current === topic) return;
    last.current = topic;
    if (arrival !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [topic, arrival, heading]);
}
