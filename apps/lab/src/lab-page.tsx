import { LabScreen, type Session } from '@zarra/experiment-kit';
import { ThemeStyles, ThemeSwitch } from '@zarra/ui-kit';
import { LabFrame } from './lab-frame.js';
import { labStrings } from './lab-strings.js';

/** Props of {@link LabPage}. */
export interface LabPageProps {
  session: Session;
}

/** The page of one experiment. */
export const LabPage = ({ session }: LabPageProps) => (
  <>
    <ThemeStyles />
    <LabFrame actions={<ThemeSwitch labels={labStrings.theme} />}>
      <LabScreen session={session} />
    </LabFrame>
  </>
);
