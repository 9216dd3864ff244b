import { useState } from 'react';
import { recallOpenClasses, rememberOpenClasses } from './open-classes.js';

/** Which classes show their topics. The class of the topic on screen is opened, and may be closed again. */
export function useOpenClasses(current: number | undefined): [ReadonlySet<number>, (id: number) => void] {
  const [open, setOpen] = useState(recallOpenClasses);
  const [opened, setOpened] = useState<number>();

  if (current !== undefined && current !== opened) {
    setOpened(current);
    setOpen(new Set([...open, current]));
  }
  const toggle = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
    rememberOpenClasses(next);
  };
  return [open, toggle];
}
