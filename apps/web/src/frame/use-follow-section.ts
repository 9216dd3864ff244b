import { pages } from '@zarra/contracts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { closeMenu } from './menu.js';
import { scrollToSection, type Section } from './sections.js';

/** For links to a section of the home page: where it is shown already, they scroll and leave the address alone. */
export function useFollowSection(): (event: MouseEvent, section: Section | undefined) => void {
  const { pathname } = useLocation();
  return (event, section) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (section === undefined || pathname !== pages.home || opensElsewhere) return;
    event.preventDefault();
    closeMenu();
    // After the closing menu has given the focus back to its button.
    requestAnimationFrame(() => scrollToSection(section));
  };
}
