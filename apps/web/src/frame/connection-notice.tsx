import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

// The notice overlaps the footer. Clicks reach the content below it.
const Notice = styled.div`
  position: fixed;
  z-index: var(--ui-z-bar);
  inset: auto 0 0;
  background: var(--ui-color-surface);
  font-size: var(--ui-type-sm);
  text-align: center;
  pointer-events: none;

  &:not(:empty) {
    padding: var(--ui-space-2) var(--ui-space-4);
    border-top: var(--ui-hairline);
  }
`;

/** A line at the end of the viewport while the browser reports that it is offline. */
export const ConnectionNotice = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <Notice role="status">{!online && strings.offline}</Notice>;
};
