import { Text, VisuallyHidden } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.js';

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: var(--ui-bar-height);
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
  all: number;
  /** What else is to be known while answering. */
  children?: ReactNode;
}

/** How many questions are answered; it stays in sight while one scrolls. */
export const ProgressBar = ({ done, all, children }: ProgressBarProps) => (
  <Bar data-screen="">
    <Text as="span" data-count="">
      <span aria-hidden="true">{strings.progress(done, all)}</span>
      <VisuallyHidden>{strings.progressNamed(done, all)}</VisuallyHidden>
    </Text>
    {children}
    <span data-track="" aria-hidden="true" style={{ scale: `${all === 0 ? 0 : done / all} 1` }} />
  </Bar>
);
