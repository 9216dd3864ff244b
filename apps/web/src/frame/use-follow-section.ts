import { pages } from '@zarra/contracts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useMenu } from './menu-store.js';
import { scrollToSection, type Section } from './sections.js';

/** For links to a section of the home page: where it is shown already, they scroll and leave the address alone. */
export function useFollowSection(): (event: MouseEvent, section: Section | undefined) => void {
  const { pathname } = useLocation();
  const hideMenu = useMenu((menu) => menu.hide);
  return (event, section) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (section === undefined || pathname !== pages.home || opensElsewhere) return;
    event.preventDefault();
    hideMenu();
    // The menu gives the focus back to its button while closing; the section takes it afterwards.
    requestAnimationFrame(() => scrollToSection(section));
  };
}
