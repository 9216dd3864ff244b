import { useHydrated } from '@zarra/ui-kit';
import { useState } from 'react';
import { recallOpenClasses, rememberOpenClasses } from './open-classes.js';

/** Which classes show their topics. The class of the topic on screen is opened, and may be closed again. */
export function useOpenClasses(
  current: number | undefined,
): [ReadonlySet<number>, (id: number, isOpen: boolean) => void] {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set<number>());
  const [opened, setOpened] = useState<number>();
  const hydrated = useHydrated();
  const [isRecalled, setIsRecalled] = useState(false);

  if (current !== undefined && current !== opened) {
    setOpened(current);
    setOpen(new Set([...open, current]));
  }
  // The first render equals the server's, which does not know this device.
  if (hydrated && !isRecalled) {
    setIsRecalled(true);
    setOpen(new Set([...open, ...recallOpenClasses(), ...(current === undefined ? [] : [current])]));
  }
  const setOpenClass = (id: number, isOpen: boolean) => {
    // A browser reports the state that a class is rendered with, too.
    if (open.has(id) === isOpen) return;
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
    rememberOpenClasses(next);
  };
  return [open, setOpenClass];
}
