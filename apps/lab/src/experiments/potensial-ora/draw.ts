import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Pen } from '@zarra/experiment-kit/stage';
import { superposition } from '@zarra/physics/bound-states';
import { KIND, type WellKey, type WellTypes } from './parameters.js';
import { heightOf, NM, sceneOf } from './scene.js';
import { potentialAt, solveWell } from './solve-well.js';
import { selectedLevels } from './model.js';

type Si = Values<WellKey>;

/** Heights of a wave and of its square, relative to the view height. */
const WAVE_HEIGHT = 0.1;
const PROBABILITY_HEIGHT = 0.09;
const SAMPLES = 240;
const DIGITS = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈'];

const outline = new Float64Array(3 * (SAMPLES + 1));

function drawPotential(pen: Pen, si: Si): void {
  const scene = sceneOf(si);
  const { halfWidth, maxEnergy } = scene;
  const wall = { ink: 'text', width: 3 } as const;
  const edge = si.width / 2 / NM;
  if (si.kind === KIND.box) {
    pen.line([-edge, scene.height, 0, -edge, 0, 0, edge, 0, 0, edge, scene.height, 0], wall);
  } else if (si.kind === KIND.finite) {
    const rim = heightOf(si.depth, scene);
    pen.line(
      [-halfWidth, rim, 0, -edge, rim, 0, -edge, 0, 0, edge, 0, 0, edge, rim, 0, halfWidth, rim, 0],
      wall,
    );
  } else {
    const well = solveWell(si);
    let count = 0;
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const x = halfWidth * ((2 * sample) / SAMPLES - 1);
      const energy = potentialAt(well, x * NM);
      if (energy > maxEnergy) continue;
      outline[3 * count] = x;
      outline[3 * count + 1] = heightOf(energy, scene);
      count++;
    }
    pen.line(outline, wall, count);
  }
}

/** Classical turning point of this energy, nm, with a small margin. */
function turningPointOf({ kind, width, depth }: Si, energy: number, half: number): number {
  const edge = width / 2 / NM;
  if (kind === KIND.box || kind === KIND.finite) return edge;
  const turning = Math.sqrt(energy / depth);
  return Math.min(half, 1.1 * edge * (kind === KIND.double ? Math.sqrt(1 + turning) : turning));
}

let re = new Float64Array(0);
let im = new Float64Array(0);
/** Curve with a base point at each end. */
let points = new Float64Array(0);

/** Fills the curve for the visible part of the well. @returns the number of points */
function fillCurve(x: Float64Array, half: number, base: number, valueAt: (i: number) => number): number {
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

function drawWave(pen: Pen, time: number, si: Si, shownCurves: number): void {
  const scene = sceneOf(si);
  const { states } = solveWell(si);
  const levels = selectedLevels(si);
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
  const base = heightOf(mean, scene);
  const { halfWidth, height } = scene;
  if (shownCurves !== 1) {
    const scale = (PROBABILITY_HEIGHT * height) / highest ** 2;
    const count = fillCurve(
      x,
      halfWidth,
      base,
      (i) => scale * ((re[i] as number) ** 2 + (im[i] as number) ** 2),
    );
    pen.area(points.subarray(0, 3 * (count + 2)), 'chart-purple', 0.3);
    pen.line(points.subarray(3), { ink: 'chart-purple', width: 2.5 }, count);
  }
  if (shownCurves !== 0) {
    const count = fillCurve(x, halfWidth, base, (i) => (WAVE_HEIGHT * height * (re[i] as number)) / highest);
    pen.line(points.subarray(3), { ink: 'accent', width: 2 }, count);
  }
}

/** Draws the well, its levels, and the selected wave. */
export function draw(pen: Pen, { time, si, view }: Snapshot<WellTypes>): void {
  const scene = sceneOf(si);
  const { energies } = solveWell(si).states;
  energies.forEach((energy, index) => {
    if (energy > scene.maxEnergy) return;
    const isChosen = index === si.level - 1 || index === si.other - 1;
    const [halfLength, y] = [turningPointOf(si, energy, scene.halfWidth), heightOf(energy, scene)];
    pen.line([-halfLength, y, 0, halfLength, y, 0], {
      ink: isChosen ? 'chart-red' : 'line-strong',
      width: isChosen ? 2 : 1,
      dashed: !isChosen,
    });
    if (isChosen) pen.label(halfLength, y, 0, `E${DIGITS[index + 1] ?? ''}`, 'chart-red');
  });
  drawPotential(pen, si);
  drawWave(pen, time, si, view.shown);
}
