import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Ink, Pen } from '@zarra/experiment-kit/stage';
import { superposition, transitionWavelength } from '@zarra/physics/bound-states';
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

/** The walls of an infinite well, in heights of the view. */
const INFINITE = 10;
/** Amplitude of a photon's wave, relative to the height of the view, and its samples. */
const PHOTON_HEIGHT = 0.025;
const PHOTON_SAMPLES = 96;
/** Drawn length of a wave of 1 µm, its limits, and the gap to the levels, nm. */
const PER_MICROMETRE = 0.3;
const [SHORTEST, LONGEST] = [0.07, 0.6];
const PHOTON_GAP = 0.06;

const outline = new Float64Array(3 * (SAMPLES + 1));

/** Draws the well as a landscape. */
function drawPotential(pen: Pen, si: Si): void {
  const scene = sceneOf(si);
  const edge = si.width / 2 / NM;
  if (si.kind === KIND.box || si.kind === KIND.finite) {
    const rim = si.kind === KIND.box ? INFINITE * scene.height : heightOf(si.depth, scene);
    pen.ground([-edge, rim, 0, -edge, 0, 0, edge, 0, 0, edge, rim, 0]);
    return;
  }
  const well = solveWell(si);
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const x = scene.halfWidth * ((2 * sample) / SAMPLES - 1);
    outline[3 * sample] = x;
    outline[3 * sample + 1] = heightOf(potentialAt(well, x * NM), scene);
  }
  pen.ground(outline);
}

const colorOf = (wavelength: number): Ink =>
  wavelength < 400e-9
    ? 'chart-purple'
    : wavelength < 500e-9
      ? 'chart-blue'
      : wavelength < 570e-9
        ? 'chart-green'
        : wavelength < 610e-9
          ? 'chart-gold'
          : 'chart-red';

/** Draws the fall from one selected level to the other, and the photon that carries the energy away. */
function drawPhoton(pen: Pen, si: Si): void {
  const scene = sceneOf(si);
  const { energies } = solveWell(si).states;
  const [low = 0, high = 0] = selectedLevels(si)
    .map((level) => energies[level] ?? 0)
    .sort((one, other) => one - other);
  if (high === low || high === 0) return;
  const wavelength = transitionWavelength(high, low);
  const ink = colorOf(wavelength);
  const x = 0.8 * turningPointOf(si, low, scene.halfWidth);
  const [bottom, top] = [heightOf(low, scene), heightOf(high, scene)];
  pen.arrow(x, top, 0, 0, bottom - top, 0, { ink });
  const period = Math.min(LONGEST, Math.max(SHORTEST, (PER_MICROMETRE * wavelength) / 1e-6));
  const from = x + PHOTON_GAP;
  const length = 0.92 * scene.halfWidth - from;
  const middle = (bottom + top) / 2;
  const wave = Float64Array.from({ length: 3 * (PHOTON_SAMPLES + 1) }, (_, index) => {
    const along = (length * Math.floor(index / 3)) / PHOTON_SAMPLES;
    const up = PHOTON_HEIGHT * scene.height * Math.sin((2 * Math.PI * along) / period);
    return [from + along, middle + up, 0][index % 3] ?? 0;
  });
  pen.line(wave, { ink });
  pen.arrow(from + length, middle, 0, 0.06 * scene.halfWidth, 0, 0, { ink });
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
    pen.line(points.subarray(3), { ink: 'chart-purple' }, count);
  }
  if (shownCurves !== 0) {
    const count = fillCurve(x, halfWidth, base, (i) => (WAVE_HEIGHT * height * (re[i] as number)) / highest);
    pen.line(points.subarray(3), { ink: 'accent', width: 1.5 }, count);
  }
}

/** Draws the well with its levels, and the selected wave. */
export function draw(pen: Pen, { time, si, view }: Snapshot<WellTypes>): void {
  const scene = sceneOf(si);
  pen.layer([si], () => {
    drawPotential(pen, si);
    solveWell(si).states.energies.forEach((energy, index) => {
      if (energy > scene.maxEnergy) return;
      const isChosen = index === si.level - 1 || index === si.other - 1;
      const [halfLength, y] = [turningPointOf(si, energy, scene.halfWidth), heightOf(energy, scene)];
      pen.line([-halfLength, y, 0, halfLength, y, 0], {
        ink: isChosen ? 'chart-red' : 'line-strong',
        width: isChosen ? 2 : 1.5,
      });
      if (isChosen) pen.label(halfLength, y, 0, `E${DIGITS[index + 1] ?? ''}`, 'chart-red');
    });
  });
  drawWave(pen, time, si, view.shown);
  pen.layer([si], () => drawPhoton(pen, si));
}
