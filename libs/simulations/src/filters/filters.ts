/** The filters of the catalogue. An empty string means all. */
export interface Filters {
  /** Text of the search field, exactly as typed. */
  readonly query: string;
  /** Slug of the category. */
  readonly category: string;
  /** Name of the type. */
  readonly type: string;
  /** Slug of the class. */
  readonly schoolClass: string;
}

/** The filters with a list of options, in the order of the form. */
export const selectNames = ['category', 'type', 'schoolClass'] as const;

export const noFilters: Filters = { query: '', category: '', type: '', schoolClass: '' };

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.query === b.query && a.category === b.category && a.type === b.type && a.schoolClass === b.schoolClass;
