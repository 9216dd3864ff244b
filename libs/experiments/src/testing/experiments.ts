// Shared by the tests of all experiments: sessions, a recording pen and random reachable states.
import { createSession, type Session } from '@zarra/experiment-kit';
import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import type { Parameters, Values } from '@zarra/experiment-kit/parameters';
import { formatValue } from '@zarra/experiment-kit/readouts';
import type { Box, Ink, Pen } from '@zarra/experiment-kit/stage';

/** Session with some values set, in displayed units. */
export function startSession(definition: ExperimentDefinition, values: Partial<Values> = {}): Session {
  const session = createSession(definition);
  session.set(values);
  return session;
}

/** Session of a preset with some values changed. */
export function startPreset(definition: ExperimentDefinition, name: string, changes: Partial<Values> = {}) {
  const preset = definition.presets.find((one) => one.name === name);
  if (!preset) throw new Error(`No preset ${name}`);
  return startSession(definition, { ...preset.values, ...changes });
}

/** Runs for a model time, in the experiment's time unit. */
export const runFor = (session: Session, time: number): void => {
  const { timeUnit } = session.definition;
  session.stepBy(Math.round((time * (timeUnit?.si ?? 1)) / session.run.dt));
};

/** Recorded drawing of a snapshot: all points and labels. */
export interface Drawing {
  readonly points: (readonly [x: number, y: number])[];
  readonly areas: number[][];
  readonly lines: { readonly ink: Ink; readonly points: readonly number[] }[];
  /** Start and vector of each arrow. */
  readonly arrows: {
    readonly ink: Ink;
    readonly from: readonly number[];
    readonly along: readonly number[];
  }[];
  readonly labels: string[];
  /** Points of the labels. */
  readonly labelPoints: (readonly [x: number, y: number])[];
}

/** Draws the snapshot of a session. Throws on invalid coordinates. */
export function drawingOf(session: Session): Drawing {
  const drawing: Drawing = { points: [], areas: [], lines: [], arrows: [], labels: [], labelPoints: [] };
  const addPoint = (x: number, y: number, z: number): void => {
    if (![x, y, z].every(Number.isFinite)) throw new Error(`Invalid coordinates: ${x}, ${y}, ${z}`);
    drawing.points.push([x, y]);
  };
  const path = (points: ArrayLike<number>, count: number): void => {
    for (let index = 0; index < 3 * count; index += 3)
      addPoint(points[index] ?? NaN, points[index + 1] ?? NaN, points[index + 2] ?? NaN);
  };
  const pen: Pen = {
    ball: (x, y, z, radius) => {
      addPoint(x - radius, y - radius, z);
      addPoint(x + radius, y + radius, z);
    },
    line: (points, { ink }, count = points.length / 3) => {
      path(points, count);
      drawing.lines.push({ ink, points: Array.from(points).slice(0, 3 * count) });
    },
    arrow: (x, y, z, dx, dy, dz, { ink }) => {
      drawing.arrows.push({ ink, from: [x, y, z], along: [dx, dy, dz] });
      addPoint(x, y, z);
      addPoint(x + dx, y + dy, z + dz);
    },
    label: (x, y, z, text) => {
      addPoint(x, y, z);
      drawing.labels.push(text);
      drawing.labelPoints.push([x, y]);
    },
    area: (points) => {
      path(points, points.length / 3);
      drawing.areas.push(Array.from(points));
    },
    body: (points) => path(points, points.length / 3),
    // Light may fade outside the view.
    glow: (x, y, z) => addPoint(x, y, z),
    ground: () => undefined,
    layer: (_inputs, draw) => draw(),
    field: ({ left, bottom, width, height }) => {
      addPoint(left, bottom, 0);
      addPoint(left + width, bottom + height, 0);
    },
  };
  session.definition.draw(pen, session.snapshot());
  return drawing;
}

/** Distance of the farthest point outside a box, in box widths; 0 or less when everything is inside. */
export function overflowOf({ left, right, bottom, top }: Box, { points }: Drawing): number {
  const beyond = points.map(([x, y]) => Math.max(left - x, x - right, bottom - y, y - top));
  return Math.max(...beyond) / (right - left);
}

/** Creates a repeatable random generator. */
export function createTestRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Random grid values of all parameters. */
export const randomValues = (of: Parameters, randomBelow: (below: number) => number): Values =>
  Object.fromEntries(
    Object.entries(of).map(([key, { min, max, step }]) => {
      const index = randomBelow(Math.round((max - min) / step) + 1);
      return [key, Number((min + index * step).toPrecision(12))];
    }),
  );

