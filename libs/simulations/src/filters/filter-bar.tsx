import { SearchField, Select, media } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import type { FilterOptions } from './filter-options.js';
import { selectNames, type Filters } from './filters.js';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

/** Maximum length of the search text: it must fit into a URL. */
const MAX_QUERY_LENGTH = 100;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--ui-space-3) var(--ui-space-4);

  & > :first-child,
  & > :nth-child(4) {
    grid-column: 1 / -1;
  }
  ${media.sm} {
    & > :nth-child(4) {
      grid-column: auto;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 2fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

interface FilterBarProps {
  filters: Filters;
  options: FilterOptions;
  onChange: (change: Partial<Filters>) => void;
}

/** The search field and the selects. Filters apply at once, without a submit. */
export const FilterBar = ({ filters, options, onChange }: FilterBarProps) => {
  const strings = useCatalogueMessages();
  return (
    <Form role="search" aria-label={strings.filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={strings.search}
        placeholder={strings.searchExample}
        clearLabel={strings.clearSearch}
        maxLength={MAX_QUERY_LENGTH}
        value={filters.query}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
      />
      {selectNames.map(
        (name) =>
          // Only "all": the back end has no classes of simulations.
          (name !== 'schoolClass' || options[name].length > 1) && (
            <Select
              key={name}
              label={strings[name]}
              options={options[name]}
              value={filters[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          ),
      )}
    </Form>
  );
};
