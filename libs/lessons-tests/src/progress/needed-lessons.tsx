import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { neededLessonsQuery } from '@zarra/api-client/learning-path';
import type { EntityId } from '@zarra/contracts';
import { Button, Icon } from '@zarra/ui-kit';
import { cross } from '@zarra/ui-kit/icons/cross';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { useProgressMessages } from '../messages/progress-strings.js';
import { withTopic, type Topic } from '../topics.js';
import { BottomBar } from './bottom-bar.js';

/** More links are a list that learners skip. */
const MOST = 2;

interface NeededLessonsProps {
  client: ApiClient;
  /** The lesson on screen. */
  lesson: EntityId;
  topics: readonly Topic[];
  /** Lessons with a result of the learner, as stored on this device. */
  finished: ReadonlyMap<string, number>;
  /** Path of the lessons. */
  path: string;
}

/** Links to the lessons that this one builds on and the learner has no result of; they can be closed. */
export const NeededLessons = ({ client, lesson, topics, finished, path }: NeededLessonsProps) => {
  const strings = useProgressMessages();
  const [isClosed, setClosed] = useState(false);
  const isDone = (id: EntityId): boolean =>
    finished.has(String(id)) ||
    topics.some((topic) => String(topic.lesson.id) === String(id) && topic.lesson.percentage !== null);
  const { data = [] } = useQuery({ ...neededLessonsQuery(client, lesson), enabled: !isDone(lesson) });
  const needed = data.filter(({ id }) => !isDone(id)).slice(0, MOST);
  if (needed.length === 0 || isClosed) return null;
  return (
    <BottomBar aria-label={strings.readFirst}>
      <span>
        <small>{strings.readFirst}</small>
        {needed.map(({ id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            <Link to={{ pathname: path, search: withTopic('', id) }}>{title}</Link>
          </Fragment>
        ))}
      </span>
      <Button variant="quiet" aria-label={strings.closeReadFirst} onClick={() => setClosed(true)}>
        <Icon path={cross} />
      </Button>
    </BottomBar>
  );
};
