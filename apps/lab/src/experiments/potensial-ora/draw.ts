import type { Moment, Pen, Values } from '@zarra/experiment-kit';
import { superposition } from '@zarra/physics/quantum';
import { KIND, type WellName } from './parameters.js';
import { heightOf, NM, pictureOf } from './picture.js';
import { potentialAt, solveWell } from './solve-well.js';
import { chosenLevels } from './well-model.js';

type Si = Values<WellName>;

/** Heights of a wave and of its square, of the height of the picture. */
const WAVE = 0.1;
const CHANCE = 0.09;
const SAMPLES = 240;
const DIGITS = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈'];

const outline = new Float64Array(3 * (SAMPLES + 1));

function drawPotential(pen: Pen, si: Si): void {
  const picture = pictureOf(si);
  const { half, top } = picture;
  const wall = { ink: 'text', width: 3 } as const;
  const edge = si.width / 2 / NM;
  if (si.kind === KIND.box) {
    pen.line([-edge, picture.tall, 0, -edge, 0, 0, edge, 0, 0, edge, picture.tall, 0], wall);
  } else if (si.kind === KIND.finite) {
    const rim = heightOf(si.depth, picture);
    pen.line([-half, rim, 0, -edge, rim, 0, -edge, 0, 0, edge, 0, 0, edge, rim, 0, half, rim, 0], wall);
  } else {
    const well = solveWell(si);
    let count = 0;
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const x = half * ((2 * sample) / SAMPLES - 1);
      const energy = potentialAt(well, x * NM);
      if (energy > top) continue;
      outline[3 * count] = x;
      outline[3 * count + 1] = heightOf(energy, picture);
      count++;
    }
    pen.line(outline, wall, count);
  }
}

/** How far from the middle a ball of this energy would get, nm, and a little beyond. */
function reachOf({ kind, width, depth }: Si, energy: number, half: number): number {
  const edge = width / 2 / NM;
  if (kind === KIND.box || kind === KIND.finite) return edge;
  const turning = Math.sqrt(energy / depth);
  return Math.min(half, 1.1 * edge * (kind === KIND.double ? Math.sqrt(1 + turning) : turning));
}

let re = new Float64Array(0);
let im = new Float64Array(0);
/** The wave between two feet. */
let points = new Float64Array(0);

/** The curve over the shown part of the well. @returns how many points it has */
function shapeCurve(x: Float64Array, half: number, base: number, valueAt: (i: number) => number): number {
  let count = 0;
  for (let i = 0; i < x.length; i++) {
    const place = (x[i] as number) / NM;
    if (Math.abs(place) > half) continue;
    count++;
    points[3 * count] = place;
    points[3 * count + 1] = base + valueAt(i);
  }
  points[0] = points[3] ?? 0;
  points[3 * count + 3] = points[3 * count] ?? 0;
  points[1] = points[3 * count + 4] = base;
  return count;
}

function drawWave(pen: Pen, time: number, si: Si, shown: number): void {
  const picture = pictureOf(si);
  const { states } = solveWell(si);
  const levels = chosenLevels(si);
  if (levels.length === 0) return;
  const { x, energies, waves } = states;
  if (re.length !== x.length) {
    re = new Float64Array(x.length);
    im = new Float64Array(x.length);
    points = new Float64Array(3 * (x.length + 2));
  }
  const amplitudes = waves.map((_, level) => ({ re: levels.includes(level) ? 1 : 0, im: 0 }));
  superposition(states, amplitudes)(time, re, im);
  let highest = 0;
  for (const level of levels)
    for (const value of waves[level] ?? []) highest = Math.max(highest, Math.abs(value));
  const mean = levels.reduce((sum, level) => sum + (energies[level] ?? 0), 0) / levels.length;
  const base = heightOf(mean, picture);
  const { half, tall } = picture;
  if (shown !== 1) {
    const scale = (CHANCE * tall) / highest ** 2;
    const count = shapeCurve(x, half, base, (i) => scale * ((re[i] as number) ** 2 + (im[i] as number) ** 2));
    pen.area(points.subarray(0, 3 * (count + 2)), 'quantum', 0.3);
    pen.line(points.subarray(3), { ink: 'quantum', width: 2.5 }, count);
  }
  if (shown !== 0) {
    const count = shapeCurve(x, half, base, (i) => (WAVE * tall * (re[i] as number)) / highest);
    pen.line(points.subarray(3), { ink: 'accent', width: 2 }, count);
  }
}

/** Draws the well, its levels, and the wave of those that were chosen. */
export function draw(pen: Pen, { time, si, view }: Moment<WellName, Float64Array, 'shown'>): void {
  const picture = pictureOf(si);
  const { energies } = solveWell(si).states;
  energies.forEach((energy, index) => {
    if (energy > picture.top) return;
    const isChosen = index === si.level - 1 || index === si.other - 1;
    const [reach, y] = [reachOf(si, energy, picture.half), heightOf(energy, picture)];
    pen.line([-reach, y, 0, reach, y, 0], {
      ink: isChosen ? 'heat' : 'line-strong',
      width: isChosen ? 2 : 1,
      dashed: !isChosen,
    });
    if (isChosen)
      pen.label(Math.min(reach, 0.85 * picture.half), y, 0, `E${DIGITS[index + 1] ?? ''}`, 'heat');
  });
  drawPotential(pen, si);
  drawWave(pen, time, si, view.shown);
}
