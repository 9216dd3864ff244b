import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { readFilters, writeFilters } from './filter-address.js';
import { sameFilters, type Filters } from './filters.js';

/** Pause after the last change before the address follows, ms. Safari refuses more than 100 changes in 30 s. */
const ADDRESS_DELAY = 250;

/**
 * The filters in force, and how to change them. They live in the address; what the visitor changes counts at once and
 * the address follows, replacing its entry in the history: one step back always leaves the catalogue.
 */
export function useFilters(path: string, slug: string): [Filters, (change: Partial<Filters>) => void] {
  const { pathname, search, hash, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const address = readFilters({ slug, search });
  // Set only while the address has yet to follow.
  const [draft, setDraft] = useState<Filters | null>(null);
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    // Our own changes replace; a link or a step in the history is the visitor's newer wish.
    if (arrival !== NavigationType.Replace) setDraft(null);
  }
  if (draft && sameFilters(draft, address)) setDraft(null);

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      const target = { ...writeFilters(draft, { path, slug, pathname, search }), hash };
      void navigate(target, { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [draft, path, slug, pathname, search, hash, navigate]);

  const filters = draft ?? address;
  // Of two changes in one moment, both count.
  return [filters, (change) => setDraft((pending) => ({ ...(pending ?? filters), ...change }))];
}
