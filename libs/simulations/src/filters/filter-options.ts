import { categoriesOf, type Simulation } from '@zarra/api-client/catalogue';
import type { Filters } from './filters.js';
import { strings } from '../strings.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options of the selects, in the order of the catalogue, classes by number; the first option means all. */
export interface FilterOptions {
  readonly categories: readonly Option[];
  readonly types: readonly Option[];
  readonly classes: readonly Option[];
}

const all: Option = { value: '', label: strings.all };

/** The classes of the simulations, each once, from the lowest to the highest. */
function classOptions(simulations: readonly Simulation[]): Option[] {
  const names = new Map(
    simulations.flatMap(({ classes }) => classes.map(({ slug, name }) => [slug, name] as const)),
  );
  const options = [...names].map(([value, label]) => ({ value, label }));
  return options.sort((a, b) => a.label.localeCompare(b.label, 'uz', { numeric: true }));
}

export function filterOptions(simulations: readonly Simulation[]): FilterOptions {
  const types = new Set(simulations.map(({ typeName }) => typeName ?? ''));
  types.delete('');
  return {
    categories: [all, ...categoriesOf(simulations).map(({ slug, name }) => ({ value: slug, label: name }))],
    types: [all, ...[...types].map((name) => ({ value: name, label: name }))],
    classes: [all, ...classOptions(simulations)],
  };
}

const hasValue = (options: readonly Option[], value: string) =>
  options.some((option) => option.value === value);

/** The filters with unknown categories, types and classes replaced by "all". */
export function validFilters(filters: Filters, { categories, types, classes }: FilterOptions): Filters {
  return {
    query: filters.query,
    category: hasValue(categories, filters.category) ? filters.category : '',
    type: hasValue(types, filters.type) ? filters.type : '',
    schoolClass: hasValue(classes, filters.schoolClass) ? filters.schoolClass : '',
  };
}
