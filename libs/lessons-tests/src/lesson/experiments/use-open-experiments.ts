import { useState } from 'react';

/** Experiments of a lesson that run at the same time: each takes the memory of a page, and phones have little. */
const MAX_OPEN = 2;

/** The open experiments of a lesson, by their links. */
export function useOpenExperiments() {
  const [links, setLinks] = useState<readonly string[]>([]);
  return {
    isOpen: (link: string): boolean => links.includes(link),
    /** Opens an experiment. The one that was opened first is closed when there are too many. */
    open: (link: string): void =>
      setLinks((current) => [...current.filter((other) => other !== link), link].slice(-MAX_OPEN)),
    /** Opens an experiment that the learner has not asked for: it closes no other. */
    openIfRoom: (link: string): void =>
      setLinks((current) =>
        current.length < MAX_OPEN && !current.includes(link) ? [...current, link] : current,
      ),
    close: (link: string): void => setLinks((current) => current.filter((other) => other !== link)),
  };
}
