import { Card, Grid, Heading, Text, type Branch } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Band } from '../band.js';
import { carnot, dipole, lens, throws } from '../drawing/branch-lines.js';
import { LineDrawing, type Lines } from '../drawing/line-drawing.js';
import { strings } from '../strings.js';

const { branches: texts } = strings;

interface BranchCard {
  branch: Branch;
  /** Category of the catalogue. */
  slug: string;
  name: string;
  topics: readonly string[];
  lines: Lines;
}

const cards: readonly BranchCard[] = [
  {
    branch: 'mechanics',
    slug: 'mexanika',
    name: texts.mechanics,
    topics: texts.mechanicsTopics,
    lines: throws(),
  },
  {
    branch: 'electricity',
    slug: 'elektr-va-magnetizm',
    name: texts.electricity,
    topics: texts.electricityTopics,
    lines: dipole(),
  },
  { branch: 'optics', slug: 'optika', name: texts.optics, topics: texts.opticsTopics, lines: lens() },
  { branch: 'heat', slug: 'termodinamika', name: texts.heat, topics: texts.heatTopics, lines: carnot() },
];

const Topics = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  padding: 0;
  list-style: none;
`;

// The thin mark of the branch, above its drawing.
const Place = styled.li`
  & > article {
    border-top: 3px solid var(--ui-color-mechanics);
  }
  &[data-branch='electricity'] > article {
    border-top-color: var(--ui-color-electricity);
  }
  &[data-branch='optics'] > article {
    border-top-color: var(--ui-color-optics);
  }
  &[data-branch='heat'] > article {
    border-top-color: var(--ui-color-heat);
  }
`;

/** The branches of physics, each with its topics, leading to its simulations. */
export const Branches = ({ cataloguePath }: { cataloguePath: string }) => (
  <Band forwardedAs="section" aria-labelledby="branches-title">
    <header>
      <Heading level={2} size="2xl" id="branches-title">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.lead}</Text>
    </header>
    <Grid as="ul" role="list">
      {cards.map(({ branch, slug, name, topics, lines }) => (
        <Place key={slug} data-branch={branch}>
          <Card
            title={<Link to={`${cataloguePath}/${slug}`}>{name}</Link>}
            linkArea="card"
            media={<LineDrawing lines={lines} branch={branch} />}
          >
            <Topics role="list">
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </Topics>
          </Card>
        </Place>
      ))}
    </Grid>
  </Band>
);
