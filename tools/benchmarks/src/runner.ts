// What benchmarks are declared with: options, rounds that alternate with a reference, targets, and cleanups.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { medians } from './statistics.js';

/** The options of the command line, with the types of their default values. */
export function readOptions<Options extends Readonly<Record<string, number | string>>>(
  defaults: Options,
): { [Name in keyof Options]: Options[Name] extends number ? number : string } {
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: String(value) }]),
    ),
  });
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(values[name]) : values[name],
    ]),
  ) as { [Name in keyof Options]: Options[Name] extends number ? number : string };
}

const cleanups: (() => unknown)[] = [];

/** Registers a function that runs after the benchmark, also after a failed one. The last registered runs first. */
export const onEnd = (cleanUp: () => unknown): void => void cleanups.push(cleanUp);

/** A folder that is deleted at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-benchmark-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Target {
  readonly min?: number;
  readonly max?: number;
  readonly digits?: number;
  readonly unit?: string;
}

export const missedTargets: string[] = [];

/** Prints a figure with its target, a small one in powers of ten. A missed target is added to `missedTargets`. */
export function checkTarget(
  name: string,
  value: number,
  { min = -Infinity, max = Infinity, digits = 0, unit = '' }: Target,
): void {
  const isMet = value >= min && value <= max;
  const bound = [min > -Infinity && `≥ ${min}`, max < Infinity && `≤ ${max}`].filter(Boolean).join(' and ');
  const text = max > 0 && max < 1e-3 ? value.toExponential(2) : value.toFixed(digits);
  const line = `${name}: ${text}${unit} (target ${bound}${unit})`;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${line}`);
  if (!isMet) missedTargets.push(line);
}

/** Records a failure without a figure. */
export function fail(message: string): void {
  console.error(message);
  missedTargets.push(message);
}

const format = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) < 20 ? 2 : 1);

/**
 * Repeats measurements that alternate with their reference. Prints a row of figures for each round and their medians, then
 * the targets of medians: a ratio within a round does not depend on the speed of the machine, which changes between rounds.
 * @param measure the figures of a round by their printed names
 */
export async function compare<Name extends string>(
  rounds: number,
  measure: (round: number) => Promise<Readonly<Record<Name, number>>>,
  targets: Partial<Record<NoInfer<Name>, Target>> = {},
): Promise<Record<Name, number>> {
  const all: Readonly<Record<Name, number>>[] = [];
  let names: Name[] = [];
  const printRow = (first: string | number, cells: readonly string[]) =>
    console.log(
      `| ${String(first).padEnd(7)} | ${cells.map((cell, at) => cell.padStart(names[at]?.length ?? 0)).join(' | ')} |`,
    );
  const printFigures = (first: string | number, figures: Readonly<Record<Name, number>>) =>
    printRow(
      first,
      names.map((name) => format(figures[name])),
    );
  for (let round = 1; round <= rounds; round += 1) {
    const figures = await measure(round);
    if (round === 1) {
      names = Object.keys(figures) as Name[];
      printRow('round', names);
    }
    all.push(figures);
    printFigures(round, figures);
  }
  const result = medians(all, names);
  printFigures('medians', result);
  for (const name of names) {
    const target = targets[name];
    if (target) checkTarget(name, result[name], { digits: 2, ...target });
  }
  return result;
}

/** Runs a benchmark and its cleanups, and ends the process: with code 1 when a target is missed. */
export async function run(benchmark: () => Promise<void> | void): Promise<never> {
  try {
    await benchmark();
  } finally {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  }
  console.log(
    missedTargets.length === 0 ? '\nEvery target is met.' : `\nMissed:\n  ${missedTargets.join('\n  ')}`,
  );
  process.exit(missedTargets.length === 0 ? 0 : 1);
}
