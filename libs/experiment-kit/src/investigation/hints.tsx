import { Button } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAllMessages } from '../messages/use-all-messages.js';

const List = styled.div`
  display: grid;
  gap: var(--ui-space-2);
  justify-items: start;

  & > ol {
    display: grid;
    gap: var(--ui-space-1);
    margin: 0;
    padding-inline-start: var(--ui-space-6);
  }
`;

interface HintsProps {
  hints: readonly string[];
  /** What they belong to, for the accessible name of the button. */
  label: string;
}

/** Hints on demand, one at a time. */
export function Hints({ hints, label }: HintsProps) {
  const strings = useAllMessages().investigations;
  const [count, setCount] = useState(0);
  return (
    <List>
      <ol aria-live="polite" hidden={count === 0}>
        {hints.slice(0, count).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
      {count < hints.length && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${strings.hint(count + 1, hints.length)}: ${label}`}
          onClick={() => setCount(count + 1)}
        >
          {strings.hint(count + 1, hints.length)}
        </Button>
      )}
    </List>
  );
}
