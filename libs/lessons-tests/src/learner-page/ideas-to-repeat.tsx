import type { LearningPath } from '@zarra/api-client/learning-path';
import { LinkButton } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { lessonAddress } from './lesson-address.js';
import { PageSection, Rows } from './page-section.js';

/** Sentences need the whole width of a phone: the button is below them. */
const Ideas = styled(Rows)`
  & > li {
    gap: var(--ui-space-3) var(--ui-space-4);
    padding-block: var(--ui-space-3);
  }
  & > li > :first-child {
    display: grid;
    flex-basis: 22rem;
    gap: var(--ui-space-1);
    line-height: 1.4;
  }
`;

interface IdeasToRepeatProps {
  ideas: NonNullable<LearningPath['ideas']>;
  lessonsPath: string;
  practicePath: string;
}

/** Wrong ideas of the learner, each with what to read and one item to practise. */
export const IdeasToRepeat = ({ ideas, lessonsPath, practicePath }: IdeasToRepeatProps) => {
  const { ideas: texts } = useLearnerPageMessages();
  if (ideas.length === 0) return null;
  return (
    <PageSection title={texts.title}>
      <Ideas>
        {ideas.map(({ key, believes, fails, lesson, section, item }) => (
          <li key={key}>
            <div>
              {believes}
              <small>{fails}</small>
              <small>
                <Link to={lessonAddress(lessonsPath, lesson.id, section?.heading)}>
                  {texts.read(section?.title ?? lesson.title)}
                </Link>
              </small>
            </div>
            {item != null && (
              <LinkButton
                as={Link}
                to={{ pathname: practicePath, search: `?scope=item:${item}` }}
                aria-label={`${texts.practise}: ${section?.title ?? lesson.title}`}
              >
                {texts.practise}
              </LinkButton>
            )}
          </li>
        ))}
      </Ideas>
    </PageSection>
  );
};
