import { Card, Container, Grid, Heading, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useExperimentsMessages } from '../experiments-messages.js';
import type { ExperimentSummary } from '../summaries.js';

const Page = styled(Container)`
  display: grid;
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-8) var(--ui-space-16);
`;

/** Props of {@link ExperimentIndex}. */
export interface ExperimentIndexProps {
  /** In the order of the page, such as `summaries`. */
  list: readonly ExperimentSummary[];
  /** Path of the experiments' pages, without a slash at the end. */
  path: string;
}

/** All experiments, with plain links: it needs no script. */
export const ExperimentIndex = ({ list, path }: ExperimentIndexProps) => {
  const strings = useExperimentsMessages();
  return (
    <Page>
      <Heading level={1} size="2xl">
        {strings.list}
      </Heading>
      <Text tone="muted" measure>
        {strings.trusted}
      </Text>
      <Grid>
        {list.map(({ slug, title, summary }) => (
          <Card key={slug} title={<a href={`${path}/${slug}`}>{title}</a>} linkArea="card" titleLevel={2}>
            <Text tone="muted">{summary}</Text>
          </Card>
        ))}
      </Grid>
    </Page>
  );
};
