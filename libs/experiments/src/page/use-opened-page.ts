import { createSession, useAddress, useDemonstration, type ReplayRunner } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { useHydratedPage } from '@zarra/ui-kit/before-hydration';
import { useState } from 'react';

/** Props of a page with one experiment in the state of its address. */
export interface OpenedPageProps {
  /** The experiment. Another one needs another `key`. */
  definition: ExperimentDefinition;
  /** Without the opening demonstration. */
  isPaused?: boolean;
  /** Slug of an investigation that is open at first. */
  investigation?: string | undefined;
  /** Replays long runs in a worker; by default they are replayed in the page. A constant function. */
  replay?: ReplayRunner | undefined;
}

/** Props of a screen of the kit for the experiment in the state of the page's address; `key` changes with the session. */
export function useOpenedPage({ definition, isPaused = false, investigation, replay }: OpenedPageProps) {
  const [start] = useState(() => createSession(definition));
  const opened = useAddress(start, replay);
  useDemonstration(opened.session, !isPaused && !opened.isBroken);
  useHydratedPage(opened.replayProgress === undefined, opened.key);
  return { ...opened, investigation };
}
