import { Icon } from '@zarra/ui-kit';
import { arrowLeft } from '@zarra/ui-kit/icons/arrow-left';
import { arrowRight } from '@zarra/ui-kit/icons/arrow-right';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { usePageMessages } from '../messages/page-strings.js';
import { withTopic, type Topic } from '../topics.js';

const Nav = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--ui-space-3);
  padding-top: var(--ui-space-6);
  border-top: var(--ui-hairline);

  @media print {
    display: none;
  }
`;

const TopicLink = styled(Link)`
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

interface PrevNextNavProps {
  topic: Topic;
  previous: Topic | undefined;
  next: Topic | undefined;
}

/** Links to the previous and next topic. A link names the class when it is a different one. */
export const PrevNextNav = ({ topic, previous, next }: PrevNextNavProps) => {
  const strings = usePageMessages();
  const { search } = useLocation();
  const renderLink = (rel: 'prev' | 'next', label: string, to: Topic) => (
    <TopicLink to={{ search: withTopic(search, to.lesson.id) }} rel={rel}>
      <Icon path={rel === 'prev' ? arrowLeft : arrowRight} />
      <span>
        <small>
          {label}
          {to.schoolClass.id !== topic.schoolClass.id && ` · ${to.schoolClass.name}`}
        </small>{' '}
        {to.lesson.title}
      </span>
    </TopicLink>
  );
  if (!previous && !next) return null;
  return (
    <Nav aria-label={strings.prevNext}>
      {previous && renderLink('prev', strings.previous, previous)}
      {next && renderLink('next', strings.next, next)}
    </Nav>
  );
};
