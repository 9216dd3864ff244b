// @ts-check
/**
 * A tiny SVG writer: presentation attributes only, coordinates rounded to 0.1, no text.
 *
 * @typedef {readonly [x: number, y: number]} Point
 * @typedef {object} Look
 * @property {string} [stroke]
 * @property {string} [fill]
 * @property {number} [width] stroke width
 * @property {number} [opacity]
 * @property {string} [dash]
 */

export const thin = 1.5;
export const thick = 2.5;
/** Opacity of minor lines. */
export const faint = 0.5;
/** Opacity of shaded areas. */
export const shade = 0.16;

const flatness = 0.15; // a polyline may leave the curve it was sampled from by this much

/** @param {number} tenths */
function tenth(tenths) {
  const text = (tenths / 10)
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}

/** @param {number} value */
export const round = (value) => tenth(Math.round(value * 10));

/**
 * Numbers side by side, with a space only where a sign does not part them already.
 *
 * @param {number[]} tenths
 */
const join = (tenths) =>
  tenths
    .map(tenth)
    .map((text, at) => (at === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('');

/** @param {Point} p @param {Point} a @param {Point} b */
function distanceToSegment(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/**
 * Douglas–Peucker: leaves out the points the eye does not need.
 *
 * @param {readonly Point[]} points
 * @returns {Point[]}
 */
function simplified(points) {
  const first = points.at(0);
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return [...points];
  let far = 0;
  let split = 0;
  points.forEach((point, at) => {
    const distance = distanceToSegment(point, first, last);
    if (distance > far) [far, split] = [distance, at];
  });
  if (far <= flatness) return [first, last];
  return [...simplified(points.slice(0, split + 1)), ...simplified(points.slice(split)).slice(1)];
}

/** @param {readonly Point[]} points @param {boolean} closed */
function outline(points, closed) {
  const [start, ...rest] = simplified(points).map(
    ([x, y]) => /** @type {const} */ ([Math.round(x * 10), Math.round(y * 10)]),
  );
  if (!start) return '';
  let [x, y] = start;
  let text = `M${join([x, y])}`;
  let letter = 'l';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    const step = join([nextX - x, nextY - y]);
    text += letter !== '' || step.startsWith('-') ? letter + step : ` ${step}`;
    letter = '';
    [x, y] = [nextX, nextY];
  }
  return closed ? `${text}z` : text;
}

/** @param {Look} look */
function attributes({ stroke, fill, width, opacity, dash }) {
  /** @type {[string, string | number | undefined][]} */
  const pairs = [
    ['stroke', stroke],
    ['fill', fill],
    ['stroke-width', width],
    ['opacity', opacity],
    ['stroke-dasharray', dash],
  ];
  return pairs.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
}

/** One path of several polylines. @param {readonly (readonly Point[])[]} lines @param {Look} [look] */
export const lines = (lines, look = {}) =>
  `<path${attributes(look)} d="${lines.map((points) => outline(points, false)).join('')}"/>`;

/** @param {readonly Point[]} points @param {Look} [look] */
export const line = (points, look = {}) => lines([points], look);

/** One path of several closed outlines. @param {readonly (readonly Point[])[]} shapes @param {Look} [look] */
export const shapes = (shapes, look = {}) =>
  `<path${attributes(look)} d="${shapes.map((points) => outline(points, true)).join('')}"/>`;

/** @param {readonly Point[]} points @param {Look} [look] */
export const shape = (points, look = {}) => shapes([points], look);

/**
 * Circular arcs in one path, each from angle to angle (radians, clockwise on the page).
 *
 * @param {readonly { centre: Point, radius: number, from: number, to: number }[]} all
 * @param {Look} [look]
 */
export const arcs = (all, look = {}) => {
  /** @param {Point} centre @param {number} radius @param {number} angle */
  const end = ([x, y], radius, angle) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const text = all.map(
    ({ centre, radius, from, to }) =>
      `M${end(centre, radius, from)}A${round(radius)} ${round(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${end(centre, radius, to)}`,
  );
  return `<path${attributes(look)} d="${text.join('')}"/>`;
};

/** Round spots of one size in one path: strokes of no length with round caps. @param {readonly Point[]} points @param {number} diameter @param {Look} [look] */
export const dots = (points, diameter, look = {}) =>
  `<path${attributes({ ...look, width: diameter })} d="${points.map(([x, y]) => `M${join([Math.round(x * 10), Math.round(y * 10)])}h0`).join('')}"/>`;

/** @param {Point} centre @param {number} radius @param {Look} [look] */
export const circle = ([x, y], radius, look = {}) =>
  `<circle${attributes(look)} cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;

/** @param {Point} centre @param {number} rx @param {number} ry @param {Look} [look] */
export const ellipse = ([x, y], rx, ry, look = {}) =>
  `<ellipse${attributes(look)} cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"/>`;

/**
 * The two strokes of an arrow head at `tip`, for an arrow flying along (dx, dy).
 *
 * @param {Point} tip
 * @param {Point} direction
 * @param {number} [size]
 * @returns {Point[]}
 */
export function arrowHead([x, y], [dx, dy], size = 6) {
  const angle = Math.atan2(dy, dx);
  const spread = 2.6; // radians from the flight to each stroke
  return [
    [x + size * Math.cos(angle + spread), y + size * Math.sin(angle + spread)],
    [x, y],
    [x + size * Math.cos(angle - spread), y + size * Math.sin(angle - spread)],
  ];
}

/** An arrow as polylines for `lines`. @param {Point} from @param {Point} to @param {number} [size] @returns {Point[][]} */
export const arrow = (from, to, size) => [
  [from, to],
  arrowHead(to, [to[0] - from[0], to[1] - from[1]], size),
];

/** The whole picture; a card's is 320 × 200. @param {readonly string[]} items @param {number} [width] @param {number} [height] */
export const picture = (items, width = 320, height = 200) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" ` +
  `stroke-width="${thin}" stroke-linecap="round" stroke-linejoin="round">\n${items.join('\n')}\n</svg>\n`;
