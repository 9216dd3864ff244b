import { pages } from '@zarra/contracts';
import { strings } from '../strings.js';
import { SCROLL_PARAMETER, type Section } from './sections.js';

const { nav } = strings;

/** One of the links the top bar, the menu and the footer share. */
export interface Destination {
  readonly name: string;
  readonly to: string;
  /** The section of the home page it leads to. */
  readonly section?: Section;
}

const toSection = (section: Section): Pick<Destination, 'to' | 'section'> => ({
  to: `${pages.home}?${SCROLL_PARAMETER}=${section}`,
  section,
});

/** The site's five links, in the order of the specification (§2). */
export const destinations: readonly Destination[] = [
  { name: nav.home, to: pages.home },
  { name: nav.about, ...toSection('about') },
  { name: nav.simulations, to: pages.catalogue },
  { name: nav.lessons, to: pages.lessons },
  { name: nav.contact, ...toSection('contact') },
];
