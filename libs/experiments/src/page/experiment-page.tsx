import { ExperimentScreen } from '@zarra/experiment-kit';
import { useState, type ReactNode } from 'react';
import type { LessonsLoader } from '../lessons/below-theory.js';
import { useOpenedPage, type OpenedPageProps } from './use-opened-page.js';

/** Props of {@link ExperimentPage}. */
export interface ExperimentPageProps extends OpenedPageProps {
  /** Loads the lessons that use the experiment, when the theory is opened; without it they are not listed. A constant function. */
  loadLessons?: LessonsLoader | undefined;
  /** Links of the site before the title. */
  barStart?: ReactNode;
  /** Settings of the site after the actions. */
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
export function ExperimentPage({ loadLessons, barStart, barEnd, ...page }: ExperimentPageProps) {
  const { key, ...opened } = useOpenedPage(page);
  const [loadBelowTheory] = useState(() => loadLessons && createBelowTheoryLoader(loadLessons));
  return (
    <ExperimentScreen
      key={key}
      {...opened}
      loadBelowTheory={loadBelowTheory}
      barStart={barStart}
      barEnd={barEnd}
    />
  );
}
