import { hasPassed } from '@zarra/contracts/scoring';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ResultMark } from '../result-mark.js';
import { withTopic, type Topic } from '../topics.js';
import { usePageMessages } from '../messages/page-strings.js';

const StyledLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  min-height: var(--ui-control);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-inline-start: 3px solid transparent;
  border-radius: var(--ui-radius);
  color: var(--ui-color-text);
  font-size: var(--ui-type-sm);
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    background: var(--ui-color-sunken);
    color: var(--ui-color-text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    border-inline-start-color: var(--ui-color-accent);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background: var(--ui-color-accent-soft);
    color: var(--ui-color-accent);
    font-weight: var(--ui-weight-strong);
  }
`;
const Title = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const SecondLine = styled.small`
  display: block;
  color: var(--ui-color-muted);
  font-size: var(--ui-type-xs);
  font-weight: var(--ui-weight-text);
`;

interface TopicLinkProps {
  topic: Topic;
  current: boolean;
  /** Per cent of the finished test; undefined without one. */
  percentage: number | undefined;
  /** Shows the name of the class too. */
  withClass?: boolean;
  onSelect?: (() => void) | undefined;
}

/** Link to a topic in the list. */
export const TopicLink = ({ topic, current, percentage, withClass = false, onSelect }: TopicLinkProps) => {
  const strings = usePageMessages();
  return (
    <StyledLink
      to={{ search: withTopic(useLocation().search, topic.lesson.id) }}
      aria-current={current ? 'page' : undefined}
      onClick={onSelect}
    >
      <Title>
        {topic.lesson.title}
        {withClass && <SecondLine> {topic.schoolClass.name}</SecondLine>}
        {percentage !== undefined && !hasPassed(percentage) && (
          <SecondLine aria-hidden="true">{strings.review}</SecondLine>
        )}
      </Title>
      {percentage !== undefined && <ResultMark percentage={percentage} />}
    </StyledLink>
  );
};
