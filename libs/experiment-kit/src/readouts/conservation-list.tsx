import type { State } from '@zarra/physics';
import { Heading, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { createConservation } from './conservation.js';
import { invariantName } from './invariant-name.js';
import { showPower } from './show-value.js';

const strings = kitStrings.conservation;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, max-content) max-content;
  gap: var(--ui-space-1) var(--ui-space-6);
  margin: 0;

  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const show = (error: number): string =>
  Number.isNaN(error) ? kitStrings.readouts.none : error === 0 ? '0' : showPower(error, 1);

/** Props of {@link ConservationList}. */
export interface ConservationListProps<K extends string, S extends State, V extends string> {
  /** Another session is another list, by its key. */
  session: Session<K, S, V>;
}

/** How well the run keeps what its equations conserve, ten times a second: a sum over the state each, which is cheap. */
export function ConservationList<K extends string, S extends State, V extends string>({
  session,
}: ConservationListProps<K, S, V>) {
  const [measureAll] = useState(() => createConservation(session));
  // Measured anew whenever the session has news.
  useStore(session.news);
  const kept = measureAll();
  if (kept.length === 0) return null;
  return (
    <>
      <Heading level={3} size="md">
        {strings.title}
      </Heading>
      <List>
        {kept.map(({ key, error }) => [
          <dt key={key}>{invariantName(key) ?? key}</dt>,
          <dd key={`${key} error`} data-invariant={key}>
            {show(error)}
          </dd>,
        ])}
      </List>
      <Text size="sm" tone="muted">
        {kept.some(({ error }) => Number.isNaN(error)) ? strings.changed : strings.relative}
      </Text>
    </>
  );
}
