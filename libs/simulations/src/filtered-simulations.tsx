import type { ApiClient, Simulation } from '@zarra/api-client';
import { useDeferredValue, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { FilterBar } from './filter-bar.js';
import { filterOptions, knownFilters } from './filter-options.js';
import { filterSimulations } from './filter-simulations.js';
import { noFilters } from './filters.js';
import { ListNotices } from './list-notices.js';
import { LoadFailure } from './load-failure.js';
import { LoadingCards } from './loading-cards.js';
import { SimulationList } from './simulation-list.js';
import { StatusLine } from './status-line.js';
import { strings } from './strings.js';
import { useFilters } from './use-filters.js';
import { useSimulations } from './use-simulations.js';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`;

const nothing: readonly Simulation[] = [];

interface FilteredSimulationsProps {
  client: ApiClient;
  path: string;
  slug: string;
}

/** The living part of the catalogue: the filters, and below them what they leave. */
export const FilteredSimulations = ({ client, path, slug }: FilteredSimulationsProps) => {
  const { simulations, failure, fetching, retry } = useSimulations(client);
  const [wanted, change] = useFilters(path, slug);
  const list = useRef<HTMLElement>(null);

  const all = simulations ?? nothing;
  const options = useMemo(() => filterOptions(all), [all]);
  const filters = knownFilters(wanted, options);
  const { category, type } = filters;
  // The box answers at once; the cards may come a moment later on a slow phone.
  const query = useDeferredValue(filters.query);
  const shown = useMemo(
    () => filterSimulations(all, { query, category, type }),
    [all, query, category, type],
  );

  const focusList = () => list.current?.focus({ preventScroll: true });
  const clear = () => {
    change(noFilters);
    focusList();
  };
  // The button goes away when it has helped; whoever pressed it must not be thrown to the top of the page.
  const tryAgain = async () => {
    const pressed = document.activeElement;
    const helped = await retry();
    if (helped && [pressed, document.body].includes(document.activeElement)) focusList();
  };
  const retrying = { retrying: fetching, onRetry: () => void tryAgain() };

  return (
    <>
      <FilterBar filters={filters} options={options} onChange={change} />
      <Results>
        {simulations && (
          <ListNotices
            wanted={all.length > 0 ? wanted : filters}
            known={filters}
            stale={failure !== null}
            {...retrying}
          />
        )}
        <StatusLine state={simulations ? 'ready' : failure ? 'failed' : 'loading'} count={shown.length} />
        <section ref={list} tabIndex={-1} aria-label={strings.list} aria-busy={!simulations && !failure}>
          {simulations && <SimulationList simulations={shown} onClear={all.length > 0 ? clear : undefined} />}
          {!simulations && failure && <LoadFailure kind={failure} {...retrying} />}
          {!simulations && !failure && <LoadingCards />}
        </section>
      </Results>
    </>
  );
};
