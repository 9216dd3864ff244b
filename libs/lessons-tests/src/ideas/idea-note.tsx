import { Text } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ideaStrings } from '../messages/idea-strings.js';

const Note = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  padding-block: var(--ui-space-1);
  padding-inline-start: var(--ui-space-3);
  border-inline-start: 3px solid var(--ui-color-line-strong);

  @media print {
    padding-block: 0;
  }
`;

/** What a learner believes, why it fails and what to try. */
interface ShownIdea {
  readonly believes: string;
  readonly fails: string;
  readonly try: string;
}

interface IdeaNoteProps {
  idea: ShownIdea;
  texts: typeof ideaStrings;
  /** Links below the idea. */
  children?: ReactNode;
}

/** The idea that a wrong answer stands for. */
export const IdeaNote = ({ idea, texts, children }: IdeaNoteProps) => (
  <Note>
    <Text size="sm">
      <strong>{texts.believes}</strong> {idea.believes}
    </Text>
    <Text size="sm">{idea.fails}</Text>
    <Text size="sm">
      <strong>{texts.try}</strong> {idea.try}
    </Text>
    {children}
  </Note>
);
