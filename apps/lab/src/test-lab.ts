// What the tests of every experiment share: a pen that remembers, and states a learner could reach.
import {
  createSession,
  readAddress,
  writeAddress,
  type Box,
  type Lab,
  type Parameters,
  type Pen,
  type Session,
  type Values,
} from '@zarra/experiment-kit';

/** What a moment looks like: every corner of it, and its words. */
export interface Drawing {
  readonly points: (readonly [x: number, y: number])[];
  readonly areas: number[][];
  readonly words: string[];
}

/** Draws the moment of a session. Throws where a place is not a number. */
export function drawingOf<K extends string, V extends string>(session: Session<K, Float64Array, V>): Drawing {
  const drawing: Drawing = { points: [], areas: [], words: [] };
  const see = (x: number, y: number, z: number): void => {
    if (![x, y, z].every(Number.isFinite)) throw new Error(`A place that is none: ${x}, ${y}, ${z}`);
    drawing.points.push([x, y]);
  };
  const path = (points: ArrayLike<number>, count: number): void => {
    for (let index = 0; index < 3 * count; index += 3)
      see(points[index] ?? NaN, points[index + 1] ?? NaN, points[index + 2] ?? NaN);
  };
  const pen: Pen = {
    ball: (x, y, z, radius) => {
      see(x - radius, y - radius, z);
      see(x + radius, y + radius, z);
    },
    line: (points, _stroke, count = points.length / 3) => path(points, count),
    arrow: (x, y, z, dx, dy, dz) => {
      see(x, y, z);
      see(x + dx, y + dy, z + dz);
    },
    label: (x, y, z, words) => {
      see(x, y, z);
      drawing.words.push(words);
    },
    area: (points) => {
      path(points, points.length / 3);
      drawing.areas.push(Array.from(points));
    },
    field: ({ left, bottom, width, height }) => {
      see(left, bottom, 0);
      see(left + width, bottom + height, 0);
    },
  };
  session.lab.draw(pen, session.moment());
  return drawing;
}

/** How far the farthest place lies outside a box, in widths of the box; 0 or less: all is seen. */
export function outside({ left, right, bottom, top }: Box, { points }: Drawing): number {
  const beyond = points.map(([x, y]) => Math.max(left - x, x - right, bottom - y, y - top));
  return Math.max(...beyond) / (right - left);
}

/** Chance for tests that try many cases: repeatable. */
export function testChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A value of each parameter, drawn from its whole grid. */
export const anyValues = <K extends string>(
  of: Parameters<K>,
  chance: (below: number) => number,
): Values<K> =>
  Object.fromEntries(
    (Object.keys(of) as K[]).map((key) => {
      const { min, max, step } = of[key];
      const place = chance(Math.round((max - min) / step) + 1);
      return [key, Number((min + place * step).toPrecision(12))];
    }),
  ) as Values<K>;

/** A session as an address drawn by chance opens it. @param mostSteps steps it may have been running */
export function anySession<K extends string, V extends string>(
  lab: Lab<K, Float64Array, V>,
  chance: (below: number) => number,
  mostSteps: number,
): Session<K, Float64Array, V> {
  const values = anyValues(lab.parameters, chance);
  const run = { seed: 1, values, changes: [], steps: chance(mostSteps + 1) };
  const address = writeAddress(lab, { run, view: anyValues(lab.view, chance) }, values);
  return createSession(lab, readAddress(lab, address, mostSteps));
}

/** A readout as it is shown now: in its unit, rounded to its decimals. */
export function shown<K extends string, V extends string>(
  { lab, moment }: Session<K, Float64Array, V>,
  key: string,
): number {
  const readout = lab.readouts.find((one) => one.key === key);
  const observable = lab.model.observables.find((one) => one.key === key);
  if (!readout || !observable) throw new Error(`${lab.slug} does not show ${key}`);
  const { time, state, si } = moment();
  return Number((observable.value(time, state, si) / (readout.si ?? 1)).toFixed(readout.decimals));
}

/** Prose a learner reads or hears at this moment; formulas apart. @param events those told; all when left out */
export function proseOf<K extends string, V extends string>(
  session: Session<K, Float64Array, V>,
  events?: readonly string[],
): string[] {
  const { lab } = session;
  const { words } = lab;
  const moment = session.moment();
  const named = [
    ...Object.values<Parameters[string]>(lab.parameters),
    ...Object.values<Parameters[string]>(lab.view),
  ];
  return [
    words.title,
    words.summary,
    words.picture,
    ...words.use,
    ...words.limits,
    words.task.question,
    ...words.task.hints,
    words.task.answer,
    words.describe(moment),
    ...(events ?? Object.keys(words.events)).map((key) => words.events[key]?.(moment) ?? ''),
    ...named.flatMap(({ label, choices = [] }) => [label, ...choices]),
    ...lab.presets.map(({ name }) => name),
    ...lab.readouts.map(({ label }) => label),
    ...lab.plots.map(({ title }) => title),
    ...(lab.histograms ?? []).flatMap(({ title, counted, label, theory }) => [
      title,
      counted,
      label,
      ...(theory ? [theory.name] : []),
    ]),
    ...lab.handles.flatMap((handle) => [handle.label, handle.spoken(moment)]),
    ...drawingOf(session).words,
  ];
}

/**
 * What is wrong with a sentence, as far as a program can tell: nothing in it, letters that Uzbek has not (w, a c that is
 * no ch), an apostrophe of a typewriter, a decimal point, a number that is none.
 */
export function faultsOf(sentence: string): string[] {
  const faults: readonly (readonly [string, RegExp])[] = [
    ['empty', /^\s*$/],
    ['English', /[a-z]w|w[a-z]|[a-z]c(?!h)|\bc(?!h)[a-z]/i],
    ['apostrophe', /\p{L}['’‘`´]/u],
    ['point', /\d\.\d/],
    ['number', /NaN|Infinity|undefined|e[+-]\d/],
  ];
  return faults.filter(([, sign]) => sign.test(sentence)).map(([name]) => `${name}: ${sentence}`);
}
