import { Text } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.js';

/** Wait after which the connection is called slow, ms (decision 32). */
const SLOW_AFTER = 10_000;

const Line = styled(Text)`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums;
`;

/** What is said while the list is on its way. */
const Waiting = () => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return slow ? strings.slow : strings.loading;
};

interface StatusLineProps {
  state: 'loading' | 'failed' | 'ready';
  /** How many simulations are shown. */
  count: number;
}

/** One quiet line above the cards, read out whenever it changes. It is always there, so nothing jumps. */
export const StatusLine = ({ state, count }: StatusLineProps) => (
  <Line size="sm" tone="muted" role="status">
    {state === 'loading' && <Waiting />}
    {state === 'ready' && strings.count(count)}
  </Line>
);
