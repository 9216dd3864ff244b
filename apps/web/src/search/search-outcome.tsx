import { Alert, Button, EmptyState, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { FoundResults } from './found-results.js';
import { searchStrings } from './search-strings.js';
import { countOf, type SearchState } from './use-search.js';

const Suggestions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

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

const SuggestionList = ({
  label,
  texts,
  onSelect,
}: {
  label: string;
  texts: readonly string[];
  onSelect: (text: string) => void;
}) => (
  <Suggestions aria-label={label}>
    {texts.map((text) => (
      <li key={text}>
        <Button size="sm" onClick={() => onSelect(text)}>
          {text}
        </Button>
      </li>
    ))}
  </Suggestions>
);

/** What is below the field: examples, results, suggestions when nothing was found, or a failure. */
export const SearchOutcome = ({ state, level, onSuggestion, onOpen }: SearchOutcomeProps) => {
  switch (state.status) {
    case 'empty':
      return (
        <EmptyState
          titleLevel={level}
          title={searchStrings.emptyTitle}
          text={searchStrings.emptyText}
          action={
            <SuggestionList
              label={searchStrings.examplesLabel}
              texts={searchStrings.examples}
              onSelect={onSuggestion}
            />
          }
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
        <EmptyState
          titleLevel={level}
          title={searchStrings.nothingTitle}
          text={searchStrings.nothingText}
          action={
            <SuggestionList
              label={searchStrings.suggestionsLabel}
              texts={state.results.suggestions}
              onSelect={onSuggestion}
            />
          }
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
