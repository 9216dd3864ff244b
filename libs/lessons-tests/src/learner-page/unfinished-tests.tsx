import type { LearningPath } from '@zarra/api-client/learning-path';
import { Link } from 'react-router';
import { useSyncExternalStore } from 'react';
import { draftStore } from '../answers/draft.js';
import { lessonAddress } from './lesson-address.js';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { PageSection, Rows } from './page-section.js';

interface UnfinishedTestsProps {
  /** Key of the signed-in learner. */
  learner: string;
  classes: LearningPath['classes'];
  lessonsPath: string;
}

/** Tests whose answers are on this device and have no result yet. */
export const UnfinishedTests = ({ learner, classes, lessonsPath }: UnfinishedTestsProps) => {
  const { drafts: texts } = useLearnerPageMessages();
  const read = () => JSON.stringify([draftStore.ids(learner), draftStore.queuedIds(learner)]);
  const saved = useSyncExternalStore(draftStore.subscribe, read, () => '[[],[]]');
  const [ids, queued] = (JSON.parse(saved) as (string | number)[][]).map((list) => new Set(list.map(String)));
  const lessons = classes
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
    .filter(({ id, result }) => result === null && ids?.has(String(id)));
  if (lessons.length === 0) return null;
  return (
    <PageSection title={texts.title}>
      <Rows>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <div>
              <Link to={lessonAddress(lessonsPath, id)}>{title}</Link>
              <small>{queued?.has(String(id)) ? texts.waiting : texts.open}</small>
            </div>
          </li>
        ))}
      </Rows>
    </PageSection>
  );
};
