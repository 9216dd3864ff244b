import { EmbedScreen, LabScreen, useAddress, type Session } from '@zarra/experiment-kit';
import { ThemeStyles, ThemeSwitch } from '@zarra/ui-kit';
import { useReplay, type Interaction } from '@zarra/ui-kit/before-hydration';
import { styled } from 'styled-components';
import { LabFrame } from './lab-frame.js';
import { labStrings } from './lab-strings.js';
import { repeatElsewhere } from './opening/repeat-elsewhere.js';

// A class sees the experiment alone: what leads elsewhere is out of sight and out of the keyboard's way.
const Room = styled.div`
  &:has([data-projector]) > header {
    display: none;
  }
`;

/** Props of {@link LabPage}. */
export interface LabPageProps {
  /** At the experiment's start: what the page's address says follows once the page is alive. */
  session: Session;
  /** What was pressed and changed before hydration. */
  interactions?: Interaction[];
}

const NONE: Interaction[] = [];

/** The page of one experiment. */
export const LabPage = ({ session: start, interactions = NONE }: LabPageProps) => {
  const { session, isBroken, opening, key } = useAddress(start, repeatElsewhere);
  useReplay(interactions, opening === undefined, key);
  return (
    <>
      <ThemeStyles />
      <Room>
        <LabFrame actions={<ThemeSwitch labels={labStrings.theme} />}>
          <LabScreen key={key} session={session} isBroken={isBroken} opening={opening} />
        </LabFrame>
      </Room>
    </>
  );
};

/** The page of one experiment inside another page: nothing but the experiment. */
export const EmbedPage = ({ session: start, interactions = NONE }: LabPageProps) => {
  const { session, isBroken, opening, key } = useAddress(start, repeatElsewhere);
  useReplay(interactions, opening === undefined, key);
  return (
    <>
      <ThemeStyles />
      <main>
        <EmbedScreen key={key} session={session} isBroken={isBroken} opening={opening} />
      </main>
    </>
  );
};
