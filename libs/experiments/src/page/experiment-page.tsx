import {
  createSession,
  EmbedScreen,
  ExperimentScreen,
  useAddress,
  useDemonstration,
  type ReplayRunner,
} from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { useHydratedPage } from '@zarra/ui-kit/before-hydration';
import { useState, type ReactNode } from 'react';
import type { LessonsLoader } from '../lessons/below-theory.js';

/** Props of {@link ExperimentPage}. */
export interface ExperimentPageProps {
  /** The experiment. Another one needs another `key`. */
  definition: ExperimentDefinition;
  /** Only the experiment, for a frame in another page. It posts its height to that page. */
  isEmbedded?: boolean;
  /** Without the opening demonstration. */
  isPaused?: boolean;
  /** Slug of an investigation that is open at first. */
  investigation?: string | undefined;
  /** Replays long runs in a worker; by default they are replayed in the page. A constant function. */
  replay?: ReplayRunner | undefined;
  /** Loads the lessons that use the experiment, when the theory is opened; without it they are not listed. A constant function. */
  loadLessons?: LessonsLoader | undefined;
  /** Links of the site before the title. Not in a frame. */
  barStart?: ReactNode;
  /** Settings of the site after the actions. Not in a frame. */
  barEnd?: ReactNode;
}

/** Loads the part below the theory, which loads the lessons. */
const createBelowTheoryLoader = (load: LessonsLoader) => async () => {
  const { BelowTheory } = await import('../lessons/below-theory.js');
  return { BelowTheory: ({ slug }: { slug: string }) => <BelowTheory slug={slug} load={load} /> };
};

/**
 * One experiment in the state of the page's address, which it keeps up to date. The server renders its start; the state follows
 * after hydration.
 */
export function ExperimentPage({
  definition,
  isEmbedded = false,
  isPaused = false,
  investigation,
  replay,
  loadLessons,
  barStart,
  barEnd,
}: ExperimentPageProps) {
  const [start] = useState(() => createSession(definition));
  const [loadBelowTheory] = useState(() => loadLessons && createBelowTheoryLoader(loadLessons));
  const { key, ...opened } = useAddress(start, replay);
  useDemonstration(opened.session, !isPaused && !opened.isBroken);
  useHydratedPage(opened.replayProgress === undefined, key);
  return isEmbedded ? (
    <EmbedScreen key={key} {...opened} investigation={investigation} />
  ) : (
    <ExperimentScreen
      key={key}
      {...opened}
      investigation={investigation}
      loadBelowTheory={loadBelowTheory}
      barStart={barStart}
      barEnd={barEnd}
    />
  );
}
