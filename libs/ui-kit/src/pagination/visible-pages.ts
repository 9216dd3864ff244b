/** Pages that are visible around the current one: itself and one on each side. */
const MIDDLE = 3;
/** First and last page, a gap on each side, and the middle. */
const MAX_ITEMS = MIDDLE + 4;

/**
 * The pages of the list: the first, the last, and those around the current page. A gap replaces at least two pages, and
 * the number of items is constant, so that buttons keep their position.
 * @returns page numbers in order, from 1; `null` is a gap
 */
export function visiblePages(page: number, pages: number): (number | null)[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
  if (pages <= MAX_ITEMS) return from(1, pages);
  const start = Math.min(Math.max(page - 1, 3), pages - 1 - MIDDLE);
  return [
    1,
    start === 3 ? 2 : null,
    ...from(start, MIDDLE),
    start + MIDDLE === pages - 1 ? pages - 1 : null,
    pages,
  ];
}
