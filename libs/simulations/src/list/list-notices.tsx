import { Button, Alert } from '@zarra/ui-kit';
import type { Filters } from '../filters/filters.js';
import { strings } from '../strings.js';

interface ListNoticesProps {
  /** The filters of the URL. */
  requested: Filters;
  /** The filters that the catalogue applies. */
  applied: Filters;
  /** Whether the list failed to refetch. */
  stale: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Notices above the cards: an unknown filter in the URL, or stale data. */
export const ListNotices = ({ requested, applied, stale, retrying, onRetry }: ListNoticesProps) => (
  <>
    {requested.category !== applied.category && <Alert role="status">{strings.unknownCategory}</Alert>}
    {requested.type !== applied.type && <Alert role="status">{strings.unknownType}</Alert>}
    {requested.schoolClass !== applied.schoolClass && <Alert role="status">{strings.unknownClass}</Alert>}
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
