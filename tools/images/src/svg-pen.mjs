// @ts-check
import { contours } from './contours.mjs';
import { ink, paper } from './palette.mjs';
import { arrow, dots, faint, lines, shapes, thin } from './svg.mjs';
/** @typedef {import('./svg.mjs').Point} Point */
/** @typedef {import('@zarra/experiment-kit').Box} Box */
/** @typedef {import('@zarra/experiment-kit').Pen} Pen */
/** @typedef {Parameters<Pen['ball']>[4]} Ink */
/** @typedef {Pick<typeof import('../../../libs/experiment-kit/src/stage/camera.ts'), 'cameraFor' | 'project'>} Cameras the kit's own */

/**
 * From where a scene is seen, as the kit's camera sees it, and in what tones.
 *
 * @typedef {object} Sight
 * @property {Box} box
 * @property {number} margin
 * @property {number} [turn] about the vertical, radians
 * @property {number} [tilt]
 * @property {Partial<Record<Ink, string>>} tones of inks; those of the page are greys when left out, and what has '' is not drawn
 */

/**
 * One thing on the sheet.
 *
 * @typedef {object} Mark
 * @property {'line' | 'area' | 'field' | 'ball'} kind
 * @property {string} tone
 * @property {number} opacity
 * @property {number} size stroke width, or a ball's diameter
 * @property {boolean} dashed
 * @property {readonly Point[]} points
 */

const [WIDTH, HEIGHT] = [320, 200];
/** The stage is about twice as wide as a card. */
const THINNER = 0.8;
/** A field is filled from this part of its full colour on. */
const FILLED = 0.3;
const FILL = 0.35;
/** Lines end so far beyond the sheet. */
const BEYOND = 6;
/** Earlier moments of a motion, beside the last. */
const EARLIER = 0.35;

/** Greys of the page on a sheet that lies on light and dark. @type {Partial<Record<Ink, readonly [tone: string, opacity: number]>>} */
const GREYS = {
  text: [ink, 1],
  muted: [ink, 1],
  'line-strong': [ink, 1],
  line: [ink, faint],
  sunken: [ink, 0.12],
  surface: [paper, 1],
};

/**
 * @param {Sight} sight
 * @param {Cameras} cameras
 * @returns {(x: number, y: number, z: number) => Point}
 */
function projection({ box, margin, turn = 0, tilt = 0 }, { cameraFor, project }) {
  // As large as from the front: what sticks out is cut off by the sheet.
  const camera = { ...cameraFor(box, WIDTH, HEIGHT, { margin }), turn, tilt };
  const spot = { left: 0, top: 0, near: 0 };
  return (x, y, z) => {
    project(camera, x, y, z, spot);
    return [spot.left, spot.top];
  };
}

/** @param {Point} point */
const isSeen = ([x, y]) => x > -BEYOND && x < WIDTH + BEYOND && y > -BEYOND && y < HEIGHT + BEYOND;

