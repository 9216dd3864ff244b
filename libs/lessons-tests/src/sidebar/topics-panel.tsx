import type { SchoolClass } from '@zarra/api-client/classroom';
import { Heading, SearchField, Text, VisuallyHidden } from '@zarra/ui-kit';
import { createMatcher } from '@zarra/uzbek';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Topic } from '../topics.js';
import { usePageMessages } from '../messages/page-strings.js';
import { ChapterLists } from './chapter-lists.js';
import { ClassGroup, TopicList, useOpenClasses } from './class-group.js';
import { TopicLink } from './topic-link.js';

// The padding keeps the drawer's title from covering the focus ring of the search field.
const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--ui-space-3);
  min-height: 0;

  dialog[open] & {
    padding-top: var(--ui-space-1);
  }
`;
// The drawer scrolls as a whole.
const ScrollContainer = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  dialog[open] & {
    overflow: visible;
  }
`;

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
const SearchHits = ({ query, topics, children }: SearchHitsProps) => {
  const strings = usePageMessages();
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

/**
 * Scrolls the list of topics, or the drawer around it, until the row is in its middle; the page does not scroll. A row in
 * view stays where it is.
 */
export function scrollIntoContainer(row: Element | null | undefined): void {
  const container = row?.closest('dialog[open]') ?? row?.closest('[data-topics]');
  if (!row || !container) return;
  const view = container.getBoundingClientRect();
  const { top, bottom, height } = row.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  container.scrollTop += top - view.top - (view.height - height) / 2;
}

interface TopicsPanelProps {
  classes: readonly SchoolClass[];
  topics: readonly Topic[];
  topic: Topic | undefined;
  /** Lesson id as text → per cent, as stored on this device; the server's value takes precedence. */
  finished: ReadonlyMap<string, number>;
  /** Whether the drawer is open: the current topic is scrolled into view again. */
  isOpen: boolean;
  /** Called for each selected topic, also for the current one. */
  onSelect?: () => void;
}

/** The search field, and below it the classes or the search results. */
export const TopicsPanel = ({ classes, topics, topic, finished, isOpen, onSelect }: TopicsPanelProps) => {
  const strings = usePageMessages();
  const [query, setQuery] = useState('');
  // The field updates immediately; on a slow phone the results follow later.
  const deferredQuery = useDeferredValue(query);
  const [open, setOpen] = useOpenClasses(topic?.schoolClass.id);
  const list = useRef<HTMLDivElement>(null);
  const current = topic?.lesson.id;
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      scrollIntoContainer(list.current?.querySelector('[aria-current]')),
    );
    return () => cancelAnimationFrame(frame);
  }, [current, isOpen]);

  const renderTopic = (each: Topic, withClass = false) => (
    <li key={each.lesson.id}>
      <TopicLink
        topic={each}
        current={each.lesson.id === current}
        percentage={each.lesson.percentage ?? finished.get(String(each.lesson.id))}
        withClass={withClass}
        onSelect={onSelect}
      />
    </li>
  );
  return (
    <Panel>
      <div role="search">
        <SearchField
          label={strings.search}
          hideLabel
          placeholder={strings.searchExample}
          clearLabel={strings.clearSearch}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <ScrollContainer ref={list} data-topics="">
        <SearchHits query={deferredQuery} topics={topics}>
          {(hit) => renderTopic(hit, true)}
        </SearchHits>
        {deferredQuery.trim() === '' &&
          classes.map((schoolClass) => (
            <ClassGroup
              key={schoolClass.id}
              schoolClass={schoolClass}
              open={open.has(schoolClass.id)}
              onToggle={(isOpen) => setOpen(schoolClass.id, isOpen)}
            >
              <ChapterLists schoolClass={schoolClass}>
                {(lesson) => renderTopic({ lesson, schoolClass })}
              </ChapterLists>
            </ClassGroup>
          ))}
      </ScrollContainer>
    </Panel>
  );
};
