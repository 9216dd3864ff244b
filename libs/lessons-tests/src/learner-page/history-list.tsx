import type { LearningPath } from '@zarra/api-client/learning-path';
import { formatDay } from '@zarra/uzbek';
import { Link } from 'react-router';
import { ResultMark } from '../result-mark.js';
import { lessonAddress } from './lesson-address.js';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { PageSection, Rows } from './page-section.js';

/** Results of tests and days of practice, the latest first. */
export const HistoryList = ({
  history,
  lessonsPath,
}: Pick<LearningPath, 'history'> & { lessonsPath: string }) => {
  const { history: texts } = useLearnerPageMessages();
  if (history.length === 0) return null;
  return (
    <PageSection title={texts.title}>
      <Rows>
        {history.map((event) => (
          <li key={event.at}>
            <div>
              {event.kind === 'result' ? (
                <Link to={lessonAddress(lessonsPath, event.lesson.id)}>{event.lesson.title}</Link>
              ) : (
                texts.practice(event.right, event.answers)
              )}
              <small>
                <time dateTime={event.at}>{formatDay(new Date(event.at))}</time>
              </small>
            </div>
            {event.kind === 'result' && <ResultMark percentage={event.percentage} />}
          </li>
        ))}
      </Rows>
    </PageSection>
  );
};
