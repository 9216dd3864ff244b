import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SCROLL_DELAY_MS, SCROLL_PARAMETER, scrollToSection, sections, type Section } from './sections.js';

const isSection = (name: string | null): name is Section => sections.some((section) => section === name);

/** Changes the address without the router, which would render lazy sections again while their chunks load. */
function removeScrollParameter(): void {
  const address = new URL(location.href);
  address.searchParams.delete(SCROLL_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Handles `?scroll=about`: after a delay scrolls to the section and removes the parameter from the address. */
export function useSectionScroll(): void {
  const [parameters] = useSearchParams();
  const target = parameters.get(SCROLL_PARAMETER);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => {
      if (isSection(target)) scrollToSection(target);
      removeScrollParameter();
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target]);
}
