import { Button, Alert } from '@zarra/ui-kit';
import type { Filters } from './filters.js';
import { strings } from './strings.js';

interface ListNoticesProps {
  /** What the address asks for. */
  wanted: Filters;
  /** What of it the catalogue knows. */
  known: Filters;
  /** The shown list could not be brought up to date. */
  stale: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** What the visitor should know about the cards below: that an address was not understood, that they may be old. */
export const ListNotices = ({ wanted, known, stale, retrying, onRetry }: ListNoticesProps) => (
  <>
    {wanted.category !== known.category && <Alert role="status">{strings.unknownCategory}</Alert>}
    {wanted.type !== known.type && <Alert role="status">{strings.unknownType}</Alert>}
    {stale && (
      <Alert
        tone="warning"
        role="status"
        action={
          <Button size="sm" busy={retrying} busyLabel={strings.retrying} onClick={onRetry}>
            {strings.retry}
          </Button>
        }
      >
        {strings.stale}
      </Alert>
    )}
  </>
);
