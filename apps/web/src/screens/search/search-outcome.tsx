import { Alert, Button, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { FoundResults } from './found-results.js';
import { SearchHint } from './search-hint.js';
import { searchStrings } from './search-strings.js';
import { countOf, type SearchState } from './use-search.js';

const Found = styled.div`
  display: grid;
  gap: var(--ui-space-5);
  transition: opacity var(--ui-slow) var(--ui-ease);

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

interface SearchOutcomeProps {
  state: SearchState;
  /** Level of the titles. */
  level: 2 | 3;
  /** Searches a suggested text. */
  onSuggestion: (text: string) => void;
  /** Runs when a result is opened on this page. */
  onOpen?: (() => void) | undefined;
}

/** What is below the field: examples, results, suggestions when nothing was found, or a failure. */
export const SearchOutcome = ({ state, level, onSuggestion, onOpen }: SearchOutcomeProps) => {
  switch (state.status) {
    case 'empty':
      return (
        <SearchHint
          title={searchStrings.emptyTitle}
          level={level}
          text={searchStrings.emptyText}
          label={searchStrings.examplesLabel}
          texts={searchStrings.examples}
          onSelect={onSuggestion}
        />
      );
    case 'loading':
      return <Text tone="muted">{searchStrings.loading}</Text>;
    case 'failed':
      return (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={state.retry}>
              {searchStrings.retry}
            </Button>
          }
        >
          {searchStrings.failed}
        </Alert>
      );
    case 'nothing':
      return (
        <SearchHint
          title={searchStrings.nothingTitle}
          level={level}
          text={searchStrings.nothingText}
          label={searchStrings.suggestionsLabel}
          texts={state.results.suggestions}
          onSelect={onSuggestion}
        />
      );
    case 'found':
      return (
        <Found aria-busy={state.isStale}>
          <FoundResults results={state.results} level={level} onOpen={onOpen} />
        </Found>
      );
  }
};

/** The announced number of results; empty while it is not known. */
export const countText = (state: SearchState): string => {
  if (state.status === 'nothing') return searchStrings.nothingTitle;
  return state.status === 'found' && !state.isStale ? searchStrings.found(countOf(state.results)) : '';
};
