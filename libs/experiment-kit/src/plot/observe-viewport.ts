/**
 * Observes whether an element is in the viewport. Browsers without `IntersectionObserver` report nothing.
 * @returns stops it
 */
export function observeViewport(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => undefined;
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? true));
  observer.observe(element);
  return () => observer.disconnect();
}
