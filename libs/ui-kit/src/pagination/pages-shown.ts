/** Pages between the first and the last that are always shown: the current one and one on each side. */
const MIDDLE = 3;
/** First and last, a gap on each side, and the middle. */
const MOST = MIDDLE + 4;

/**
 * Which pages a reader can go to at once: the first, the last, and those around the current one. A gap never hides
 * a single page, and the number of places is the same on every page, so that buttons stay where they are.
 * @param page the current one, from 1
 * @param pages how many there are
 * @returns numbers in order; `null` is a gap
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
  if (pages <= MOST) return from(1, pages);
  const start = Math.min(Math.max(page - 1, 3), pages - 1 - MIDDLE);
  return [
    1,
    start === 3 ? 2 : null,
    ...from(start, MIDDLE),
    start + MIDDLE === pages - 1 ? pages - 1 : null,
    pages,
  ];
}
