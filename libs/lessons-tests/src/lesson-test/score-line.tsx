import { Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.js';

const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--ui-space-1) var(--ui-space-4);
  break-inside: avoid;

  & > strong {
    font-size: var(--ui-type-3xl);
    line-height: 1.1;
    letter-spacing: -0.025em;
    font-variant-numeric: tabular-nums;
  }
`;

interface ScoreLineProps {
  /** Whole per cent. */
  percentage: number;
  correct: number;
  total: number;
  /** What else is to be known about it. */
  children?: ReactNode;
}

/** How a test went. */
export const ScoreLine = ({ percentage, correct, total, children }: ScoreLineProps) => (
  <Score>
    <strong>{strings.result.percentage(percentage)}</strong>
    <Text size="lg">{strings.result.score(correct, total)}</Text>
    {children}
  </Score>
);
