import { Button, Alert } from '@zarra/ui-kit';
import { selectNames, type Filters } from '../filters/filters.js';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

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
export const ListNotices = ({ requested, applied, stale, retrying, onRetry }: ListNoticesProps) => {
  const strings = useCatalogueMessages();
  return (
    <>
      {selectNames.map(
        (name) =>
          requested[name] !== applied[name] && (
            <Alert key={name} role="status">
              {strings.unknown[name]}
            </Alert>
          ),
      )}
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
};
