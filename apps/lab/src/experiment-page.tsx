import { ExperimentScreen, useAddress, useDemonstration, type Session } from '@zarra/experiment-kit';
import { SkipLink, ThemeStyles } from '@zarra/ui-kit';
import { useReplay, type Interaction } from '@zarra/ui-kit/before-hydration';
import { LabBarEnd, LabBarStart } from './lab-bar.js';
import { labStrings } from './lab-strings.js';
import { replayInWorker } from './replay/replay-in-worker.js';

/** Props of {@link ExperimentPage}. */
export interface ExperimentPageProps {
  /** Session at the experiment's start; the state of the address follows after hydration. */
  session: Session;
  /** Clicks and input recorded before hydration. */
  interactions?: Interaction[];
  /** Without the opening demonstration. */
  isPaused?: boolean;
  /** Slug of an investigation that is open at first. */
  investigation?: string | undefined;
}

const loadBelowTheory = () => import('./below-theory.js');

const NO_INTERACTIONS: Interaction[] = [];

/** Opens the state of the address and replays the recorded interactions on it. */
export function useOpenedSession({ session, interactions = NO_INTERACTIONS, isPaused }: ExperimentPageProps) {
  const opened = useAddress(session, replayInWorker);
  useDemonstration(opened.session, isPaused !== true && !opened.isBroken);
  useReplay(interactions, opened.replayProgress === undefined, opened.key);
  return opened;
}

/** Page of one experiment. The links of the site stand in the title bar of the screen. */
export const ExperimentPage = (props: ExperimentPageProps) => {
  const { key, ...opened } = useOpenedSession(props);
  return (
    <>
      <ThemeStyles />
      <SkipLink href="#content">{labStrings.skip}</SkipLink>
      <main id="content" tabIndex={-1}>
        <ExperimentScreen
          key={key}
          {...opened}
          investigation={props.investigation}
          loadBelowTheory={loadBelowTheory}
          barStart={<LabBarStart />}
          barEnd={<LabBarEnd />}
        />
      </main>
    </>
  );
};
