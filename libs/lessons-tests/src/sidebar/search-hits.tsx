import { Heading, Text, VisuallyHidden } from '@zarra/ui-kit';
import { createMatcher } from '@zarra/uzbek';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Topic } from '../lesson/topics.js';
import { strings } from '../strings.js';
import { TopicList } from './class-group.js';

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-2);
  padding-block: var(--ui-space-1);
`;

interface SearchHitsProps {
  /** The search text; a blank one shows nothing. */
  query: string;
  topics: readonly Topic[];
  /** Renders one hit as a list item. */
  children: (hit: Topic) => ReactNode;
}

/** Topics whose name contains all words of the query, in any spelling and script. Their number is announced. */
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
        <Results>
          <Heading level={3} size="md">
            {strings.results}
          </Heading>
          <TopicList role="list">{hits.map(children)}</TopicList>
        </Results>
      )}
    </>
  );
};
