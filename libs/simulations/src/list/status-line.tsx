import { Text, useSlow } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

const Line = styled(Text)`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums;
`;

interface StatusLineProps {
  state: 'loading' | 'failed' | 'ready';
  /** Number of visible simulations. */
  count: number;
}

/** A live region above the cards. Always rendered: the layout does not shift. */
export const StatusLine = ({ state, count }: StatusLineProps) => {
  const strings = useCatalogueMessages();
  const isSlow = useSlow(state === 'loading');
  return (
    <Line size="sm" tone="muted" role="status">
      {state === 'loading' && (isSlow ? strings.slow : strings.loading)}
      {state === 'ready' && strings.count(count)}
    </Line>
  );
};
