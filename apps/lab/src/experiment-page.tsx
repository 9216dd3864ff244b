import {
  EmbedScreen,
  ExperimentScreen,
  useAddress,
  useDemonstration,
  type Session,
} from '@zarra/experiment-kit';
import { ThemeStyles, ThemeSwitch } from '@zarra/ui-kit';
import { useReplay, type Interaction } from '@zarra/ui-kit/before-hydration';
import { styled } from 'styled-components';
import { LabFrame } from './lab-frame.js';
import { labStrings } from './lab-strings.js';
import { replayInWorker } from './replay/replay-in-worker.js';

// Projector mode shows the experiment only: the header is hidden and not focusable.
const PageFrame = styled.div`
  &:has([data-projector]) > header {
    display: none;
  }
`;

/** Props of {@link ExperimentPage}. */
export interface ExperimentPageProps {
  /** Session at the experiment's start; the state of the address follows after hydration. */
  session: Session;
  /** Clicks and input recorded before hydration. */
  interactions?: Interaction[];
  /** Without the opening demonstration. */
  isPaused?: boolean;
}

const NO_INTERACTIONS: Interaction[] = [];

/** Opens the state of the address and replays the recorded interactions on it. */
function useOpenedSession({ session, interactions = NO_INTERACTIONS, isPaused }: ExperimentPageProps) {
  const opened = useAddress(session, replayInWorker);
  useDemonstration(opened.session, isPaused !== true && !opened.isBroken);
  useReplay(interactions, opened.replayProgress === undefined, opened.key);
  return opened;
}

/** Page of one experiment. */
export const ExperimentPage = (props: ExperimentPageProps) => {
  const { key, ...opened } = useOpenedSession(props);
  return (
    <>
      <ThemeStyles />
      <PageFrame>
        <LabFrame actions={<ThemeSwitch labels={labStrings.theme} />}>
          <ExperimentScreen key={key} {...opened} />
        </LabFrame>
      </PageFrame>
    </>
  );
};

/** Page of one experiment for embedding: only the experiment. */
export const EmbedPage = (props: ExperimentPageProps) => {
  const { key, ...opened } = useOpenedSession(props);
  return (
    <>
      <ThemeStyles />
      <main>
        <EmbedScreen key={key} {...opened} />
      </main>
    </>
  );
};
