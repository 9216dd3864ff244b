import type { Simulation } from '@zarra/api-client/catalogue';

interface FilterRule {
  /** Name of its parameter in the address. */
  readonly parameter: string;
  /** Whether a simulation matches a value that is not empty; absent for the search, which matches words. */
  readonly keeps?: (simulation: Simulation, value: string) => boolean;
}

/** The filters of the catalogue, in the order of their parameters. */
export const filterRules = {
  /** Text of the search field, exactly as typed. */
  query: { parameter: 'q' },
  /** Slug of the category. */
  category: {
    parameter: 'kategoriya',
    keeps: ({ categories }, value) => categories.some(({ slug }) => slug === value),
  },
  /** Name of the type. */
  type: { parameter: 'turi', keeps: ({ typeName }, value) => typeName === value },
  /** Slug of the class. */
  schoolClass: {
    parameter: 'sinf',
    keeps: ({ classes }, value) => classes.some(({ slug }) => slug === value),
  },
} as const satisfies Record<string, FilterRule>;

type FilterName = keyof typeof filterRules;

/** The values of the filters. An empty string means all. */
export type Filters = Readonly<Record<FilterName, string>>;

export const filterNames = Object.keys(filterRules) as readonly FilterName[];

export const ruleOf = (name: FilterName): FilterRule => filterRules[name];

/** The filters with a list of options, in the order of the form. */
export const selectNames = ['category', 'type', 'schoolClass'] as const;

/** Filters with the value of a function for each name. */
export const filtersFrom = (valueOf: (name: FilterName) => string): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as Filters;

export const noFilters: Filters = filtersFrom(() => '');

export const sameFilters = (a: Filters, b: Filters): boolean =>
  filterNames.every((name) => a[name] === b[name]);
