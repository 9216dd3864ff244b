import type { LearningPath } from '@zarra/api-client/learning-path';
import { LinkButton, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useLearnerPageMessages } from '../messages/learner-page-strings.js';
import { PageSection } from './page-section.js';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-3);
`;

interface TodaysPracticeProps extends Pick<LearningPath, 'today' | 'mistakes'> {
  practicePath: string;
}

/** Practice that is due today, and what was answered wrong. */
export const TodaysPractice = ({ today, mistakes, practicePath }: TodaysPracticeProps) => {
  const { today: texts } = useLearnerPageMessages();
  return (
    <PageSection title={texts.title}>
      <Text>{today.items > 0 ? texts.size(today.items, Math.ceil(today.minutes)) : texts.none}</Text>
      {(today.items > 0 || mistakes > 0) && (
        <Actions>
          {today.items > 0 && (
            <LinkButton as={Link} to={practicePath}>
              {texts.start}
            </LinkButton>
          )}
          {mistakes > 0 && (
            <LinkButton as={Link} to={{ pathname: practicePath, search: '?scope=mistakes' }}>
              {texts.mistakes(mistakes)}
            </LinkButton>
          )}
        </Actions>
      )}
    </PageSection>
  );
};
