/** How far below the screen a place counts as near. */
const MARGIN = '100% 0px';

/**
 * Calls back once when an element comes within one screen of what is seen, or, where the browser cannot tell, at once.
 * @returns stops watching
 */
export function watchApproach(element: Element, onNear: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
