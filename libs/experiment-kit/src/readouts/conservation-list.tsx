import type { State } from '@zarra/physics';
import { Heading, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { kitStrings } from '../kit-strings.js';
import type { Session } from '../session/create-session.js';
import { createConservationCheck, invariantName } from './conservation.js';
import { formatScientific } from './format-value.js';

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

const formatError = (error: number): string =>
  Number.isNaN(error) ? kitStrings.readouts.missing : error === 0 ? '0' : formatScientific(error, 1);

/** Props of {@link ConservationList}. */
export interface ConservationListProps<K extends string, S extends State, V extends string> {
  /** A change of session needs a new `key`. */
  session: Session<K, S, V>;
}

/** Conservation errors of a run, updated ten times per second. Each costs one sum over the state. */
export function ConservationList<K extends string, S extends State, V extends string>({
  session,
}: ConservationListProps<K, S, V>) {
  const [check] = useState(() => createConservationCheck(session));
  // Re-renders on every change of the session.
  useStore(session.store);
  const errors = check();
  if (errors.length === 0) return null;
  return (
    <>
      <Heading level={3} size="md">
        {strings.title}
      </Heading>
      <List>
        {errors.map(({ key, error }) => [
          <dt key={key}>{invariantName(key) ?? key}</dt>,
          <dd key={`${key} error`} data-invariant={key}>
            {formatError(error)}
          </dd>,
        ])}
      </List>
      <Text size="sm" tone="muted">
        {errors.some(({ error }) => Number.isNaN(error)) ? strings.changed : strings.relative}
      </Text>
    </>
  );
}
