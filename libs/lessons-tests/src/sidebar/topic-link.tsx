import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { Topic } from '../lesson/topics.js';
import { withTopic } from '../lesson/use-topic.js';
import { FinishedMark } from './finished-mark.js';

const Line = styled(Link)`
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
  & > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
    font-weight: var(--ui-weight-text);
  }
`;

interface TopicLinkProps {
  topic: Topic;
  current: boolean;
  /** Per cent of the finished test; undefined without one. */
  percentage: number | undefined;
  /** Names the class too. */
  withClass?: boolean;
  onChoose?: (() => void) | undefined;
}

/** One topic of the list. */
export const TopicLink = ({ topic, current, percentage, withClass = false, onChoose }: TopicLinkProps) => (
  <Line
    to={{ search: withTopic(useLocation().search, topic.lesson.id) }}
    aria-current={current ? 'page' : undefined}
    onClick={onChoose}
  >
    <span>
      {topic.lesson.title}
      {withClass && <small> {topic.schoolClass.name}</small>}
    </span>
    {percentage !== undefined && <FinishedMark percentage={percentage} />}
  </Line>
);
