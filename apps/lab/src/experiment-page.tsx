import { EmbedScreen, ExperimentScreen, useAddress, type Session } from '@zarra/experiment-kit';
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
}

const NO_INTERACTIONS: Interaction[] = [];

/** Page of one experiment. */
export const ExperimentPage = ({
  session: initialSession,
  interactions = NO_INTERACTIONS,
}: ExperimentPageProps) => {
  const { session, isBroken, replayProgress, key } = useAddress(initialSession, replayInWorker);
  useReplay(interactions, replayProgress === undefined, key);
  return (
    <>
      <ThemeStyles />
      <PageFrame>
        <LabFrame actions={<ThemeSwitch labels={labStrings.theme} />}>
          <ExperimentScreen key={key} session={session} isBroken={isBroken} replayProgress={replayProgress} />
        </LabFrame>
      </PageFrame>
    </>
  );
};

/** Page of one experiment for embedding: only the experiment. */
export const EmbedPage = ({
  session: initialSession,
  interactions = NO_INTERACTIONS,
}: ExperimentPageProps) => {
  const { session, isBroken, replayProgress, key } = useAddress(initialSession, replayInWorker);
  useReplay(interactions, replayProgress === undefined, key);
  return (
    <>
      <ThemeStyles />
      <main>
        <EmbedScreen key={key} session={session} isBroken={isBroken} replayProgress={replayProgress} />
      </main>
    </>
  );
};
