import { useEffect, type RefObject } from 'react';
import type { Session } from '../run/session.js';
import { areShortcutsOn } from './shortcut-setting.js';

/** Fields in which every key is input. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea, [contenteditable]';
/** Elements that the space key activates. */
const ACTIVATED_BY_SPACE = 'button, a, summary, input:not([type=range])';

interface ShortcutOptions {
  /** Steps of one frame. */
  frame: number;
  /** Element of the experiment: while it is inert there are no shortcuts. */
  host: RefObject<Element | null>;
  /** Element whose keys are shortcuts; the whole page by default. */
  keyScope?: RefObject<HTMLElement | null> | undefined;
  /** Shows their list. */
  onList: () => void;
}

/**
 * Keyboard shortcuts of a session: space plays and pauses, `.` and `,` move by a frame, `r` rewinds, `?` opens their list,
 * where they can be switched off.
 */
export function useShortcuts(session: Session, { frame, host, keyScope, onList }: ShortcutOptions): void {
  useEffect(() => {
    const scope: GlobalEventHandlers = keyScope?.current ?? document;
    const onKeyDown = (event: KeyboardEvent): void => {
      // The setting is that of all experiments of the page.
      if (!areShortcutsOn()) return;
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (target.closest(`${FIELDS}, dialog`) || host.current?.closest('[inert]')) return;
      // The letter of another keyboard layout has the code of the same key.
      const key = event.code === 'KeyR' ? 'r' : event.key;
      if (key === ' ') {
        if (event.repeat || target.closest(ACTIVATED_BY_SPACE)) return;
        if (session.store.getState().playing) session.pause();
        else session.play();
      } else if (key === '.') session.stepBy(frame);
      else if (key === ',') session.stepBy(-frame);
      else if (key === 'r') session.reset();
      else if (key === '?') onList();
      else return;
      event.preventDefault();
    };
    scope.addEventListener('keydown', onKeyDown);
    return () => scope.removeEventListener('keydown', onKeyDown);
  }, [session, frame, host, keyScope, onList]);
}
