import { Icon } from '@zarra/ui-kit';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import type { Topic } from './topics.js';
import { withTopic } from './use-topic.js';

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--ui-space-3);
  padding-top: var(--ui-space-6);
  border-top: var(--ui-hairline);

  @media print {
    display: none;
  }
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--ui-space-3);
  min-height: var(--ui-target);
  padding: var(--ui-space-3) var(--ui-space-4);
  border: var(--ui-hairline);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-weight: var(--ui-weight-strong);
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    border-color: var(--ui-color-accent);
    color: var(--ui-color-accent);
  }
  &[rel='next'] {
    grid-template-columns: minmax(0, 1fr) auto;
    text-align: end;
  }
  &[rel='next'] > svg {
    order: 1;
  }
  & small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-xs);
    font-weight: var(--ui-weight-text);
  }
`;

interface NeighboursProps {
  topic: Topic;
  previous: Topic | undefined;
  next: Topic | undefined;
}

/** The ways on at the end of a lesson. The class is named where it is another one. */
export const Neighbours = ({ topic, previous, next }: NeighboursProps) => {
  const { search } = useLocation();
  const way = (direction: 'prev' | 'next', label: string, to: Topic) => (
    <Way to={{ search: withTopic(search, to.lesson.id) }} rel={direction}>
      <Icon node={direction === 'prev' ? ArrowLeft : ArrowRight} />
      <span>
        <small>
          {label}
          {to.schoolClass.id !== topic.schoolClass.id && ` · ${to.schoolClass.name}`}
        </small>{' '}
        {to.lesson.title}
      </span>
    </Way>
  );
  if (!previous && !next) return null;
  return (
    <Row aria-label={strings.neighbours}>
      {previous && way('prev', strings.previous, previous)}
      {next && way('next', strings.next, next)}
    </Row>
  );
};
