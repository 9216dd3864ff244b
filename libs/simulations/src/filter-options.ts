import { categoriesOf, type Simulation } from '@zarra/api-client';
import type { Filters } from './filters.js';
import { strings } from './strings.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** What the two selects offer, in the order of the catalogue; the first line means all. */
export interface FilterOptions {
  readonly categories: readonly Option[];
  readonly types: readonly Option[];
}

const all: Option = { value: '', label: strings.all };

export function filterOptions(simulations: readonly Simulation[]): FilterOptions {
  const types = new Set(simulations.map(({ typeName }) => typeName ?? ''));
  types.delete('');
  return {
    categories: [all, ...categoriesOf(simulations).map(({ slug, name }) => ({ value: slug, label: name }))],
    types: [all, ...[...types].map((name) => ({ value: name, label: name }))],
  };
}

const offers = (options: readonly Option[], value: string) =>
  options.some((option) => option.value === value);

/** Filters that can be met: a category or type the catalogue does not know counts as all. */
export function knownFilters(filters: Filters, { categories, types }: FilterOptions): Filters {
  return {
    query: filters.query,
    category: offers(categories, filters.category) ? filters.category : '',
    type: offers(types, filters.type) ? filters.type : '',
  };
}
