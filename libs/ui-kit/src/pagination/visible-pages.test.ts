import { visiblePages } from './visible-pages.js';

const format = (page: number, pages: number) =>
  visiblePages(page, pages)
    .map((shown) => shown ?? '…')
    .join(' ');

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [99, 20, '1 … 16 17 18 19 20'],
  [0, 20, '1 2 3 4 5 … 20'],
])('on page %i of %i: %s', (page, pages, shown) => {
  expect(format(page, pages)).toBe(shown);
});

test('there are seven items with the current page and its neighbours, and a gap replaces more than one page', () => {
  for (let pages = 8; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const shown = visiblePages(page, pages);
      expect(shown).toHaveLength(7);
      for (const number of [page - 1, page, page + 1].filter(
        (candidate) => candidate >= 1 && candidate <= pages,
      ))
        expect(shown).toContain(number);
      shown.forEach((item, index) => {
        if (item === null) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2);
      });
    }
  }
});
