import { Heading, Text } from '@zarra/ui-kit';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

const Stack = styled.div`
  display: grid;
  gap: var(--ui-space-2);
`;

interface NoLessonProps {
  /** There are lessons to choose from. */
  some: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** In place of a lesson when the address names one that is not there, or there is none at all. */
export const NoLesson = ({ some, heading }: NoLessonProps) => (
  <Stack>
    <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
      {strings.notChosen}
    </Heading>
    <Text tone="muted">{some ? strings.choose : strings.noneYet}</Text>
  </Stack>
);
