import { Text, useSlow } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { strings } from './strings.js';

const Line = styled(Text)`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums;
`;

/** What is said while the list is on its way. */
const Waiting = () => (useSlow(true) ? strings.slow : strings.loading);

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
