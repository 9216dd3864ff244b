import { Card, Container, Grid, Heading, Text, ThemeStyles } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { LabFrame } from './lab-frame.js';
import { labStrings as strings } from './lab-strings.js';

const Page = styled(Container)`
  display: grid;
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-8) var(--ui-space-16);
`;

/** What the list says of an experiment. */
export interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** All experiments. Plain links: it needs no program. */
export const IndexPage = ({ list }: { list: readonly Listed[] }) => (
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
