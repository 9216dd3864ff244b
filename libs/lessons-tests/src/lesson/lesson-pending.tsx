import { Button, Skeleton, Text, useSlow } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import type { ClassesState } from '../use-classes.js';

const Stack = styled.div`
  display: grid;
  gap: var(--ui-space-4);
`;
const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2) var(--ui-space-4);
`;

const SlowLine = () => {
  const slow = useSlow(true);
  return (
    <Text size="sm" tone="muted" role="status">
      {slow && strings.slow}
    </Text>
  );
};

interface LessonPendingProps {
  classes: Exclude<ClassesState, { status: 'ready' }>;
}

/** In place of a lesson whose classes are on their way, or did not come: the placeholder stays (decision 20). */
export const LessonPending = ({ classes }: LessonPendingProps) => (
  <Stack aria-busy={classes.status === 'loading' || classes.retrying}>
    <Text as="h1" tone="muted">
      {strings.loading}
    </Text>
    {classes.status === 'loading' ? (
      <>
        <SlowLine />
        <Skeleton shape="title" />
        <Skeleton shape="media" />
        <Skeleton lines={5} />
      </>
    ) : (
      <Failure role="alert">
        <Text>{strings.failedBecause[classes.kind]}</Text>
        <Button busy={classes.retrying} busyLabel={strings.retrying} onClick={classes.retry}>
          {strings.retry}
        </Button>
      </Failure>
    )}
  </Stack>
);
