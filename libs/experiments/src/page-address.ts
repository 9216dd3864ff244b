/** What the address of an experiment's page names. The state after it is read by the kit (`useAddress`). */
export interface PageAddress {
  /** Undefined on the page of all experiments. */
  readonly slug: string | undefined;
  /** Only the experiment, for other sites. */
  readonly isEmbedded: boolean;
  /** Without the opening demonstration. */
  readonly isPaused: boolean;
  /** Slug of the investigation that is open at first. */
  readonly investigation: string | undefined;
}

/**
 * Reads the address of a page of the laboratory.
 * @param path such as `/tajriba/kepler`
 * @param search the query, with or without `?`
 */
export function readPageAddress(path: string, search: string): PageAddress {
  const [, , slug] = path.split('/');
  const query = new URLSearchParams(search);
  return {
    slug: slug || undefined,
    isEmbedded: query.has('embed'),
    isPaused: query.has('paused'),
    investigation: query.get('tadqiqot') ?? undefined,
  };
}
