import { Card, Grid, Heading, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PageSection } from '../page-section.js';
import { carnot, dipole, lens, throws } from '../drawing/branch-lines.js';
import { LineDrawing } from '../drawing/line-drawing.js';
import { useSectionsMessages } from '../messages/section-strings.js';

// A slug is that of the category in the catalogue.
const cards = [
  { color: 'teal', slug: 'mexanika', name: 'mechanics', topics: 'mechanicsTopics', lines: throws() },
  {
    color: 'gold',
    slug: 'elektr-va-magnetizm',
    name: 'electricity',
    topics: 'electricityTopics',
    lines: dipole(),
  },
  { color: 'green', slug: 'optika', name: 'optics', topics: 'opticsTopics', lines: lens() },
  { color: 'red', slug: 'termodinamika', name: 'heat', topics: 'heatTopics', lines: carnot() },
] as const;

const Topics = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  padding: 0;
  list-style: none;
`;

// The colour of the branch is also the top border of its card.
const Item = styled.li`
  --drawing-color: var(--ui-color-chart-teal);

  &[data-color='gold'] {
    --drawing-color: var(--ui-color-chart-gold);
  }
  &[data-color='green'] {
    --drawing-color: var(--ui-color-chart-green);
  }
  &[data-color='red'] {
    --drawing-color: var(--ui-color-chart-red);
  }
  & > article {
    border-top: 3px solid var(--drawing-color);
  }
`;

/** The branches of physics with their topics; each card links to the simulations of its category. */
export const Branches = ({ cataloguePath }: { cataloguePath: string }) => {
  const { branches: texts } = useSectionsMessages();
  return (
    <PageSection forwardedAs="section" aria-labelledby="branches-title">
      <header>
        <Heading level={2} size="2xl" id="branches-title">
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.lead}</Text>
      </header>
      <Grid as="ul" role="list">
        {cards.map(({ color, slug, name, topics, lines }) => (
          <Item key={slug} data-color={color}>
            <Card
              title={<Link to={`${cataloguePath}/${slug}`}>{texts[name]}</Link>}
              linkArea="card"
              media={<LineDrawing lines={lines} />}
            >
              <Topics role="list">
                {texts[topics].map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </Topics>
            </Card>
          </Item>
        ))}
      </Grid>
    </PageSection>
  );
};
