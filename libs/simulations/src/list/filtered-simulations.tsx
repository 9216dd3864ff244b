import type { ApiClient } from '@zarra/api-client';
import { listTotal, type Simulation } from '@zarra/api-client/catalogue';
import { useDeferredValue, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { FilterBar } from '../filters/filter-bar.js';
import { filterOptions, validFilters } from '../filters/filter-options.js';
import { filterSimulations } from '../filters/filter-simulations.js';
import { noFilters } from '../filters/filters.js';
import { ListNotices } from './list-notices.js';
import { LoadFailure } from './load-failure.js';
import { LoadingCards } from './loading-cards.js';
import { SimulationList } from './simulation-list.js';
import { StatusLine } from './status-line.js';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';
import { useFilters } from '../filters/use-filters.js';
import { useSimulations } from './use-simulations.js';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`;

const noSimulations: readonly Simulation[] = [];

interface FilteredSimulationsProps {
  client: ApiClient;
  path: string;
  slug: string;
}

/** The filters of the catalogue and the matching simulations. */
export const FilteredSimulations = ({ client, path, slug }: FilteredSimulationsProps) => {
  const strings = useCatalogueMessages();
  const { simulations, failure, fetching, retry } = useSimulations(client);
  const [requested, changeFilters] = useFilters(path, slug);
  const list = useRef<HTMLElement>(null);

  const all = simulations ?? noSimulations;
  const options = useMemo(() => filterOptions(all, strings.all), [all, strings]);
  const filters = useMemo(() => validFilters(requested, options), [requested, options]);
  // The fields update at once; the cards may follow later on a slow phone.
  const applied = useDeferredValue(filters);
  const filtered = useMemo(() => filterSimulations(all, applied), [all, applied]);

  // Of a list with more pages than were read, the line states the number of the back end.
  const count = filtered.length === all.length ? listTotal(all) : filtered.length;

  const focusList = () => list.current?.focus({ preventScroll: true });
  const clear = () => {
    changeFilters(noFilters);
    focusList();
  };
  // The button disappears after a success: the focus moves to the list instead of the start of the page.
  const retryAndFocus = async () => {
    const button = document.activeElement;
    const succeeded = await retry();
    if (succeeded && [button, document.body].includes(document.activeElement)) focusList();
  };
  const retrying = { retrying: fetching, onRetry: () => void retryAndFocus() };

  return (
    <>
      <FilterBar filters={filters} options={options} onChange={changeFilters} />
      <Results>
        {simulations && (
          <ListNotices
            requested={all.length > 0 ? requested : filters}
            applied={filters}
            stale={failure !== null}
            {...retrying}
          />
        )}
        <StatusLine state={simulations ? 'ready' : failure ? 'failed' : 'loading'} count={count} />
        <section ref={list} tabIndex={-1} aria-label={strings.list} aria-busy={!simulations && !failure}>
          {simulations && (
            <SimulationList simulations={filtered} onClear={all.length > 0 ? clear : undefined} />
          )}
          {!simulations && failure && <LoadFailure kind={failure} {...retrying} />}
          {!simulations && !failure && <LoadingCards />}
        </section>
      </Results>
    </>
  );
};
