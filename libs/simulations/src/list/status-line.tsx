import { Text, useSlow } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Line = styled(Text)`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums;
`;

/** Text while the list is loading. */
const LoadingText = () => (useSlow(true) ? strings.slow : strings.loading);

interface StatusLineProps {
  state: 'loading' | 'failed' | 'ready';
  /** Number of visible simulations. */
  count: number;
}

/** A live region above the cards. Always rendered: the layout does not shift. */
export const StatusLine = ({ state, count }: StatusLineProps) => (
  <Line size="sm" tone="muted" role="status">
    {state === 'loading' && <LoadingText />}
    {state === 'ready' && strings.count(count)}
  </Line>
);
