import { Heading, Text, VisuallyHidden } from '@zarra/ui-kit';
import { createMatcher } from '@zarra/uzbek';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Topic } from '../lesson/topics.js';
import { strings } from '../strings.js';
import { TopicList } from './topic-list.js';

const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);
  padding-block: var(--ui-space-1);
`;

interface SearchHitsProps {
  /** What is searched for; nothing is shown for a blank one. */
  query: string;
  topics: readonly Topic[];
  /** Draws one hit as an item of a list. */
  children: (hit: Topic) => ReactNode;
}

/** The topics whose name has all the words of the query, in any spelling and script. Their number is read out. */
export const SearchHits = ({ query, topics, children }: SearchHitsProps) => {
  const searching = query.trim() !== '';
  const hits = useMemo(() => {
    const matches = createMatcher(query);
    return topics.filter(({ lesson }) => matches([lesson.title]));
  }, [query, topics]);

  return (
    <>
      <VisuallyHidden role="status">
        {searching && hits.length > 0 && strings.found(hits.length)}
      </VisuallyHidden>
      <Text tone="muted" role="status">
        {searching && hits.length === 0 && strings.nothingFound}
      </Text>
      {searching && hits.length > 0 && (
        <Found>
          <Heading level={3} size="md">
            {strings.results}
          </Heading>
          <TopicList role="list">{hits.map(children)}</TopicList>
        </Found>
      )}
    </>
  );
};
