import { Avatar, Divider, Grid, Inline, Stack, Stat, Stepper, Text } from '@zarra/ui-kit';
import { dateOf, type Learner } from './learners.js';

const steps = ['Test', 'Suhbat', 'Baho'];

/** A learner's results and the next step of the year's end. */
export const LearnerDetails = ({ learner }: { learner: Learner }) => (
  <Stack gap="lg">
    <Inline>
      <Avatar name={learner.name} size="lg" decorative />
      <Text tone="muted">{learner.grade}-sinf oʻquvchisi</Text>
    </Inline>
    <Grid columns={2} cell="narrow">
      <Stat label="Natija" value={`${learner.result} %`} />
      <Stat label="Oxirgi test" value={dateOf(learner.lastTest)} />
    </Grid>
    <Divider label="Yil yakuni" />
    <Stepper label="Yil yakuni" steps={steps} current={learner.result < 60 ? 0 : 1} />
  </Stack>
);
