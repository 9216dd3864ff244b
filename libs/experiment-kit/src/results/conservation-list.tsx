import { Heading, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useAllMessages } from '../messages/use-all-messages.js';
import type { Session } from '../run/session.js';
import { createConservationCheck } from './conservation.js';
import { MISSING, formatScientific } from '../format/format-value.js';

const Frame = styled.section`
  display: grid;
  gap: var(--ui-space-3);
  margin-block-start: var(--ui-space-3);
`;

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
  Number.isNaN(error) ? MISSING : error === 0 ? '0' : formatScientific(error, 1);

/**
 * Conservation errors of a run, updated ten times per second. Each costs one sum over the state. A change of session
 * needs a new `key`.
 */
export function ConservationList({ session }: { session: Session }) {
  const strings = useAllMessages().conservation;
  const names: Readonly<Record<string, string | undefined>> = strings.names;
  const [check] = useState(() => createConservationCheck(session));
  // The component re-renders on every change of the session.
  useStore(session.store);
  const errors = check();
  if (errors.length === 0) return null;
  return (
    <Frame>
      <Heading level={3} size="md">
        {strings.title}
      </Heading>
      <List>
        {errors.map(({ key, error }) => [
          <dt key={key}>{names[key] ?? key}</dt>,
          <dd key={`${key} error`} data-invariant={key}>
            {formatError(error)}
          </dd>,
        ])}
      </List>
      <Text size="sm" tone="muted">
        {errors.some(({ error }) => Number.isNaN(error)) ? strings.changed : strings.relative}
      </Text>
    </Frame>
  );
}
