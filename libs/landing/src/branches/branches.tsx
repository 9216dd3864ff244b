import { Card, Grid, Heading, Text } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PageSection } from '../page-section.js';
import { carnot, dipole, lens, throws } from '../drawing/branch-lines.js';
import { LineDrawing, type DrawingColor, type Lines } from '../drawing/line-drawing.js';
import { strings } from '../strings.js';

const { branches: texts } = strings;

interface BranchCard {
  color: DrawingColor;
  /** Slug of the category in the catalogue. */
  slug: string;
  name: string;
  topics: readonly string[];
  lines: Lines;
}

const cards: readonly BranchCard[] = [
  {
    color: 'chart-teal',
    slug: 'mexanika',
    name: texts.mechanics,
    topics: texts.mechanicsTopics,
    lines: throws(),
  },
  {
    color: 'chart-gold',
    slug: 'elektr-va-magnetizm',
    name: texts.electricity,
    topics: texts.electricityTopics,
    lines: dipole(),
  },
  { color: 'chart-green', slug: 'optika', name: texts.optics, topics: texts.opticsTopics, lines: lens() },
  { color: 'chart-red', slug: 'termodinamika', name: texts.heat, topics: texts.heatTopics, lines: carnot() },
];

const Topics = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  padding: 0;
  list-style: none;
`;

// The colour of the branch is also the top border of its card.
const Item = styled.li`
  & > article {
    border-top: 3px solid var(--ui-color-chart-teal);
  }
  &[data-color='chart-gold'] > article {
    border-top-color: var(--ui-color-chart-gold);
  }
  &[data-color='chart-green'] > article {
    border-top-color: var(--ui-color-chart-green);
  }
  &[data-color='chart-red'] > article {
    border-top-color: var(--ui-color-chart-red);
  }
`;

/** The branches of physics with their topics; each card links to the simulations of its category. */
export const Branches = ({ cataloguePath }: { cataloguePath: string }) => (
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
            title={<Link to={`${cataloguePath}/${slug}`}>{name}</Link>}
            linkArea="card"
            media={<LineDrawing lines={lines} color={color} />}
          >
            <Topics role="list">
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </Topics>
          </Card>
        </Item>
      ))}
    </Grid>
  </PageSection>
);
