import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SCROLL_DELAY_MS, SCROLL_PARAMETER, scrollToSection, sections, type Section } from './sections.js';

const isSection = (name: string | null): name is Section => sections.some((section) => section === name);

/** Past the router: to it the page is the same, and parts of it that wait for their file must not be drawn anew. */
function tidyAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete(SCROLL_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Follows `?scroll=about`: after a moment scrolls there and takes the parameter out of the address. */
export function useSectionScroll(): void {
  const [parameters] = useSearchParams();
  const target = parameters.get(SCROLL_PARAMETER);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => {
      if (isSection(target)) scrollToSection(target);
      tidyAddress();
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target]);
}
