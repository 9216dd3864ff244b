import { Card, Container, Grid, Heading, Text, ThemeStyles } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { LabFrame } from './lab-frame.js';
import { labStrings as strings } from './lab-strings.js';

const Page = styled(Container)`
  display: grid;
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-8) var(--ui-space-16);
`;

/** List entry of an experiment. */
export interface ExperimentSummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** List of all experiments. Plain links: works without scripts. */
export const IndexPage = ({ list }: { list: readonly ExperimentSummary[] }) => (
  <>
    <ThemeStyles />
    <LabFrame>
      <Page>
        <Heading level={1} size="2xl">
          {strings.list}
        </Heading>
        <Text tone="muted" measure>
          {strings.trusted}
        </Text>
        <Grid>
          {list.map(({ slug, title, summary }) => (
            <Card key={slug} title={<a href={`/tajriba/${slug}`}>{title}</a>} linkArea="card" titleLevel={2}>
              <Text tone="muted">{summary}</Text>
            </Card>
          ))}
        </Grid>
      </Page>
    </LabFrame>
  </>
);
