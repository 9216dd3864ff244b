import type { Simulation } from '@zarra/api-client/catalogue';
import { Badge, Card, Icon, LinkButton, Text } from '@zarra/ui-kit';
import { arrowUpRight } from '@zarra/ui-kit/icons/arrow-up-right';
import { memo } from 'react';
import { CardImage } from './card-image.js';
import { CategoryChips } from './category-chips.js';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

/** Name of the other site that a link opens; undefined for a page of this site. */
function otherSiteOf(link: string | null): string | undefined {
  if (link === null || link.startsWith('/')) return undefined;
  const { hostname } = new URL(link);
  return hostname === 'phet.colorado.edu' ? 'PhET' : hostname;
}

interface SimulationCardProps {
  simulation: Simulation;
  /** Visible when the catalogue opens. */
  eager: boolean;
}

/** One simulation. Memoised: remaining cards do not render again at each keystroke of the search. */
export const SimulationCard = memo(function SimulationCard({ simulation, eager }: SimulationCardProps) {
  const strings = useCatalogueMessages();
  const { title, description, image, link, typeName, categories } = simulation;
  const otherSite = otherSiteOf(link);
  return (
    <Card
      title={title}
      titleLevel={2}
      media={<CardImage src={image} eager={eager} />}
      badge={typeName && <Badge>{typeName}</Badge>}
      footer={
        <>
          {categories.length > 0 && <CategoryChips categories={categories} />}
          {otherSite !== undefined && (
            <Text size="sm" tone="muted">
              {strings.otherSite(otherSite)}
            </Text>
          )}
          {link !== null && (
            <LinkButton
              href={link}
              target="_blank"
              rel="noopener"
              block
              aria-label={strings.openNamed(title)}
            >
              {strings.open}
              <Icon path={arrowUpRight} />
            </LinkButton>
          )}
        </>
      }
    >
      {description}
    </Card>
  );
});
