import { MAX_QUERY_LENGTH } from '@zarra/api-client/search';
import { pages } from '@zarra/contracts';
import { Button, SearchField, Text } from '@zarra/ui-kit';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { countText, SearchOutcome } from './search-outcome.js';
import { searchStrings } from './search-strings.js';
import { useSearch } from './use-search.js';

const Panel = styled.div`
  display: grid;
  gap: var(--ui-space-3);

  & > form {
    display: flex;
    align-items: flex-end;
    gap: var(--ui-space-2);
  }
  & > form > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > [role='status'] {
    min-height: 1.5em;
  }
`;

interface SearchPanelProps {
  /** The text in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Runs at Enter in the field, or the button. */
  onSubmit: (text: string) => void;
  /** Level of the titles of the results. */
  level: 2 | 3;
  /** Runs when a result is opened on this page. */
  onOpen?: (() => void) | undefined;
}

/**
 * The field of the search with its results, in the dialog and on its page. The arrow keys move between the field and the
 * results. Without scripts the form opens the page with the results.
 */
export const SearchPanel = ({ text, onTextChange, onSubmit, level, onOpen }: SearchPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const state = useSearch(text);

  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    onSubmit(text.trim());
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, section li > a') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!stops.includes(event.target as HTMLElement) || !next) return;
    event.preventDefault();
    next.focus();
  };
  const search = (suggested: string) => {
    onTextChange(suggested);
    panel.current?.querySelector('input')?.focus();
  };

  return (
    <Panel ref={panel} onKeyDown={moveFocus}>
      <form role="search" action={pages.search} onSubmit={submit}>
        <SearchField
          name="q"
          label={searchStrings.field}
          clearLabel={searchStrings.clear}
          maxLength={MAX_QUERY_LENGTH}
          autoCapitalize="none"
          value={text}
          onChange={(event) => onTextChange(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {searchStrings.submit}
        </Button>
      </form>
      <Text size="sm" tone="muted" role="status">
        {countText(state)}
      </Text>
      <SearchOutcome state={state} level={level} onSuggestion={search} onOpen={onOpen} />
    </Panel>
  );
};
