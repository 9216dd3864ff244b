import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Handle, SceneVector } from '../experiment/handle.js';
import type { Placement, TrayPart } from '../experiment/tray.js';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';

/** Accessible name of a handle with its current value; empty while it is hidden. */
export function nameOf({ label, isVisible, valueText }: Handle, session: Session): string {
  const snapshot = session.lastStep();
  return (isVisible?.(snapshot) ?? true) ? `${label}: ${valueText(snapshot)}` : '';
}

/**
 * Places and removes the parts of a stage. Each change is announced, and its handle gets the focus.
 * @param host element of the stage
 */
export function useParts(
  session: Session,
  host: RefObject<Element | null>,
  onAnnounce: (text: string) => void = () => undefined,
) {
  const strings = useKitMessages().tray;
  const { handles, tray } = session.definition;
  const change = ({ values, handle: key }: Placement): void => {
    // The handle may appear with the change. A later focus would take it from a handle that Tab has reached.
    flushSync(() => session.set(values));
    host.current?.querySelector<HTMLElement>(`[data-handle='${key}']`)?.focus({ preventScroll: true });
  };
  return {
    /** Places a part, or announces why it cannot. @param point scene metres; without it the next free place */
    place(part: TrayPart, point?: SceneVector): void {
      const reason = tray?.unavailable?.(session.snapshot());
      const placement = reason === undefined && tray?.place(part.key, point, session.snapshot());
      if (!placement) {
        onAnnounce(reason ?? '');
        return;
      }
      change(placement);
      const handle = handles.find(({ key }) => key === placement.handle);
      onAnnounce(strings.placed(handle ? nameOf(handle, session) : part.label));
    },
    /** Removes the part at a handle. @returns whether there was one */
    remove(handle: Handle): boolean {
      const removal = handle.remove?.(session.snapshot());
      if (!removal) return false;
      const name = nameOf(handle, session);
      change(removal);
      onAnnounce(strings.removed(name));
      return true;
    },
  };
}
