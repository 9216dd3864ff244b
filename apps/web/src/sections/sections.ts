/** Sections of the home page with links in the top bar (specification §2). */
export const sections = ['about', 'contact'] as const;
export type Section = (typeof sections)[number];

/** Name of the query parameter with the section that the home page scrolls to. */
export const SCROLL_PARAMETER = 'scroll';
/** Delay before the home page scrolls, ms (specification §9). */
export const SCROLL_DELAY_MS = 100;
/** Distance of the active line from the viewport's top, px (specification §9). */
export const ACTIVE_LINE_PX = 100;

interface Bounds {
  readonly top: number;
  readonly bottom: number;
}

/** The section on the active line: its top is at or above the line, its bottom at or below it. */
export function sectionAtActiveLine(boundsBySection: ReadonlyMap<Section, Bounds>): Section | undefined {
  return sections.find((section) => {
    const bounds = boundsBySection.get(section);
    return bounds !== undefined && bounds.top <= ACTIVE_LINE_PX && bounds.bottom >= ACTIVE_LINE_PX;
  });
}

/** Maximum wait for a section whose chunk is loading, ms. */
const ELEMENT_TIMEOUT_MS = 10_000;

/** Calls back with the element of an id, at once or when it is added to the page. */
function whenElementExists(id: string, callback: (element: HTMLElement) => void): void {
  const tryFind = (): boolean => {
    const element = document.getElementById(id);
    if (element) callback(element);
    return element !== null;
  };
  if (tryFind()) return;
  const observer = new MutationObserver(() => {
    if (tryFind()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), ELEMENT_TIMEOUT_MS);
}

function scrollAndFocus(element: HTMLElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
  element.focus({ preventScroll: true });
}

/** Scrolls to a section, smoothly unless reduced motion is preferred, and focuses it. */
export const scrollToSection = (section: Section): void => whenElementExists(section, scrollAndFocus);
