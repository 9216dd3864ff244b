import { categoriesOf, type Simulation } from '@zarra/api-client/catalogue';
import type { Filters } from './filters.js';
import { strings } from '../strings.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options of the two selects, in the order of the catalogue; the first option means all. */
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

const hasValue = (options: readonly Option[], value: string) =>
  options.some((option) => option.value === value);

/** The filters with unknown categories and types replaced by "all". */
export function validFilters(filters: Filters, { categories, types }: FilterOptions): Filters {
  return {
    query: filters.query,
    category: hasValue(categories, filters.category) ? filters.category : '',
    type: hasValue(types, filters.type) ? filters.type : '',
  };
}
