/** Share of the viewport's height below which a heading has not been reached yet. */
const READING_LINE = 0.4;

/**
 * Observes which heading of a text a reader has reached.
 * @param text element with headings that have ids
 * @param onReach called with the id of the last heading above the reading line, when it changes
 * @returns a function that stops observing
 */
export function observeReading(text: Element, onReach: (heading: string) => void): () => void {
  const headings = [...text.querySelectorAll('h2[id], h3[id], h4[id], h5[id], h6[id]')];
  if (headings.length === 0) return () => undefined;
  let last: string | undefined;
  const update = (): void => {
    const line = innerHeight * READING_LINE;
    const reached = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id;
    // A reader who scrolls back reads again; the place of the start is no heading.
    if (reached === undefined || reached === last) return;
    last = reached;
    onReach(reached);
  };
  const observer = new IntersectionObserver(update, {
    rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
  });
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}
