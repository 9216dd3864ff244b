import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Pen } from '@zarra/experiment-kit/stage';
import { BOLTZMANN } from '@zarra/physics/codata';
import { gasFields, moleculeCount, moleculesOf, type GasParameters } from '@zarra/physics/gas';
import { rmsSpeed } from '@zarra/physics/kinetic-theory';
import { formatNumber } from '../../numbers.js';
import { box, bracesOf, pistonAt, wallsOf } from './box-geometry.js';
import { boxOf, meanDiameter } from './gases.js';
import { STEP, TRAIL_LENGTH, TRAIL_STRIDE, trailOf } from './measurements.js';
import { ISOTHERMAL, NM, type GasTypes } from './parameters.js';

/** Value of the color switch: by speed instead of by gas. */
export const BY_SPEED = 0;
/** Reference energy of the colors, that of 300 K: below one half, up to three halves, above. */
const REFERENCE_ENERGY = 1.5 * BOLTZMANN * 300;
/** Colors by gas. */
const KINDS = ['chart-blue', 'chart-red'] as const;
/** Arrow length of the rms speed at 300 K, in box widths. */
const ARROW = 0.07;

const inkOf = (energy: number): 'chart-blue' | 'chart-purple' | 'chart-red' =>
  energy < 0.5 * REFERENCE_ENERGY
    ? 'chart-blue'
    : energy < 1.5 * REFERENCE_ENERGY
      ? 'chart-purple'
      : 'chart-red';

/** Draws all molecules; the center of the box lies in the plane z = 0. */
function drawMolecules(pen: Pen, snapshot: Snapshot<GasTypes>, p: GasParameters): void {
  const { state, si, view } = snapshot;
  const count = moleculeCount(p);
  const [first] = p.gases;
  if (!first) return;
  const wall = meanDiameter(si) / 2;
  const molecules = moleculesOf(state);
  const referenceSpeed = rmsSpeed(first.mass, 300, 3);
  const arrow = (ARROW * si.side) / referenceSpeed;
  let i = 0;
  p.gases.forEach(({ count: speciesCount, mass, radius }, kind) => {
    for (const until = i + speciesCount; i < until; i++) {
      const at = (row: number): number => molecules[row * count + i] as number;
      const [x, y, z] = [at(0) - wall, at(1) - wall, at(2) - wall - si.side / 2];
      const [vx, vy, vz] = [at(3), at(4), at(5)];
      const colorsBySpeed = view.colours === BY_SPEED;
      const ink =
        view.trail === 1 && i === 0
          ? 'text'
          : colorsBySpeed
            ? inkOf((mass / 2) * (vx * vx + vy * vy + vz * vz))
            : (KINDS[kind] ?? 'chart-blue');
      pen.ball(x, y, z, radius, ink);
      if (view.vectors === 1)
        pen.arrow(x, y, z, vx * arrow, vy * arrow, vz * arrow, { ink: 'muted', width: 1 });
    }
  });
}

const trail = new Float64Array(3 * (TRAIL_LENGTH + 1));

/** Draws the path of the first molecule, newest position first. */
function drawTrail(pen: Pen, { time, state, si }: Snapshot<GasTypes>, count: number): void {
  const recorded = trailOf(state);
  const molecules = moleculesOf(state);
  const wall = meanDiameter(si) / 2;
  // An interpolated snapshot must skip the position that the second step writes.
  const newest = Math.floor(time / STEP / TRAIL_STRIDE + 1e-6);
  const points = Math.min(TRAIL_LENGTH - 1, newest + 1);
  const setPoint = (point: number, x: number, y: number, z: number): void => {
    trail[3 * point] = x - wall;
    trail[3 * point + 1] = y - wall;
    trail[3 * point + 2] = z - wall - si.side / 2;
  };
  const position = (axis: number): number => molecules[axis * count] as number;
  setPoint(0, position(0), position(1), position(2));
  for (let point = 0; point < points; point++) {
    const offset = 3 * ((newest - point) % TRAIL_LENGTH);
    const [x = NaN, y = NaN, z = NaN] = recorded.subarray(offset, offset + 3);
    setPoint(point + 1, x, y, z);
  }
  pen.line(trail, { ink: 'text', width: 1.5, opacity: 0.7 }, points + 1);
}

const rod = new Float64Array(6);

function drawBox(pen: Pen, { state, si }: Snapshot<GasTypes>): void {
  const length = gasFields(state).piston - meanDiameter(si);
  const isIsothermal = si.process === ISOTHERMAL;
  const ink = isIsothermal ? 'chart-red' : 'line-strong';
  for (const line of wallsOf(si, length)) pen.line(line, { ink, width: 2 });
  if (Math.abs(length - si.length) > 1e-3 * NM)
    pen.line(pistonAt(si, si.length), { ink: 'accent', width: 2, dashed: true });
  pen.line(pistonAt(si, length), { ink: 'accent', width: 4 });
  for (const brace of bracesOf(si, length)) pen.line(brace, { ink: 'accent', width: 1.5, opacity: 0.6 });
  const end = length + meanDiameter(si) / 2;
  rod.set([end, si.side / 2, 0, Math.max(end, box(si).right), si.side / 2, 0]);
  pen.line(rod, { ink: 'accent', width: 4 });
  const label = isIsothermal ? `T = ${formatNumber(si.walls)} K` : 'Q = 0';
  // Above the far upper edge, which is free.
  pen.label(length / 3, 1.07 * si.side, -si.side / 2, label, isIsothermal ? 'chart-red' : 'muted');
}

/** Draws the box, the piston, and the molecules in their true size. */
export function draw(pen: Pen, snapshot: Snapshot<GasTypes>): void {
  const p = boxOf(snapshot.si);
  drawBox(pen, snapshot);
  if (snapshot.view.trail === 1) drawTrail(pen, snapshot, moleculeCount(p));
  drawMolecules(pen, snapshot, p);
}
