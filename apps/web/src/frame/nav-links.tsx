import { pages } from '@zarra/contracts';
import { TopBarLink } from '@zarra/ui-kit';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { destinations, type Destination } from './destinations.js';
import { useActiveSection } from './use-active-section.js';
import { useFollowSection } from './use-follow-section.js';

/** The site's five links; sections of the home page scroll when it is shown already. */
export const NavLinks = ({ layout }: { layout: 'bar' | 'list' }) => {
  const { pathname } = useLocation();
  const active = useActiveSection();
  const follow = useFollowSection();
  const atHome = pathname === pages.home;

  const isCurrent = ({ to, section }: Destination): boolean => {
    if (section !== undefined) return atHome && active === section;
    if (to === pages.home) return atHome && active === undefined;
    return pathname === to || pathname.startsWith(`${to}/`);
  };

  return destinations.map((destination) => (
    <TopBarLink
      key={destination.name}
      as={Link}
      layout={layout}
      to={destination.to}
      aria-current={isCurrent(destination) ? (destination.section ? 'location' : 'page') : undefined}
      onClick={(event: MouseEvent) => follow(event, destination.section)}
    >
      {destination.name}
    </TopBarLink>
  ));
};
