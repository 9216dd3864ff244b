/** Anchors of the home page the top bar leads to (specification §2). */
export const sections = ['about', 'contact'] as const;
export type Section = (typeof sections)[number];

/** Name of the query parameter that asks the home page to scroll to a section. */
export const SCROLL_PARAMETER = 'scroll';
/** How long the home page has to settle before it scrolls, ms (specification §9). */
export const SCROLL_DELAY_MS = 100;
/** Distance of the active line from the viewport's top, px (specification §9). */
export const ACTIVE_LINE_PX = 100;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Which section lies on the active line: its top at or above it, its bottom at or below it. */
export function sectionOnLine(extents: ReadonlyMap<Section, Extent>): Section | undefined {
  return sections.find((section) => {
    const extent = extents.get(section);
    return extent !== undefined && extent.top <= ACTIVE_LINE_PX && extent.bottom >= ACTIVE_LINE_PX;
  });
}

/** How long a section is waited for whose file is still on its way, ms. */
const PATIENCE_MS = 10_000;

/** Calls back with the element of an id, now or once it is there. */
function whenThere(id: string, use: (element: HTMLElement) => void): void {
  const look = (): boolean => {
    const element = document.getElementById(id);
    if (element) use(element);
    return element !== null;
  };
  if (look()) return;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

function goTo(element: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  element.focus({ preventScroll: true });
}

/** Scrolls to a section, smoothly unless the reader asked for less motion, and puts the focus there. */
export const scrollToSection = (section: Section): void => whenThere(section, goTo);
