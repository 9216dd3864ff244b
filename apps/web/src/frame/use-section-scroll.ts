import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SCROLL_DELAY_MS, SCROLL_PARAMETER, scrollToSection, sections, type Section } from './sections.js';

const isSection = (name: string | null): name is Section => sections.some((section) => section === name);

/** Follows `?scroll=about`: after a moment scrolls there and takes the parameter out of the address. */
export function useSectionScroll(): void {
  const [parameters, setParameters] = useSearchParams();
  const target = parameters.get(SCROLL_PARAMETER);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => {
      // The visitor has gone on, and this page only waits for the next one's file.
      if (!new URLSearchParams(location.search).has(SCROLL_PARAMETER)) return;
      if (isSection(target)) scrollToSection(target);
      setParameters(
        (current) => {
          current.delete(SCROLL_PARAMETER);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target, setParameters]);
}
