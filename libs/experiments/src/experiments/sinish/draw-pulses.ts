import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box, Ink, Pen } from '@zarra/experiment-kit/stage';
import { SPEED_OF_LIGHT } from '@zarra/physics/codata';
import type { LightSegment } from '@zarra/physics/light-paths';
import { distanceToEdge } from '../../distance-to-edge.js';
import { boxOf, CM } from './bodies.js';
import { inkOf } from './colors.js';
import { isRepeated, visibleSegment } from './draw-rays.js';
import { coloredPathsOf, isWhite, mainPathOf } from './light.js';
import type { RefractionKey, RefractionTypes } from './parameters.js';

type Si = Values<RefractionKey>;

/** Time between pulses, s: 3 cm in air. */
const PULSE_PERIOD = 1e-10;
/** Half length of the front of a pulse, cm, and power of rays that have none. */
const HALF_FRONT = 0.42;
const MIN_POWER = 0.02;
/** Radius of the first pulse, cm. */
const BALL = 0.24;
/** Colors of white light whose pulses are drawn, from the list of traced ones. */
const WHITE_PULSES = [2, 12, 22];

const front = new Float64Array(6);

/** Draws the fronts of all pulses that are in a segment. */
function drawFronts(pen: Pen, box: Box, segment: LightSegment, time: number, ink: Ink): void {
  const power = segment.s + segment.p;
  if (power < MIN_POWER) return;
  const { x, y, dx, dy, length } = visibleSegment(segment, box);
  const speed = SPEED_OF_LIGHT / segment.index / CM;
  const half = HALF_FRONT * Math.max(0.5, power ** 0.25);
  const stroke = { ink, width: 2.5, opacity: Math.max(0.25, Math.sqrt(power)) };
  const first = (time - segment.time) * speed;
  // The pulse that started last but is already in the segment is the nearest to its start.
  const isIn = (number: number): boolean => number >= 0 && first - number * PULSE_PERIOD * speed <= length;
  for (let number = Math.floor((time - segment.time) / PULSE_PERIOD); isIn(number); number--) {
    const along = first - number * PULSE_PERIOD * speed;
    const [atX, atY] = [x + along * dx, y + along * dy];
    const left = Math.min(half, distanceToEdge(atX, atY, -dy, dx, box));
    const right = Math.min(half, distanceToEdge(atX, atY, dy, -dx, box));
    front[0] = atX - left * dy;
    front[1] = atY + left * dx;
    front[3] = atX + right * dy;
    front[4] = atY - right * dx;
    pen.line(front, stroke);
  }
}

/** Draws the first pulse, which is timed, while it is in the view. */
function drawFirstPulse(pen: Pen, si: Si, time: number, ink: Ink): void {
  const segment = mainPathOf(si).findLast((one) => one.time <= time);
  if (!segment) return;
  const box = boxOf(si);
  const { x, y, dx, dy, length } = visibleSegment(segment, box);
  const along = ((time - segment.time) * SPEED_OF_LIGHT) / segment.index / CM;
  const [atX, atY] = [x + along * dx, y + along * dy];
  const margin = Math.min(atX - box.left, box.right - atX, atY - box.bottom, box.top - atY);
  if (along > length || margin < BALL) return;
  pen.glow(atX, atY, 0, 1.1, ink, 0.8);
  pen.ball(atX, atY, 0, BALL, ink);
}

/** Draws the pulses at a time. */
export function drawPulses(pen: Pen, { time, si, view }: Snapshot<RefractionTypes>): void {
  const hasRepeated = view.repeated === 1;
  const colors = coloredPathsOf(si);
  const drawn = isWhite(si) ? WHITE_PULSES.map((at) => colors[at]) : colors;
  for (const color of drawn) {
    if (!color) continue;
    const { main, paths } = color;
    for (const segment of paths.segments)
      if (hasRepeated || !isRepeated(segment, paths.segments, main))
        drawFronts(pen, boxOf(si), segment, time, inkOf(color.wavelength));
  }
  drawFirstPulse(pen, si, time, isWhite(si) ? inkOf(589) : inkOf(si.wavelength * 1e9));
}
