import { Badge, Card, Grid, Text } from '@zarra/ui-kit';
import { learners } from './learners.js';

/** The classes of the school with the number of their learners. */
export const SchoolClasses = () => (
  <Grid>
    {[7, 8, 9, 10, 11].map((grade) => {
      const members = learners.filter((learner) => learner.grade === grade);
      const behind = members.filter(({ result }) => result < 60).length;
      return (
        <Card
          key={grade}
          title={`${grade}-sinf`}
          titleLevel={2}
          footer={<Badge>{behind} tasi qayta topshiradi</Badge>}
        >
          <Text>{members.length} ta oʻquvchi</Text>
        </Card>
      );
    })}
  </Grid>
);
