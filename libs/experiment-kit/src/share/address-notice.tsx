import { Alert, ProgressBar } from '@zarra/ui-kit';
import { kitStrings } from '../kit-strings.js';

/** Props of {@link AddressNotice}. */
export interface AddressNoticeProps {
  /** The page's address was none of this experiment. */
  isBroken: boolean;
  /** What part of a long shared run was repeated, 0 to 1; undefined when there is nothing to wait for. */
  opening: number | undefined;
}

/** What is to be said of the page's address; mostly nothing. */
export const AddressNotice = ({ isBroken, opening }: AddressNoticeProps) => {
  const { address, opening: words } = kitStrings;
  if (isBroken) {
    return (
      <Alert tone="warning" title={address.broken} role="status">
        {address.brokenWhy}
      </Alert>
    );
  }
  if (opening === undefined) return null;
  return (
    <div>
      <Alert tone="info" title={words.title} role="status">
        {words.why}
      </Alert>
      {/* Beside what is announced: fifty parts are for eyes only. */}
      <ProgressBar label={words.title} hideLabel value={opening} words={words.part(opening)} hideWords />
    </div>
  );
};
