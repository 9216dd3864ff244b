import { pages } from '@zarra/contracts';
import { TopBarLink } from '@zarra/ui-kit';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { strings } from '../strings.js';
import { useMenu } from './menu-store.js';
import { SCROLL_PARAMETER, scrollToSection, type Section } from './sections.js';
import { useActiveSection } from './use-active-section.js';

const { nav } = strings;

interface Destination {
  readonly name: string;
  readonly to: string;
  readonly section?: Section;
}

const destinations: readonly Destination[] = [
  { name: nav.home, to: pages.home },
  { name: nav.about, to: `${pages.home}?${SCROLL_PARAMETER}=about`, section: 'about' },
  { name: nav.simulations, to: pages.catalogue },
  { name: nav.lessons, to: pages.lessons },
  { name: nav.contact, to: `${pages.home}?${SCROLL_PARAMETER}=contact`, section: 'contact' },
];

/** The site's five links; sections of the home page scroll when it is shown already. */
export const NavLinks = ({ layout }: { layout: 'bar' | 'list' }) => {
  const { pathname } = useLocation();
  const active = useActiveSection();
  const hideMenu = useMenu((menu) => menu.hide);
  const atHome = pathname === pages.home;

  const isCurrent = ({ to, section }: Destination): boolean => {
    if (section !== undefined) return atHome && active === section;
    if (to === pages.home) return atHome && active === undefined;
    return pathname === to || pathname.startsWith(`${to}/`);
  };

  const follow = (event: MouseEvent, section: Section | undefined): void => {
    if (section === undefined || !atHome || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    hideMenu();
    // The menu gives the focus back to its button while closing; the section takes it afterwards.
    requestAnimationFrame(() => scrollToSection(section));
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
