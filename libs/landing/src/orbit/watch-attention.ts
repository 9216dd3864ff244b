/**
 * Tells whether an element can be seen: it is on the screen, and the page is not hidden.
 * @returns stops it
 */
export function watchAttention(element: Element, onChange: (seen: boolean) => void): () => void {
  let inView = !('IntersectionObserver' in globalThis);
  const tell = () => onChange(inView && !document.hidden);
  const observer = inView
    ? undefined
    : new IntersectionObserver((entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        tell();
      });
  observer?.observe(element);
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => {
    observer?.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
