import type { Snapshot } from '@zarra/experiment-kit/experiment';
import { arc, drawPart, rectangle, type Pen } from '@zarra/experiment-kit/stage';
import { BOLTZMANN } from '@zarra/physics/codata';
import { gasFields, moleculeCount, moleculesOf, type GasParameters } from '@zarra/physics/gas';
import { gasTemperature } from '@zarra/physics/gas-measurements';
import { rmsSpeed } from '@zarra/physics/kinetic-theory';
import { drawDial } from '../../apparatus/dial.js';
import { drawFlame } from '../../apparatus/flame.js';
import { HEATER, ROD, sectionAt } from './box-geometry.js';
import { boxOf, meanDiameter } from './gases.js';
import { STEP, TRAIL_LENGTH, TRAIL_STRIDE, trailOf } from './measurements.js';
import { pressureNow } from './observables.js';
import { ISOTHERMAL, type GasTypes } from './parameters.js';

/** Value of the color switch: by speed instead of by gas. */
export const BY_SPEED = 0;
/** Reference energy of the colors, that of 300 K: below one half, up to three halves, above. */
const REFERENCE_ENERGY = 1.5 * BOLTZMANN * 300;
/** Colors by energy; the first and the last one by gas. */
const INKS = ['chart-blue', 'chart-purple', 'chart-red'] as const;
/** Radius of the manometer in box widths, and the pressure in the middle of its scale, Pa. */
const GAUGE = 0.13;
const HALF_PRESSURE = 2e5;
/** Length of the thermometer in box widths, and the temperatures at its end and of a room, K. */
const COLUMN = 0.34;
const MAX_TEMPERATURE = 1000;
const ROOM = 300;
/** Arrow length of the rms speed at 300 K, in box widths. */
const ARROW = 0.07;

/** Draws all molecules; the center of the box lies in the plane z = 0. */
function drawMolecules(pen: Pen, snapshot: Snapshot<GasTypes>, p: GasParameters): void {
  const { state, si, view } = snapshot;
  const count = moleculeCount(p);
  const wall = meanDiameter(si) / 2;
  const molecules = moleculesOf(state);
  const arrow = (ARROW * si.side) / rmsSpeed(p.gases[0]?.mass ?? 1, 300, 3);
  let i = 0;
  p.gases.forEach(({ count: speciesCount, mass, radius }, kind) => {
    for (const until = i + speciesCount; i < until; i++) {
      const at = (row: number): number => molecules[row * count + i] as number;
      const [x, y, z] = [at(0) - wall, at(1) - wall, at(2) - wall - si.side / 2];
      const [vx, vy, vz] = [at(3), at(4), at(5)];
      const energy = (mass / 2) * (vx * vx + vy * vy + vz * vz);
      const color = view.colours === BY_SPEED ? Math.min(2, Math.round(energy / REFERENCE_ENERGY)) : 2 * kind;
      const ink = view.trail === 1 && i === 0 ? 'text' : (INKS[color] ?? 'chart-blue');
      pen.ball(x, y, z, radius, ink);
      if (view.vectors === 1)
        pen.arrow(x, y, z, vx * arrow, vy * arrow, vz * arrow, { ink: 'muted', width: 1 });
    }
  });
}

const trail = new Float64Array(3 * TRAIL_LENGTH);

/** Draws the path of the first molecule, newest position first. */
function drawTrail(pen: Pen, { time, state, si }: Snapshot<GasTypes>, count: number): void {
  const recorded = trailOf(state);
  const molecules = moleculesOf(state);
  const wall = meanDiameter(si) / 2;
  // An interpolated snapshot must skip the position that the second step writes.
  const newest = Math.floor(time / STEP / TRAIL_STRIDE + 1e-6);
  const points = Math.min(TRAIL_LENGTH, newest + 2);
  for (let index = 0; index < 3 * points; index++) {
    const axis = index % 3;
    const point = (index - axis) / 3;
    const at =
      point === 0 ? molecules[axis * count] : recorded[3 * ((newest - point + 1) % TRAIL_LENGTH) + axis];
    trail[index] = (at ?? NaN) - wall - (axis === 2 ? si.side / 2 : 0);
  }
  pen.line(trail, { ink: 'text', width: 1.5, opacity: 0.7 }, points);
}

/** Draws the manometer and the thermometer beside the piston. */
function drawGauges(pen: Pen, { time, state, si }: Snapshot<GasTypes>, piston: number): void {
  const { side } = si;
  const [x, y, bulb, radius] = [piston + 0.19 * side, 0.78 * side, 0.08 * side, GAUGE * side];
  drawPart(pen, arc(x, y, radius), 'surface');
  // Before the first reading the needle is at zero.
  const pressure = pressureNow(time, state, si) || 0;
  drawDial(pen, x, y, radius, 2 * Math.atan(pressure / HALF_PRESSURE) - Math.PI / 2);
  const part = Math.min(1, gasTemperature(state, boxOf(si)) / MAX_TEMPERATURE);
  pen.line([x, bulb, 0, x, bulb + COLUMN * side, 0], { ink: 'line-strong' });
  pen.line([x, bulb, 0, x, bulb + COLUMN * side * part, 0], { ink: 'chart-red', width: 5 });
  pen.ball(x, bulb, 0, 0.035 * side, 'chart-red');
}

/** Draws a flame below walls hotter than a room, and ice below colder ones. */
function drawHeater(pen: Pen, { walls, side, length }: Snapshot<GasTypes>['si']): void {
  const bottom = (0.03 - HEATER) * side;
  const height = (HEATER - 0.06) * side;
  if (walls > ROOM) drawFlame(pen, length / 2, bottom, height);
  if (walls < ROOM)
    drawPart(pen, rectangle(0.1 * length, bottom, 0.9 * length, bottom + height), 'accent-soft', 'accent');
}

function drawBox(pen: Pen, snapshot: Snapshot<GasTypes>): void {
  const { state, si } = snapshot;
  const length = gasFields(state).piston - meanDiameter(si);
  const isIsothermal = si.process === ISOTHERMAL;
  const ink = isIsothermal ? 'chart-red' : 'line-strong';
  const drawSection = (section: number[], stroke: Parameters<Pen['line']>[1]): void =>
    pen.line([...section, ...section.slice(0, 3)], stroke);
  const [back, piston] = [sectionAt(si, -meanDiameter(si)), sectionAt(si, length)];
  drawSection(back, { ink });
  for (let corner = 0; corner < 12; corner += 3)
    pen.line([...back.slice(corner, corner + 3), ...piston.slice(corner, corner + 3)], { ink });
  // Where the piston goes: below the piston when it has arrived.
  drawSection(sectionAt(si, si.length), { ink: 'accent', dashed: true });
  pen.area(piston, 'line-strong', 0.25);
  drawSection(piston, { ink: 'accent', width: 4 });
  const end = length + meanDiameter(si) / 2;
  pen.line([end, si.side / 2, 0, end + ROD * si.side, si.side / 2, 0], { ink: 'accent', width: 4 });
  drawGauges(pen, snapshot, end);
  if (isIsothermal) drawHeater(pen, si);
  // Above the far upper edge, which is free.
  else pen.label(length / 3, 1.07 * si.side, -si.side / 2, 'Q = 0', 'muted');
}

/** Draws the box, the piston, and the molecules in their true size. */
export function draw(pen: Pen, snapshot: Snapshot<GasTypes>): void {
  const p = boxOf(snapshot.si);
  drawBox(pen, snapshot);
  if (snapshot.view.trail === 1) drawTrail(pen, snapshot, moleculeCount(p));
  drawMolecules(pen, snapshot, p);
}
