import { Icon, Text, VisuallyHidden } from '@zarra/ui-kit';
import { check } from '@zarra/ui-kit/icons/check';
import { checkDouble } from '@zarra/ui-kit/icons/check-double';
import { clock } from '@zarra/ui-kit/icons/clock';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTestMessages } from '../messages/test-strings.js';

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: calc(var(--ui-bar-height) + var(--parts-height, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-1) var(--ui-space-4);
  padding-block: var(--ui-space-2);
  border-bottom: var(--ui-hairline);
  background: var(--ui-color-page);

  & > [data-count] {
    font-weight: var(--ui-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  & > [data-track] {
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: var(--ui-color-accent);
    transform-origin: left;
    transition: scale var(--ui-slow) var(--ui-ease);
  }
`;

interface ProgressBarProps {
  done: number;
  total: number;
  /** Further status while answering. */
  children?: ReactNode;
}

/** Number of answered questions; it stays in view during scrolling. */
export const ProgressBar = ({ done, total, children }: ProgressBarProps) => {
  const strings = useTestMessages();
  return (
    <Bar data-screen-only="">
      <Text as="span" data-count="">
        <span aria-hidden="true">{strings.progress(done, total)}</span>
        <VisuallyHidden>{strings.progressLabel(done, total)}</VisuallyHidden>
      </Text>
      {children}
      <span data-track="" aria-hidden="true" style={{ scale: `${total === 0 ? 0 : done / total} 1` }} />
    </Bar>
  );
};

const StatusText = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-height: 1.5em;

  & > svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }
`;

const saveIcons = { saved: check, queued: clock, sent: checkDouble };

/** Where the answers are: on the device, queued or on the server. A change is announced. */
export const SaveStatus = ({ state }: { state: 'saved' | 'queued' | 'sent' | null }) => {
  const strings = useTestMessages();
  return (
    <StatusText as="span" size="sm" tone="muted" role="status" data-screen-only="">
      {state && (
        <>
          <Icon path={saveIcons[state]} />
          {strings[state]}
        </>
      )}
    </StatusText>
  );
};

const ScoreRow = styled.div`
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

interface ScoreProps {
  /** Whole per cent. */
  percentage: number;
  /** Null if unknown: only the percentage is shown. */
  correct: number | null;
  total: number | null;
  /** Further status of the result. */
  children?: ReactNode;
}

/** The score of a test. */
export const Score = ({ percentage, correct, total, children }: ScoreProps) => {
  const strings = useTestMessages();
  return (
    <ScoreRow>
      <strong>{strings.result.percentage(percentage)}</strong>
      {correct !== null && total !== null && <Text size="lg">{strings.result.score(correct, total)}</Text>}
      {children}
    </ScoreRow>
  );
};
