import { retryImport } from '@zarra/ui-kit/lazy';
import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { Session } from '../run/create-session.js';
import { areShortcutsOn } from './shortcut-setting.js';
import type { ShortcutsDialogProps } from './shortcuts-dialog.js';

/** Fields in which every key is input. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea, [contenteditable]';
/** Elements that the space key activates. */
const ACTIVATED_BY_SPACE = 'button, a, summary, input:not([type=range])';

/**
 * Keyboard shortcuts of a session: space plays and pauses, `.` and `,` move by a frame, `r` rewinds, `?` lists them.
 * @param frame steps of one frame
 * @param host an element of the experiment: while it is inert there are no shortcuts
 */
export function useShortcuts(session: Session, frame: number, host: RefObject<Element | null>) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !areShortcutsOn()) return;
      if (target.closest(`${FIELDS}, dialog`) || host.current?.closest('[inert]')) return;
      // The letter of another keyboard layout has the code of the same key.
      const key = event.code === 'KeyR' ? 'r' : event.key;
      if (key === ' ') {
        if (event.repeat || target.closest(ACTIVATED_BY_SPACE)) return;
        const { playing, demonstrating } = session.store.getState();
        if (playing && !demonstrating) session.pause();
        else session.play();
      } else if (key === '.') session.stepBy(frame);
      else if (key === ',') session.stepBy(-frame);
      else if (key === 'r') session.reset();
      else if (key === '?') setOpen(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, frame, host]);

  useEffect(() => {
    if (isOpen)
      void retryImport(() => import('./shortcuts-dialog.js')).then(({ ShortcutsDialog }) =>
        setDialog(() => ShortcutsDialog),
      );
  }, [isOpen]);

  return {
    openShortcuts: () => setOpen(true),
    /** Loaded on demand. */
    shortcutsDialog: Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
