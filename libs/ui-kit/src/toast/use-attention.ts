import { useEffect, useState, type FocusEvent } from 'react';

/** Whether the reader is with the messages (pointer or focus), or not there at all (hidden tab). */
export const useAttention = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(() => document.hidden);

  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    paused: hovered || focused || away,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
};
