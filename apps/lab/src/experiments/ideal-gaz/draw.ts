import type { Moment, Pen, Values } from '@zarra/experiment-kit';
import { BOLTZMANN } from '@zarra/physics/constants';
import { moleculeCount, rmsSpeed, SLOT, type GasParameters } from '@zarra/physics/gas';
import { sayNumber } from '../../say-number.js';
import { box, bracesOf, pistonAt, wallsOf } from './box-lines.js';
import { boxOf, meanDiameter } from './gases.js';
import { NOTE, notesAt, STEP, TRAIL, TRAIL_STRIDE } from './notes.js';
import { ISOTHERMAL, NM, type GasName } from './parameters.js';

/** Switches of the picture. */
export type GasView = 'colours' | 'trail' | 'vectors';

/** What the colours mean: the kind of gas, or how fast a molecule is. */
export const BY_SPEED = 0;
/** Colours by kinetic energy over that of 300 K: below a half, up to three halves, above. */
const USUAL = 1.5 * BOLTZMANN * 300;
/** Colours of the kinds of molecules. */
const KINDS = ['waves', 'heat'] as const;
/** Length of a usual velocity's arrow, in widths of the box. */
const ARROW = 0.07;

const inkOf = (energy: number): 'waves' | 'quantum' | 'heat' =>
  energy < 0.5 * USUAL ? 'waves' : energy < 1.5 * USUAL ? 'quantum' : 'heat';

/** All molecules, the centre of the box in the plane z = 0. */
function drawMolecules(pen: Pen, moment: Moment<GasName, Float64Array, GasView>, p: GasParameters): void {
  const { state, si, view } = moment;
  const count = moleculeCount(p);
  const [first] = p.gases;
  if (!first) return;
  const wall = meanDiameter(si) / 2;
  const from = SLOT.molecules;
  const usual = rmsSpeed(first.mass, 300, 3);
  const arrow = (ARROW * si.side) / usual;
  let i = 0;
  p.gases.forEach(({ count: own, mass, radius }, kind) => {
    for (const until = i + own; i < until; i++) {
      const at = (row: number): number => state[from + row * count + i] as number;
      const [x, y, z] = [at(0) - wall, at(1) - wall, at(2) - wall - si.side / 2];
      const [vx, vy, vz] = [at(3), at(4), at(5)];
      const bySpeed = view.colours === BY_SPEED;
      const ink =
        view.trail === 1 && i === 0
          ? 'text'
          : bySpeed
            ? inkOf((mass / 2) * (vx * vx + vy * vy + vz * vz))
            : (KINDS[kind] ?? 'waves');
      pen.ball(x, y, z, radius, ink);
      if (view.vectors === 1)
        pen.arrow(x, y, z, vx * arrow, vy * arrow, vz * arrow, { ink: 'muted', width: 1 });
    }
  });
}

const trail = new Float64Array(3 * (TRAIL + 1));

/** Where the first molecule came from, newest place first. */
function drawTrail(pen: Pen, { time, state, si }: Moment<GasName, Float64Array>, count: number): void {
  const at = notesAt(state) + NOTE.trail;
  const wall = meanDiameter(si) / 2;
  // A picture between two steps must not read the place that the second of them writes.
  const newest = Math.floor(time / STEP / TRAIL_STRIDE + 1e-6);
  const points = Math.min(TRAIL - 1, newest + 1);
  const put = (point: number, x: number, y: number, z: number): void => {
    trail[3 * point] = x - wall;
    trail[3 * point + 1] = y - wall;
    trail[3 * point + 2] = z - wall - si.side / 2;
  };
  const here = (axis: number): number => state[SLOT.molecules + axis * count] as number;
  put(0, here(0), here(1), here(2));
  for (let point = 0; point < points; point++) {
    const kept = at + 3 * ((newest - point) % TRAIL);
    put(point + 1, state[kept] as number, state[kept + 1] as number, state[kept + 2] as number);
  }
  pen.line(trail, { ink: 'text', width: 1.5, opacity: 0.7 }, points + 1);
}

const rod = new Float64Array(6);

function drawBox(pen: Pen, { state, si }: Moment<GasName, Float64Array>): void {
  const length = (state[SLOT.piston] ?? 0) - meanDiameter(si);
  const isWarm = si.process === ISOTHERMAL;
  const ink = isWarm ? 'heat' : 'line-strong';
  for (const line of wallsOf(si, length)) pen.line(line, { ink, width: 2 });
  if (Math.abs(length - si.length) > 1e-3 * NM)
    pen.line(pistonAt(si, si.length), { ink: 'accent', width: 2, dashed: true });
  pen.line(pistonAt(si, length), { ink: 'accent', width: 4 });
  for (const brace of bracesOf(si, length)) pen.line(brace, { ink: 'accent', width: 1.5, opacity: 0.6 });
  const end = length + meanDiameter(si) / 2;
  rod.set([end, si.side / 2, 0, Math.max(end, box(si).right), si.side / 2, 0]);
  pen.line(rod, { ink: 'accent', width: 4 });
  const words = isWarm ? `T = ${sayNumber(si.walls)} K` : 'Q = 0';
  // Above the far upper edge, where nothing else is.
  pen.label(length / 3, 1.07 * si.side, -si.side / 2, words, isWarm ? 'heat' : 'muted');
}

/** Draws the box, its piston, and the molecules in their true size. */
export function draw(pen: Pen, moment: Moment<GasName, Float64Array, GasView>): void {
  const p = boxOf(moment.si);
  drawBox(pen, moment);
  if (moment.view.trail === 1) drawTrail(pen, moment, moleculeCount(p));
  drawMolecules(pen, moment, p);
}

/** The place of the piston's handle: where it is sent, in the middle of the box. */
export const handlePlace = (si: Values<GasName>): { x: number; y: number } => ({
  x: si.length,
  y: si.side / 2,
});
