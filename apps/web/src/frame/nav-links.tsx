import { pages } from '@zarra/contracts';
import { TopBarLink } from '@zarra/ui-kit';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { navItems, type NavItem } from './nav-items.js';
import { useActiveSection } from '../sections/use-active-section.js';
import { useSectionLink } from './use-section-link.js';

/** The site's five links. On the home page the links to its sections scroll. */
export const NavLinks = ({ layout }: { layout: 'bar' | 'list' }) => {
  const { pathname } = useLocation();
  const active = useActiveSection();
  const onSectionLink = useSectionLink();
  const atHome = pathname === pages.home;

  const isCurrent = ({ to, section }: NavItem): boolean => {
    if (section !== undefined) return atHome && active === section;
    if (to === pages.home) return atHome && active === undefined;
    return pathname === to || pathname.startsWith(`${to}/`);
  };

  return navItems.map((item) => (
    <TopBarLink
      key={item.name}
      as={Link}
      layout={layout}
      to={item.to}
      aria-current={isCurrent(item) ? (item.section ? 'location' : 'page') : undefined}
      onClick={(event: MouseEvent) => onSectionLink(event, item.section)}
    >
      {item.name}
    </TopBarLink>
  ));
};
