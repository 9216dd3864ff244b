import { Alert } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { kitStrings } from '../kit-strings.js';

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  accent-color: var(--ui-color-accent);
`;

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
      <Bar aria-label={words.title} value={opening}>
        {words.part(opening)}
      </Bar>
    </div>
  );
};
