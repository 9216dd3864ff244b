/** What the visitor asked for. An empty text means no limit. */
export interface Filters {
  /** Words of the search box, exactly as typed. */
  readonly query: string;
  /** Slug of the category. */
  readonly category: string;
  /** Name of the type. */
  readonly type: string;
}

export const noFilters: Filters = { query: '', category: '', type: '' };

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.query === b.query && a.category === b.category && a.type === b.type;
