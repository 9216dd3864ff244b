import { Icon, VisuallyHidden } from '@zarra/ui-kit';
import { CircleCheck } from 'lucide';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--ui-space-1);
  margin-inline-start: auto;
  color: var(--ui-color-right);
  font-size: var(--ui-type-xs);
  font-weight: var(--ui-weight-strong);
  font-variant-numeric: tabular-nums;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** The tick and the result of a lesson whose test is done. */
export const FinishedMark = ({ percentage }: { percentage: number }) => (
  <Mark>
    <Icon node={CircleCheck} />
    <span aria-hidden="true">{percentage}%</span>
    <VisuallyHidden>{strings.finished(percentage)}</VisuallyHidden>
  </Mark>
);
