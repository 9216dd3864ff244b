import { Icon } from '@zarra/ui-kit';
import { chevronDown } from '@zarra/ui-kit/icons/chevron-down';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useStore } from 'zustand';
import { useKitMessages } from '../messages/kit-messages.js';
import type { Session } from '../run/session.js';
import { keyReadoutsOf } from './key-readouts.js';
import { ReadoutValue } from './readout-value.js';
import { splitLabel } from '../format/split-label.js';

// A narrow screen, and a column of text, have no room for a name in one line. Each name has two lines: a browser may paint the
// first card before it has parsed the next one, whose longer name would move the value of the first.
const narrowCss = css`
  & > div {
    display: grid;
    align-content: space-between;
    padding: 0.0625rem 0.25rem;
    line-height: 1.15;
  }
  & dt {
    display: -webkit-box;
    min-height: 2lh;
    overflow: hidden;
    font-size: 0.6875rem;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & dt > :is([data-name], [data-remark]) {
    white-space: normal;
  }
  & dd {
    font-size: 0.8125rem;
    letter-spacing: -0.02em;
  }
`;

// Columns of equal width and digits of equal width: a longer value moves nothing.
const Cards = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 9.5rem);
  grid-auto-flow: column;
  gap: var(--ui-space-1);

  & > div {
    min-width: 0;
    padding: 0.1875rem 0.4375rem;
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
  & dt > :is([data-name], [data-remark]) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre;
  }
  & dt > [data-remark] {
    flex-shrink: 100;
  }
  & dt > [data-symbol] {
    flex: none;
  }
  & dd {
    overflow: hidden;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    font-weight: var(--ui-weight-strong);
    white-space: nowrap;
  }
  /* Only a projector has room for choosers. */
  & :is(select, dt > svg) {
    display: none;
  }
  @media screen and (max-width: 39.99em) {
    ${narrowCss}
  }
  [data-inline] & {
    ${narrowCss}
  }
`;

interface ReadoutCardsProps {
  session: Session;
  /** Whether each card is a chooser of its quantity. */
  isChoosable?: boolean;
}

/** Two or three quantities of an experiment as cards. */
export function ReadoutCards({ session, isChoosable = false }: ReadoutCardsProps) {
  const messages = useKitMessages().readouts;
  const { readouts } = session.definition;
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const hidden = useStore(session.store, ({ hiddenReadouts }) => hiddenReadouts);
  return (
    <Cards data-cards="" aria-label={messages.title}>
      {keyReadoutsOf(session.definition).map((keyReadout, index) => {
        const readout = (isChoosable && readouts.find(({ key }) => key === chosen[index])) || keyReadout;
        const { name, symbol, remark } = splitLabel(readout.label);
        return (
          <div key={keyReadout.key}>
            <dt title={readout.label}>
              <span data-name="">{name}</span>
              {symbol && (
                <span data-symbol="">
                  <span>,{'\u00A0'}</span>
                  {symbol}
                </span>
              )}
              {remark && <span data-remark="">{remark}</span>}
              {isChoosable && <Icon path={chevronDown} />}
            </dt>
            <dd data-card={readout.key}>
              <ReadoutValue session={session} readout={readout} />
              {isChoosable && (
                <select
                  aria-label={messages.shown(index + 1)}
                  value={readout.key}
                  onChange={({ target }) => setChosen({ ...chosen, [index]: target.value })}
                >
                  {readouts
                    .filter(({ key }) => !hidden.includes(key))
                    .map(({ key, label }) => (
                      <option key={key} value={key}>
                        {label}
                      </option>
                    ))}
                </select>
              )}
            </dd>
          </div>
        );
      })}
    </Cards>
  );
}
