import { categoriesOf, type Simulation } from '@zarra/api-client/catalogue';
import { selectNames, type Filters } from './filters.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options of the selects, in the order of the catalogue, classes by number; the first option means all. */
export type FilterOptions = Readonly<Record<(typeof selectNames)[number], readonly Option[]>>;

/** The classes of the simulations, each once, from the lowest to the highest. */
function classOptions(simulations: readonly Simulation[]): Option[] {
  const names = new Map(
    simulations.flatMap(({ classes }) => classes.map(({ slug, name }) => [slug, name] as const)),
  );
  const options = [...names].map(([value, label]) => ({ value, label }));
  return options.sort((a, b) => a.label.localeCompare(b.label, 'uz', { numeric: true }));
}

/**
 * The options for a list of simulations.
 * @param labelOfAll label of the first option
 */
export function filterOptions(simulations: readonly Simulation[], labelOfAll: string): FilterOptions {
  const all: Option = { value: '', label: labelOfAll };
  const types = new Set(simulations.map(({ typeName }) => typeName ?? ''));
  types.delete('');
  return {
    category: [all, ...categoriesOf(simulations).map(({ slug, name }) => ({ value: slug, label: name }))],
    type: [all, ...[...types].map((name) => ({ value: name, label: name }))],
    schoolClass: [all, ...classOptions(simulations)],
  };
}

/** The filters with unknown categories, types and classes replaced by "all". */
export function validFilters(filters: Filters, options: FilterOptions): Filters {
  const unknown = selectNames.filter((name) => options[name].every(({ value }) => value !== filters[name]));
  return unknown.length === 0
    ? filters
    : { ...filters, ...Object.fromEntries(unknown.map((name) => [name, ''])) };
}
