// @ts-check
/** @typedef {import('./svg.mjs').Point} Point */

/**
 * Where a field of numbers reaches a level: marching squares. Closed outlines in cells from the field's first number;
 * each has the higher side on its left, so that holes turn the other way and a fill leaves them out.
 *
 * @param {ArrayLike<number>} values row by row
 * @param {number} columns
 * @param {number} rows
 * @param {number} level above 0: beyond its rims the field counts as 0
 * @returns {Point[][]}
 */
export function contours(values, columns, rows, level) {
  /** @param {number} x @param {number} y */
  const at = (x, y) => (x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (values[y * columns + x] ?? 0));
  /** Where the level lies between two neighbours, by the name of their edge. @type {Map<string, Point>} */
  const places = new Map();
  /** The edge by which an outline leaves the square that it enters by another. @type {Map<string, string>} */
  const next = new Map();

  /** @param {number} x @param {number} y @param {number} toX @param {number} toY */
  const edge = (x, y, toX, toY) => {
    const isForward = x < toX || y < toY;
    const [x0, y0, x1, y1] = isForward ? [x, y, toX, toY] : [toX, toY, x, y];
    const name = [x0, y0, x1, y1].join();
    const [from, to] = [at(x0, y0), at(x1, y1)];
    const part = (level - from) / (to - from);
    places.set(name, [x0 + part * (x1 - x0), y0 + part * (y1 - y0)]);
    return name;
  };
  for (let y = -1; y < rows; y++)
    for (let x = -1; x < columns; x++) {
      /** Counter-clockwise. @type {[number, number][]} */
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      /** @type {string[]} */
      const entries = [];
      /** @type {string[]} */
      const exits = [];
      corners.forEach(([fromX, fromY], index) => {
        const [toX, toY] = corners[(index + 1) % 4] ?? [fromX, fromY];
        const [isHigh, willBe] = [at(fromX, fromY) >= level, at(toX, toY) >= level];
        if (isHigh !== willBe) (isHigh ? entries : exits).push(edge(fromX, fromY, toX, toY));
      });
      entries.forEach((entry, index) => next.set(entry, exits[index] ?? entry));
    }

  /** @type {Point[][]} */
  const outlines = [];
  for (const first of next.keys()) {
    /** @type {Point[]} */
    const outline = [];
    let name = first;
    for (let after = next.get(name); after !== undefined; after = next.get(name)) {
      next.delete(name);
      const place = places.get(after);
      if (place) outline.push(place);
      name = after;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}
