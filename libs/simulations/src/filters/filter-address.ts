import { filterNames, filtersFrom, ruleOf, type Filters } from './filters.js';

/** The location of the catalogue in the router. */
export interface CatalogueLocation {
  /** Path of the catalogue. */
  readonly path: string;
  /** Slug of the path `<path>/<slug>`, decoded; empty on the plain path. */
  readonly slug: string;
  /** Current path. */
  readonly pathname: string;
  /** Current query string with its question mark, or empty. */
  readonly search: string;
}

/** The filters of a location. On `<path>/<slug>` the slug is the category and overrides the query string. */
export function readFilters({ slug, search }: Pick<CatalogueLocation, 'slug' | 'search'>): Filters {
  const params = new URLSearchParams(search);
  const filters = filtersFrom((name) => params.get(ruleOf(name).parameter) ?? '');
  return slug ? { ...filters, category: slug } : filters;
}

/**
 * The location with these filters: `<path>/<slug>` while the slug is the category, otherwise the plain path. Other
 * parameters are preserved.
 */
export function writeFilters(
  filters: Filters,
  location: CatalogueLocation,
): { pathname: string; search: string } {
  const keepsSlug = location.slug !== '' && filters.category === location.slug;
  const params = new URLSearchParams(location.search);
  // Deleted first: the same filters have the same URL, whichever was set first.
  for (const name of filterNames) {
    const value = name === 'category' && keepsSlug ? '' : filters[name];
    params.delete(ruleOf(name).parameter);
    if (value !== '') params.set(ruleOf(name).parameter, value);
  }
  const search = params.toString();
  return { pathname: keepsSlug ? location.pathname : location.path, search: search && `?${search}` };
}
