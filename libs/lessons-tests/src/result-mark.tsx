import { hasPassed } from '@zarra/contracts/scoring';
import { Icon, VisuallyHidden } from '@zarra/ui-kit';
import { circleCheck } from '@zarra/ui-kit/icons/circle-check';
import { styled } from 'styled-components';
import { usePageMessages } from './messages/page-strings.js';

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--ui-space-1);
  margin-inline-start: auto;
  color: var(--ui-color-muted);
  font-size: var(--ui-type-xs);
  font-weight: var(--ui-weight-strong);
  font-variant-numeric: tabular-nums;

  &[data-passed] {
    color: var(--ui-color-right);
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** Result of a lesson with a finished test, with a tick when it is passed. */
export const ResultMark = ({ percentage }: { percentage: number }) => {
  const strings = usePageMessages();
  const passed = hasPassed(percentage);
  return (
    <Mark data-passed={passed || undefined}>
      {passed && <Icon path={circleCheck} />}
      <span aria-hidden="true">{percentage}%</span>
      <VisuallyHidden>{passed ? strings.finished(percentage) : strings.toReview(percentage)}</VisuallyHidden>
    </Mark>
  );
};
