import { Badge, Card, Grid, Heading } from '@zarra/ui-kit';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PageSection } from './page-section.js';
import { damped, helix, refraction } from './drawing/feature-lines.js';
import { LineDrawing } from './drawing/line-drawing.js';
import { useSectionsMessages } from './messages/section-strings.js';

const cards = [
  { title: 'solids', text: 'solidsText', lines: helix() },
  { title: 'experiments', text: 'experimentsText', lines: damped() },
  { title: 'explanations', text: 'explanationsText', lines: refraction() },
] as const;

const Announcement = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-2) var(--ui-space-3);
  align-items: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--ui-target);
  }
`;

/** An announcement and the main features of the site. */
export const Features = ({ cataloguePath }: { cataloguePath: string }) => {
  const { features } = useSectionsMessages();
  return (
    <PageSection forwardedAs="section" aria-labelledby="features-title">
      <header>
        <Announcement>
          <Badge tone="accent">{features.badge}</Badge>
          <Link to={`${cataloguePath}/kvant-fizikasi`}>{features.announcement}</Link>
        </Announcement>
        <Heading level={2} size="2xl" id="features-title">
          {features.title}
        </Heading>
      </header>
      <Grid as="ul" columns={3} cell="narrow" role="list">
        {cards.map(({ title, text, lines }) => (
          <li key={title}>
            <Card title={features[title]} media={<LineDrawing lines={lines} />}>
              {features[text]}
            </Card>
          </li>
        ))}
      </Grid>
    </PageSection>
  );
};
