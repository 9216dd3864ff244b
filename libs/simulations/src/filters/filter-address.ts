import type { Filters } from './filters.js';

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
  return {
    query: params.get('q') ?? '',
    category: slug || (params.get('kategoriya') ?? ''),
    type: params.get('turi') ?? '',
    schoolClass: params.get('sinf') ?? '',
  };
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
  const values = {
    q: filters.query,
    kategoriya: keepsSlug ? '' : filters.category,
    turi: filters.type,
    sinf: filters.schoolClass,
  };
  // Deleted first: the same filters have the same URL, whichever was set first.
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  const search = params.toString();
  return { pathname: keepsSlug ? location.pathname : location.path, search: search && `?${search}` };
}