/** The pieces of a line that touch the sheet. @param {readonly Point[]} points */
function seenPieces(points) {
  /** @type {Point[][]} */
  const pieces = [];
  /** @type {Point[]} */
  let piece = [];
  points.forEach((point, at) => {
    const [before, after] = [points[at - 1] ?? point, points[at + 1] ?? point];
    const isNear = [before, point, after].some(isSeen);
    // Two ends far away on either side of the sheet.
    const crosses = points.length === 2;
    if (isNear || crosses) piece.push(point);
    if (!(isNear || crosses) || at === points.length - 1) {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  });
  return pieces;
}

/**
 * A pen that keeps what an experiment draws. Words are left out; a field has one shade, where it is strong.
 *
 * @param {Sight} sight
 * @param {Cameras} cameras
 * @returns {{ pen: Pen, marks: () => Mark[] }}
 */
export function createSvgPen(sight, cameras) {
  const project = projection(sight, cameras);
  const [origin, unit] = [project(0, 0, 0), project(1, 0, 0)];
  const scale = Math.hypot(unit[0] - origin[0], unit[1] - origin[1]) / Math.cos(sight.turn ?? 0);
  /** @type {Mark[]} */
  const flat = [];
  /** Bodies lie on top. @type {Mark[]} */
  const balls = [];

  /** @param {ArrayLike<number>} numbers @param {number} [count] @returns {Point[]} */
  const path = (numbers, count = numbers.length / 3) =>
    Array.from({ length: count }, (_, at) =>
      project(numbers[3 * at] ?? NaN, numbers[3 * at + 1] ?? NaN, numbers[3 * at + 2] ?? NaN),
    );
  /** @param {Ink} of @returns {readonly [tone: string, opacity: number] | undefined} */
  const toneOf = (of) => {
    const tone = sight.tones[of];
    return tone === undefined ? GREYS[of] : tone === '' ? undefined : [tone, 1];
  };
  /** @param {Mark['kind']} kind @param {Ink} of @param {readonly Point[]} points @param {{ opacity?: number, size?: number, dashed?: boolean }} [look] */
  const put = (kind, of, points, { opacity = 1, size = 0, dashed = false } = {}) => {
    const found = toneOf(of);
    if (!found) return;
    const [tone, part] = found;
    (kind === 'ball' ? balls : flat).push({ kind, tone, opacity: opacity * part, size, dashed, points });
  };
  /** @param {Parameters<Pen['line']>[1]} stroke */
  const lookOf = ({ width = 2, dashed = false, opacity = 1 }) => ({
    opacity,
    size: Math.max(1, THINNER * width),
    dashed,
  });

  return {
    pen: {
      ball: (x, y, z, radius, of) =>
        put('ball', of, [project(x, y, z)], { size: 2 * Math.max(1, radius * scale) }),
      line: (numbers, stroke, count) => {
        for (const piece of seenPieces(path(numbers, count))) put('line', stroke.ink, piece, lookOf(stroke));
      },
      arrow: (x, y, z, dx, dy, dz, stroke) => {
        const [from, to] = [project(x, y, z), project(x + dx, y + dy, z + dz)];
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        if (length < 1) return;
        for (const piece of arrow(from, to, Math.min(7, length)))
          put('line', stroke.ink, piece, { ...lookOf(stroke), dashed: false });
      },
      area: (numbers, of, opacity) => put('area', of, path(numbers), { opacity }),
      label: () => {},
      field: ({ values, columns, rows, left, bottom, width, height, full, palette }) => {
        /** @param {Ink} of @param {ArrayLike<number>} numbers */
        const fill = (of, numbers) => {
          for (const outline of contours(numbers, columns, rows, FILLED * full)) {
            // A number stands in the middle of its cell.
            const points = outline.map(([column, row]) =>
              project(left + ((column + 0.5) / columns) * width, bottom + ((row + 0.5) / rows) * height, 0),
            );
            if (points.some(isSeen)) put('field', of, points, { opacity: FILL });
          }
        };
        fill(palette === 'signed' ? 'heat' : 'accent', values);
        if (palette === 'signed')
          fill(
            'waves',
            Array.from(values, (value) => -value),
          );
      },
    },
    marks: () => [...flat, ...balls],
  };
}

/** @param {Mark} mark */
const lookName = ({ kind, tone, opacity, size, dashed }) => [kind, tone, opacity, size, dashed].join();

/**
 * What a picture shows: the last moment, and fainter behind it what was elsewhere before.
 *
 * @param {readonly Mark[][]} moments
 * @returns {Mark[]}
 */
export function overlay(moments) {
  const last = moments.at(-1) ?? [];
  const known = new Set(last.map((mark) => JSON.stringify(mark)));
  const earlier = moments
    .slice(0, -1)
    .flat()
    .filter((mark) => !known.has(JSON.stringify(mark)))
    .map((mark) => ({ ...mark, opacity: EARLIER * mark.opacity }));
  return [...earlier, ...last];
}

/** Items of a picture: what looks alike and follows each other is one path. @param {readonly Mark[]} marks */
export function toItems(marks) {
  /** @type {{ name: string, mark: Mark, all: (readonly Point[])[] }[]} */
  const groups = [];
  for (const mark of marks) {
    const name = lookName(mark);
    // Bodies of one look are one path wherever they come.
    const group = mark.kind === 'ball' ? groups.find((one) => one.name === name) : groups.at(-1);
    if (group?.name === name && mark.kind !== 'area') group.all.push(mark.points);
    else groups.push({ name, mark, all: [mark.points] });
  }
  return groups.map(({ mark: { kind, tone, opacity, size, dashed }, all }) => {
    const shown = opacity === 1 ? {} : { opacity: Math.round(100 * opacity) / 100 };
    const width = Math.round(10 * size) / 10;
    if (kind === 'ball') return dots(all.flat(), width, { stroke: tone, ...shown });
    if (kind !== 'line') return shapes(all, { fill: tone, ...shown });
    return lines(all, {
      stroke: tone,
      ...(width === thin ? {} : { width }),
      ...shown,
      ...(dashed ? { dash: '2 5' } : {}),
    });
  });
}
