import {
  createContext,
  use,
  useId,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

/** Props of an experiment inside a lesson, which the app renders. */
export interface LessonExperimentProps {
  /** State that the learner reached before, as {@link onStateChange} reported it; empty for that of the link. */
  state: string;
  /** Receives the state that the learner reaches, as a fragment of the experiment's address without `#`. */
  onStateChange: (state: string) => void;
  /** Element around the experiment: keyboard shortcuts are for the keys pressed in it. */
  keyScope: RefObject<HTMLElement | null>;
}

/** Loads the experiment that a link opens. It is rendered below a heading of level 3. */
export type ExperimentLoader = (link: string) => Promise<ComponentType<LessonExperimentProps>>;

/** Experiments of a lesson that run at the same time: each takes the memory of a page, and phones have little. */
const MAX_OPEN = 2;

/** The open experiments of a lesson, by ids of their components. */
function createOpenExperiments(load: ExperimentLoader | undefined) {
  let openIds: readonly string[] = [];
  const listeners = new Set<() => void>();
  const change = (ids: readonly string[]): void => {
    openIds = ids;
    for (const listener of listeners) listener();
  };
  const without = (id: string) => openIds.filter((other) => other !== id);
  return {
    load,
    isOpen: (id: string): boolean => openIds.includes(id),
    /** Opens an experiment. The one that was opened first is closed when there are too many. */
    open: (id: string): void => change([...without(id), id].slice(-MAX_OPEN)),
    /** Opens an experiment that the learner has not asked for: it closes no other. */
    openIfRoom: (id: string): void => {
      if (openIds.length < MAX_OPEN && !openIds.includes(id)) change([...openIds, id]);
    },
    close: (id: string): void => change(without(id)),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// A store, whose changes do not render again: React would discard the HTML of sections that are not hydrated.
const OpenExperimentsContext = createContext(createOpenExperiments(undefined));

/** Props of {@link OpenExperimentsProvider}. */
export interface OpenExperimentsProviderProps {
  /** Loads experiments of this site. Without it they are not opened inside the lesson. A constant function. */
  load: ExperimentLoader | undefined;
  children: ReactNode;
}

/** Surrounds one lesson: its experiments, in the text and in the list, share what is open. */
export const OpenExperimentsProvider = ({ load, children }: OpenExperimentsProviderProps) => {
  const value = useMemo(() => createOpenExperiments(load), [load]);
  return <OpenExperimentsContext value={value}>{children}</OpenExperimentsContext>;
};

const closedOnServer = () => false;

/** Whether one experiment of the lesson is open, and its commands. */
export function useOpenExperiment() {
  const experiments = use(OpenExperimentsContext);
  const id = useId();
  const isOpen = useSyncExternalStore(experiments.subscribe, () => experiments.isOpen(id), closedOnServer);
  return {
    isOpen,
    load: experiments.load,
    open: () => experiments.open(id),
    openIfRoom: () => experiments.openIfRoom(id),
    close: () => experiments.close(id),
  };
}
