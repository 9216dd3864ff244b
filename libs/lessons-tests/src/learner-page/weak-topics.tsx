import type { LearningPath } from '@zarra/api-client/learning-path';
import { LinkButton } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { lessonAddress } from './lesson-address.js';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { PageSection, Rows } from './page-section.js';

interface WeakTopicsProps extends Pick<LearningPath, 'weak'> {
  lessonsPath: string;
  practicePath: string;
}

/** Topics to repeat, each with one action. Practice is the way out; a lesson without items is read again. */
export const WeakTopics = ({ weak, lessonsPath, practicePath }: WeakTopicsProps) => {
  const { weak: texts } = useLearnerPageMessages();
  if (weak.length === 0) return null;
  return (
    <PageSection title={texts.title}>
      <Rows>
        {weak.map(({ lesson, section, percentage, missed, items }) => {
          const details = [
            section?.title,
            percentage !== null && texts.result(percentage),
            texts.missed(missed),
          ];
          const address =
            items > 0
              ? { pathname: practicePath, search: `?scope=lesson:${lesson.id}` }
              : lessonAddress(lessonsPath, lesson.id, section?.heading);
          return (
            <li key={`${lesson.id}#${section?.heading ?? ''}`}>
              <div>
                <Link to={lessonAddress(lessonsPath, lesson.id, section?.heading)}>{lesson.title}</Link>
                <small>{details.filter(Boolean).join(' · ')}</small>
              </div>
              <LinkButton
                as={Link}
                to={address}
                aria-label={`${items > 0 ? texts.practise : texts.read}: ${lesson.title}`}
              >
                {items > 0 ? texts.practise : texts.read}
              </LinkButton>
            </li>
          );
        })}
      </Rows>
    </PageSection>
  );
};
