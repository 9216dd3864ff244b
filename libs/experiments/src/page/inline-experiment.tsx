import { createSession, EmbedScreen, useAddress, type ReplayRunner } from '@zarra/experiment-kit';
import { createMemoryAddress, stateInUrl } from '@zarra/experiment-kit/address';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { useState, type RefObject } from 'react';

/** Props of {@link InlineExperiment}. */
export interface InlineExperimentProps {
  /** The experiment. Another one needs another `key`. */
  definition: ExperimentDefinition;
  /** Absolute URL of its page, which names the state to open. */
  link: string;
  /** State that the learner reached before, as {@link onStateChange} reported it; empty for that of the link. */
  state: string;
  /** Receives the state of each pause, as a fragment of the page's URL without `#`. */
  onStateChange: (state: string) => void;
  /** Element around the experiment: its keys act on the experiment while it has the focus. */
  keyScope: RefObject<HTMLElement | null>;
  /** Replays long runs in a worker; by default they are replayed in the page. A constant function. */
  replay?: ReplayRunner | undefined;
}

/**
 * One experiment as a part of a page, below a heading of level 3: its state is its own, not that of the page's address. A page may
 * have several, also of one experiment. It is rendered in the browser only.
 */
export function InlineExperiment({
  definition,
  link,
  state,
  onStateChange,
  keyScope,
  replay,
}: InlineExperimentProps) {
  const [start] = useState(() => createSession(definition));
  const { key, ...opened } = useAddress(start, replay, () =>
    createMemoryAddress(state || stateInUrl(new URL(link)), onStateChange),
  );
  return <EmbedScreen key={key} {...opened} keyScope={keyScope} />;
}
