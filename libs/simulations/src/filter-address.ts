import type { Filters } from './filters.js';

/** Where the catalogue is shown, in the terms of the router. */
export interface CataloguePlace {
  /** Path of the catalogue itself. */
  readonly path: string;
  /** Slug of the path `<path>/<slug>`, decoded; empty on the plain path. */
  readonly slug: string;
  /** Path shown now. */
  readonly pathname: string;
  /** Query shown now, with its question mark, or empty. */
  readonly search: string;
}

/** Filters of an address. On `<path>/<slug>` the slug is the category, whatever the query says. */
export function readFilters({ slug, search }: Pick<CataloguePlace, 'slug' | 'search'>): Filters {
  const params = new URLSearchParams(search);
  return {
    query: params.get('q') ?? '',
    category: slug || (params.get('kategoriya') ?? ''),
    type: params.get('turi') ?? '',
  };
}

/**
 * The address that says these filters. It stays on `<path>/<slug>` as long as that is the wanted category and is the
 * plain path otherwise. Parameters of others are kept.
 */
export function writeFilters(filters: Filters, place: CataloguePlace): { pathname: string; search: string } {
  const stays = place.slug !== '' && filters.category === place.slug;
  const params = new URLSearchParams(place.search);
  const own = { q: filters.query, kategoriya: stays ? '' : filters.category, turi: filters.type };
  for (const [name, value] of Object.entries(own)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return { pathname: stays ? place.pathname : place.path, search: search && `?${search}` };
}
