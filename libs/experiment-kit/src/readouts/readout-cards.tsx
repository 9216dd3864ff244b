import { styled } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/create-session.js';
import { keyReadoutsOf } from './key-readouts.js';
import { ReadoutValue } from './readout-value.js';
import { splitLabel } from './split-label.js';

// Columns of equal width and digits of equal width: a longer value moves nothing.
const Cards = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 9.5rem);
  grid-auto-flow: column;
  gap: var(--ui-space-1);

  & > div {
    min-width: 0;
    padding: 0.1875rem var(--ui-space-2);
    border: var(--ui-hairline);
    border-radius: var(--ui-radius);
    background: color-mix(in srgb, var(--ui-color-surface) 88%, transparent);
    line-height: 1.25;
  }
  & dt {
    display: flex;
    color: var(--ui-color-muted);
    font-size: 0.75rem;
    white-space: nowrap;
  }
  & dt > [data-name] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & dt > [data-symbol] {
    flex: none;
  }
  & dd {
    overflow: hidden;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    font-weight: var(--ui-weight-strong);
    white-space: nowrap;
  }
`;

/** Two or three quantities of an experiment as cards. */
export function ReadoutCards({ session }: { session: Session }) {
  const messages = useKitMessages();
  return (
    <Cards data-cards="" aria-label={messages.readouts.title}>
      {keyReadoutsOf(session.definition).map((readout) => {
        const { name, symbol } = splitLabel(readout.label);
        return (
          <div key={readout.key}>
            <dt title={readout.label}>
              <span data-name="">{name}</span>
              {symbol && (
                <span data-symbol="">
                  <span>,{'\u00A0'}</span>
                  {symbol}
                </span>
              )}
            </dt>
            <dd data-card={readout.key}>
              <ReadoutValue session={session} readout={readout} />
            </dd>
          </div>
        );
      })}
    </Cards>
  );
}
