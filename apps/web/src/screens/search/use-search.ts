import { useQuery } from '@tanstack/react-query';
import { MIN_QUERY_LENGTH, searchQuery, type SearchResults } from '@zarra/api-client/search';
import { calls } from '@zarra/contracts/calls';
import { useEffect, useState } from 'react';
import { useLacks, useServices } from '../../services.js';
import { useLoadedLists } from './use-loaded-lists.js';

/** Pause after the last letter before the search, ms. */
const PAUSE_MS = 200;

/** What a search shows. While a further text loads, `isStale` results of an earlier one stay. */
export type SearchState =
  | { readonly status: 'empty' | 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'nothing' | 'found'; readonly results: SearchResults; readonly isStale: boolean };

/** A text after it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export const countOf = ({ lessons, experiments, questions }: SearchResults): number =>
  lessons.length + experiments.length + questions.length;

/** The state of results for the text, or of earlier ones. */
const toState = (results: SearchResults, isStale: boolean): SearchState => ({
  status: countOf(results) === 0 ? 'nothing' : 'found',
  results,
  isStale,
});

/** Searches as the text is typed; at a back end without a search in the lists that the site loads. */
export function useSearch(text: string): SearchState {
  const { client } = useServices();
  const paused = usePaused(text);
  const isLacked = useLacks(calls.search);
  const lists = useLoadedLists(paused, isLacked);
  const query = searchQuery(client, paused);
  const { data, isError, isPaused, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: query.enabled === true && !isLacked,
  });
  if (text.trim().length < MIN_QUERY_LENGTH) return { status: 'empty' };
  if (isLacked) {
    if (lists.isError) return { status: 'failed', retry: lists.retry };
    return lists.results ? toState(lists.results, paused !== text) : { status: 'loading' };
  }
  if (isError || (isPaused && (!data || isPlaceholderData)))
    return { status: 'failed', retry: () => void refetch() };
  if (!data || paused.trim().length < MIN_QUERY_LENGTH) return { status: 'loading' };
  return toState(data, isPlaceholderData || paused !== text);
}
