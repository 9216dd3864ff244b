import { pages } from '@zarra/contracts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { closeMenu } from './use-page-change.js';
import { scrollToSection, type Section } from '../sections/sections.js';

/** Click handler of links to a section: on the home page they scroll and do not change the address. */
export function useSectionLink(): (event: MouseEvent, section: Section | undefined) => void {
  const { pathname } = useLocation();
  return (event, section) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (section === undefined || pathname !== pages.home || opensNewTab) return;
    event.preventDefault();
    closeMenu();
    // The menu first closes and returns the focus to its button.
    requestAnimationFrame(() => scrollToSection(section));
  };
}
