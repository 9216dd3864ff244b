import { Button, Heading, Alert, Skeleton } from '@zarra/ui-kit';
import { lazy, memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { ChunkBoundary } from '../chunk-boundary.js';
import type { LessonTestProps } from '../lesson-test/lesson-test.js';
import { strings } from '../strings.js';

const LessonTest = lazy(() =>
  import('../lesson-test/lesson-test.js').then((file) => ({ default: file.LessonTest })),
);

const Place = styled.section`
  display: grid;
  gap: var(--ui-space-4);
`;

const Missing = () => (
  <Place>
    <Heading level={2}>{strings.test}</Heading>
    <Alert
      tone="error"
      role="alert"
      action={<Button onClick={() => location.reload()}>{strings.retry}</Button>}
    >
      {strings.testMissing}
    </Alert>
  </Place>
);

/**
 * Where the lesson's test stands. It is loaded while the lesson is read: the first sight of a lesson is not its test.
 * Remembered, because React throws away what came with the page when it is rendered again before its program is there.
 */
export const TestPlace = memo((props: LessonTestProps) => (
  <ChunkBoundary fallback={<Missing />}>
    <Suspense fallback={<Skeleton lines={4} />}>
      <LessonTest key={props.lesson.id} {...props} />
    </Suspense>
  </ChunkBoundary>
));
TestPlace.displayName = 'TestPlace';
