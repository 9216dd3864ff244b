import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box, Ink, Pen } from '@zarra/experiment-kit/stage';
import type { LightSegment } from '@zarra/physics/light-paths';
import { distanceToEdge } from '../../distance-to-edge.js';
import { boxOf, CM } from './bodies.js';
import { inkOf } from './colors.js';
import { coloredPathsOf, isWhite, mainPathOf, pathsOf } from './light.js';
import type { RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

/** Rays shorter than this have no arrow, cm. */
const MIN_ARROW = 3;
/** Power of a ray with an arrow. */
const ARROW_POWER = 0.03;
const COLOR_WIDTH = 1.5;
/** Opacity of the colors of the spectrum. */
const SPECTRUM = 0.75;

/** Visible part of a segment, cm. */
interface VisibleSegment {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** Visible part of a segment: rays that reach no face end at the edge of the view. */
export function visibleSegment({ x1, y1, x2, y2 }: LightSegment, box: Box): VisibleSegment {
  const [x, y] = [x1 / CM, y1 / CM];
  const whole = Math.hypot(x2 - x1, y2 - y1) / CM;
  const [dx, dy] = [(x2 - x1) / CM / (whole || 1), (y2 - y1) / CM / (whole || 1)];
  const { left, right, bottom, top } = box;
  if (x < left || x > right || y < bottom || y > top) return { x, y, dx, dy, length: 0 };
  return { x, y, dx, dy, length: Math.min(whole, distanceToEdge(x, y, dx, dy, box)) };
}

/** Whether a segment belongs to light that was reflected inside the body on its way. */
export function isRepeated(
  segment: LightSegment,
  segments: readonly LightSegment[],
  main: readonly LightSegment[],
): boolean {
  if (main.includes(segment) || segment.parent <= 0) return false;
  return segment.kind === 'reflected' || segments[segment.parent]?.parent !== 0;
}

const opacityOf = ({ s, p }: LightSegment): number => Math.max(0.12, Math.min(1, (s + p) ** 0.4));

function drawRay(pen: Pen, box: Box, segment: LightSegment, ink: Ink): void {
  const { x, y, dx, dy, length } = visibleSegment(segment, box);
  if (length === 0) return;
  const power = segment.s + segment.p;
  const stroke = { ink, width: 1 + 2 * Math.sqrt(power), opacity: opacityOf(segment) };
  const arrow = power > ARROW_POWER && length > MIN_ARROW ? length / 2 : 0;
  if (arrow > 0) pen.arrow(x, y, 0, arrow * dx, arrow * dy, 0, stroke);
  pen.line([x + arrow * dx, y + arrow * dy, 0, x + length * dx, y + length * dy, 0], stroke);
}

/** Rays of one color, by their power. */
function drawLaserRays(pen: Pen, si: Si, ink: Ink, hasRepeated: boolean): void {
  const { segments } = pathsOf(si);
  const main = mainPathOf(si);
  for (const segment of segments)
    if (hasRepeated || !isRepeated(segment, segments, main)) drawRay(pen, boxOf(si), segment, ink);
}

/** Fills the space between neighbouring colors of the spectrum. */
function drawSpectrum(pen: Pen, si: Si): void {
  const all = coloredPathsOf(si);
  all.forEach(({ wavelength, main }, at) => {
    const next = all[at + 1]?.main ?? main;
    main.forEach((segment, number) => {
      const other = next[number];
      if (number === 0 || !other || next.length !== main.length) return;
      if (number === 1 && segment.kind === 'reflected') return;
      const [one, two] = [visibleSegment(segment, boxOf(si)), visibleSegment(other, boxOf(si))];
      const ink = inkOf(wavelength);
      const end = (from: VisibleSegment, length: number): number[] => [
        from.x + length * from.dx,
        from.y + length * from.dy,
        0,
      ];
      pen.area(
        [...end(one, 0), ...end(one, one.length), ...end(two, two.length), ...end(two, 0)],
        ink,
        SPECTRUM,
      );
      pen.line([...end(one, 0), ...end(one, one.length)], { ink, width: COLOR_WIDTH, opacity: SPECTRUM });
    });
  });
}

/** Whether no color has been split off yet: the incident ray, and the one that the first face reflects. */
const isStillWhite = ({ parent, kind }: LightSegment): boolean =>
  parent < 0 || (parent === 0 && kind === 'reflected');

/** White rays up to the first face, and the colors behind it. */
function drawWhiteRays(pen: Pen, si: Si, hasRepeated: boolean): void {
  if (hasRepeated)
    for (const { wavelength, paths, main } of coloredPathsOf(si))
      for (const segment of paths.segments) {
        if (isStillWhite(segment) || main.includes(segment)) continue;
        const { x, y, dx, dy, length } = visibleSegment(segment, boxOf(si));
        const stroke = { ink: inkOf(wavelength), width: 1, opacity: 0.7 * opacityOf(segment) };
        pen.line([x, y, 0, x + length * dx, y + length * dy, 0], stroke);
      }
  drawSpectrum(pen, si);
  for (const segment of pathsOf(si).segments.filter(isStillWhite)) drawRay(pen, boxOf(si), segment, 'text');
}

/** Draws all rays. @param hasRepeated whether those that were reflected inside the body are drawn too */
export function drawRays(pen: Pen, si: Si, hasRepeated: boolean): void {
  if (isWhite(si)) drawWhiteRays(pen, si, hasRepeated);
  else drawLaserRays(pen, si, inkOf(si.wavelength * 1e9), hasRepeated);
}