/** Random values with most numbers at an end of their range, or zero: there quantities stop being defined. */
export function extremeValues(of: Parameters, randomBelow: (below: number) => number): Values {
  const inner = randomValues(of, randomBelow);
  return Object.fromEntries(
    Object.entries(of).map(([key, parameter]) => {
      const { min, max, initial, choices } = parameter;
      const random = inner[key] ?? initial;
      const zero = Math.min(max, Math.max(min, 0));
      return [key, choices ? random : ([min, max, zero][randomBelow(4)] ?? random)];
    }),
  );
}

/** Session opened from a random address. @param maxSteps maximum steps of its run */
export function randomSession(
  definition: ExperimentDefinition,
  randomBelow: (below: number) => number,
  maxSteps: number,
): Session {
  const values = randomValues(definition.parameters, randomBelow);
  const run = { seed: 1, values, changes: [], steps: randomBelow(maxSteps + 1) };
  const address = writeAddress(definition, { run, view: randomValues(definition.view, randomBelow) }, values);
  return createSession(definition, readAddress(definition, address, maxSteps));
}

/** Exact value of an observable, in SI units. */
export function observableValue({ definition, snapshot }: Session, key: string): number {
  const observable = definition.model.observables.find((candidate) => candidate.key === key);
  if (!observable) throw new Error(`${definition.slug} has no observable ${key}`);
  const { time, state, si } = snapshot();
  return observable.value(time, state, si);
}

/** Displayed text of a readout's number, without its unit. */
export function displayedText(session: Session, key: string): string {
  const readout = session.definition.readouts.find((candidate) => candidate.key === key);
  if (!readout) throw new Error(`${session.definition.slug} does not show ${key}`);
  return formatValue(observableValue(session, key) / (readout.si ?? 1), readout.decimals, readout.scientific);
}

/** Displayed value of a readout: in its unit, rounded as on the page. Infinite and missing values show a dash. */
export function displayedValue(session: Session, key: string): number {
  const value = observableValue(session, key);
  return Number.isFinite(value) ? numberIn(displayedText(session, key)) : value;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Value of a displayed number: "−1 234,5", "3,66 · 10⁻³". */
function numberIn(text: string): number {
  const [mantissa = '', power = ''] = text.replace(/[\s\u00A0\u202F]/g, '').split('·10');
  const exponent = power
    .replace('⁻', '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `${SUPERSCRIPTS.indexOf(digit)}`);
  return Number(`${mantissa.replace('−', '-').replace(',', '.')}e${exponent || '0'}`);
}

/** Number as in texts, with a decimal comma. */
export const textNumber = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('.', ',').replace('-', '−');

/** Value of the model's first invariant. */
export const invariantValue = ({ definition, run }: Session): number =>
  definition.model.invariants?.[0]?.value(run.state, run.si) ?? NaN;

/** All texts for the current state except formulas. @param events keys of announced events; all by default */
export function textsOf(session: Session, events?: readonly string[]): string[] {
  const { definition } = session;
  const { content } = definition;
  const snapshot = session.snapshot();
  const parameters = [...Object.values(definition.parameters), ...Object.values(definition.view)];
  return [
    content.title,
    content.summary,
    content.describe(snapshot),
    ...(events ?? Object.keys(content.events)).map((key) => content.events[key]?.(snapshot) ?? ''),
    ...parameters.flatMap(({ label, choices = [] }) => [label, ...choices]),
    ...definition.presets.map(({ name }) => name),
    ...definition.readouts.map(({ label }) => label),
    ...definition.plots.map(({ title }) => title),
    ...(definition.histograms ?? []).flatMap(({ title, countLabel, label, theory }) => [
      title,
      countLabel,
      label,
      ...(theory ? [theory.name] : []),
    ]),
    ...definition.handles.flatMap((handle) => [handle.label, handle.valueText(snapshot)]),
    ...drawingOf(session).labels,
  ];
}

/**
 * Lists detectable issues of a text: empty, letters missing in Uzbek (w, c without h, except cos and ctg), a typewriter
 * apostrophe, a decimal point, an invalid number.
 */
export function textIssuesOf(sentence: string): string[] {
  const checks: readonly (readonly [string, RegExp])[] = [
    ['empty', /^\s*$/],
    ['English', /[a-z]w|w[a-z]|[a-z]c(?!h)|\bc(?!h|os\b|tg\b)[a-z]/i],
    ['apostrophe', /\p{L}['’‘`´]/u],
    ['point', /\d\.\d/],
    ['term', /harorat/i],
    ['number', /NaN|Infinity|undefined|e[+-]\d/],
  ];
  return checks.filter(([, pattern]) => pattern.test(sentence)).map(([name]) => `${name}: ${sentence}`);
}
