import { Card, Container, Grid, Heading, Text } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import { useExperimentsMessages } from '../experiments-messages.js';
import type { ExperimentSummary } from '../summaries.js';

const Page = styled(Container)`
  display: grid;
  gap: var(--ui-space-6);
  padding-block: var(--ui-space-8) var(--ui-space-16);

  & > section {
    display: grid;
    gap: var(--ui-space-4);
  }

  /* A picture has the shape of its scene, and the paper of the stage. */
  & article > [data-card-media] > img {
    object-fit: contain;
    background: var(--ui-color-surface);
  }
`;

/** Props of {@link ExperimentIndex}. */
export interface ExperimentIndexProps {
  /** Such as `summaries`: branches and their experiments appear in its order. */
  list: readonly ExperimentSummary[];
  /** Path of the experiments' pages, without a slash at the end. */
  path: string;
  /** Address of the picture of an experiment; without it a card has none. */
  pictureOf?: (slug: string) => string;
}

/** All experiments by branch of physics, with plain links: it needs no script. */
export const ExperimentIndex = ({ list, path, pictureOf }: ExperimentIndexProps) => {
  const strings = useExperimentsMessages();
  return (
    <Page>
      <Heading level={1} size="2xl">
        {strings.list}
      </Heading>
      <Text tone="muted" measure>
        {strings.trusted}
      </Text>
      {[...new Set(list.map(({ branch }) => branch))].map((branch) => (
        <section key={branch} aria-label={branch}>
          <Heading level={2} size="xl">
            {branch}
          </Heading>
          <Grid>
            {list
              .filter((experiment) => experiment.branch === branch)
              .map((experiment) => (
                <Card
                  key={experiment.slug}
                  title={<a href={`${path}/${experiment.slug}`}>{experiment.title}</a>}
                  linkArea="card"
                  footer={
                    <Text size="sm" tone="muted">
                      {strings.classes(experiment.classes)}
                    </Text>
                  }
                  media={
                    pictureOf && (
                      <img
                        src={pictureOf(experiment.slug)}
                        alt=""
                        width={320}
                        height={200}
                        loading="lazy"
                        decoding="async"
                      />
                    )
                  }
                >
                  {experiment.summary}
                </Card>
              ))}
          </Grid>
        </section>
      ))}
    </Page>
  );
};
