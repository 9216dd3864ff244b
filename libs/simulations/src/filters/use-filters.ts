import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { readFilters, writeFilters } from './filter-address.js';
import { sameFilters, type Filters } from './filters.js';

/** Debounce of the URL update, ms. Safari allows at most 100 history changes in 30 s. */
const URL_DELAY_MS = 250;

/**
 * The current filters and their setter. The URL holds them. A change applies at once; the URL update is debounced and
 * replaces the history entry: one step back always leaves the catalogue.
 */
export function useFilters(path: string, slug: string): [Filters, (change: Partial<Filters>) => void] {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const address = useMemo(() => readFilters({ slug, search }), [slug, search]);
  // Set only until the URL is updated.
  const [draft, setDraft] = useState<Filters | null>(null);
  const [lastKey, setLastKey] = useState(key);

  if (key !== lastKey) {
    setLastKey(key);
    // URL updates replace the entry. Any other navigation is a newer choice of the user and overrides the draft. A draft equal to
    // the URL is kept until the URL changes: an update to an earlier draft may be pending in a transition.
    if (navigationType !== NavigationType.Replace || (draft && sameFilters(draft, address))) setDraft(null);
  }

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      const target = { ...writeFilters(draft, { path, slug, pathname, search }), hash };
      void navigate(target, { replace: true, preventScrollReset: true });
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, path, slug, pathname, search, hash, navigate]);

  const filters = draft ?? address;
  // An updater function: several changes before the next render add up.
  return [filters, (change) => setDraft((pending) => ({ ...(pending ?? filters), ...change }))];
}
