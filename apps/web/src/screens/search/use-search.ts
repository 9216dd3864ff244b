import { useQuery } from '@tanstack/react-query';
import { MIN_QUERY_LENGTH, searchQuery, type SearchResults } from '@zarra/api-client/search';
import { useEffect, useState } from 'react';
import { useServices } from '../../services.js';

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

/** Searches as the text is typed. */
export function useSearch(text: string): SearchState {
  const { client } = useServices();
  const paused = usePaused(text);
  const { data, isError, isPaused, isPlaceholderData, refetch } = useQuery(searchQuery(client, paused));
  if (text.trim().length < MIN_QUERY_LENGTH) return { status: 'empty' };
  if (isError || (isPaused && (!data || isPlaceholderData)))
    return { status: 'failed', retry: () => void refetch() };
  if (!data || paused.trim().length < MIN_QUERY_LENGTH) return { status: 'loading' };
  return {
    status: countOf(data) === 0 ? 'nothing' : 'found',
    results: data,
    isStale: isPlaceholderData || paused !== text,
  };
}
