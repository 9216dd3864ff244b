import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';
import { ReadoutValue } from '../readouts/readout-value.js';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--ui-space-3);
  margin: 0;

  & > div {
    display: grid;
    gap: var(--ui-space-1);
    padding: var(--ui-space-2) var(--ui-space-3);
    border-inline-start: 3px solid var(--ui-color-accent);
    background: var(--ui-color-surface);
  }
  & dt {
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & dd {
    margin: 0;
    font-weight: var(--ui-weight-strong);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** All readouts, updated ten times per second. */
export function ReadoutTable({ session }: { session: Session }) {
  const messages = useKitMessages();
  return (
    <List aria-label={messages.readouts.title}>
      {session.definition.readouts.map((readout) => (
        <div key={readout.key}>
          <dt>{readout.label}</dt>
          <dd data-readout={readout.key}>
            <ReadoutValue session={session} readout={readout} />
          </dd>
        </div>
      ))}
    </List>
  );
}
