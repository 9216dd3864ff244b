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
