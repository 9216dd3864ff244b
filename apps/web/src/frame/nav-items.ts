import { pages } from '@zarra/contracts';
import { strings } from '../strings.js';
import { SCROLL_PARAMETER, type Section } from '../sections/sections.js';

const { nav } = strings;

/** A link of the top bar, the menu and the footer. */
export interface NavItem {
  readonly name: string;
  readonly to: string;
  /** The section of the home page, if the link leads to one. */
  readonly section?: Section;
}

const sectionLink = (section: Section): Pick<NavItem, 'to' | 'section'> => ({
  to: `${pages.home}?${SCROLL_PARAMETER}=${section}`,
  section,
});

/** The site's five links, in the order of the specification (§2). */
export const navItems: readonly NavItem[] = [
  { name: nav.home, to: pages.home },
  { name: nav.about, ...sectionLink('about') },
  { name: nav.simulations, to: pages.catalogue },
  { name: nav.lessons, to: pages.lessons },
  { name: nav.contact, ...sectionLink('contact') },
];
