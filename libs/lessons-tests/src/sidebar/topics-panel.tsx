import type { SchoolClass } from '@zarra/api-client';
import { SearchField } from '@zarra/ui-kit';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Topic } from '../lesson/topics.js';
import { strings } from '../strings.js';
import { ClassGroup } from './class-group.js';
import { revealWithin } from './reveal-within.js';
import { SearchHits } from './search-hits.js';
import { TopicLink } from './topic-link.js';
import { TopicList } from './topic-list.js';
import { useOpenClasses } from './use-open-classes.js';

// The focus ring of the search box is not cut by the drawer's title.
const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--ui-space-3);
  min-height: 0;

  dialog & {
    padding-top: var(--ui-space-1);
  }
`;
// The drawer scrolls as a whole.
const Scrolling = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  dialog & {
    overflow: visible;
  }
`;

interface TopicsPanelProps {
  classes: readonly SchoolClass[];
  topics: readonly Topic[];
  topic: Topic | undefined;
  /** Lesson id → per cent, by what this device remembers; the server's word counts more. */
  finished: ReadonlyMap<number, number>;
  /** Whether it can be seen: the current topic is then scrolled into view. */
  isShown: boolean;
  /** A topic was chosen, the one on screen too. */
  onChoose?: () => void;
}

/** The search box and below it the classes, or what the search found. */
export const TopicsPanel = ({ classes, topics, topic, finished, isShown, onChoose }: TopicsPanelProps) => {
  const [query, setQuery] = useState('');
  // The box answers at once; the hits may come a moment later on a slow phone.
  const wanted = useDeferredValue(query);
  const [open, setOpen] = useOpenClasses(topic?.schoolClass.id);
  const list = useRef<HTMLDivElement>(null);
  const current = topic?.lesson.id;
  useEffect(() => {
    if (!isShown) return undefined;
    const frame = requestAnimationFrame(() => revealWithin(list.current?.querySelector('[aria-current]')));
    return () => cancelAnimationFrame(frame);
  }, [current, isShown]);

  const line = (each: Topic, withClass = false) => (
    <li key={each.lesson.id}>
      <TopicLink
        topic={each}
        current={each.lesson.id === current}
        percentage={each.lesson.percentage ?? finished.get(each.lesson.id)}
        withClass={withClass}
        onChoose={onChoose}
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
          onValueChange={setQuery}
        />
      </div>
      <Scrolling ref={list} data-topics="">
        <SearchHits query={wanted} topics={topics}>
          {(hit) => line(hit, true)}
        </SearchHits>
        {wanted.trim() === '' &&
          classes.map((schoolClass) => (
            <ClassGroup
              key={schoolClass.id}
              schoolClass={schoolClass}
              open={open.has(schoolClass.id)}
              onToggle={(isOpen) => setOpen(schoolClass.id, isOpen)}
            >
              <TopicList role="list">
                {schoolClass.lessons.map((lesson) => line({ lesson, schoolClass }))}
              </TopicList>
            </ClassGroup>
          ))}
      </Scrolling>
    </Panel>
  );
};
