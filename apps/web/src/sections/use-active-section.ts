import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sectionAtActiveLine, sections, type Section } from './sections.js';

const measure = (): Section | undefined =>
  sectionAtActiveLine(
    new Map(
      sections.flatMap((section) => {
        const box = document.getElementById(section)?.getBoundingClientRect();
        return box ? [[section, box] as const] : [];
      }),
    ),
  );

/** The section of the home page on the active line. It updates while the page scrolls. */
export function useActiveSection(): Section | undefined {
  const { pathname } = useLocation();
  const [active, setActive] = useState<Section>();
  useEffect(() => {
    const update = (): void => setActive(measure());
    const frame = requestAnimationFrame(update);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [pathname]);
  return active;
}
