import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { AskedNumber, Observation } from '../experiment/investigation.js';
import { formatOf } from '../measurements/axis.js';

/** Sizes of units by dimension, in SI units. A unit that is not listed is a dimension of its own. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  { s: 1, ms: 1e-3, min: 60 },
  { m: 1, sm: 1e-2, mm: 1e-3, km: 1e3 },
  { 'm/s': 1, 'sm/s': 1e-2, 'km/s': 1e3 },
  { 'm/s²': 1, 'sm/s²': 1e-2 },
  { kg: 1, g: 1e-3 },
  { J: 1, mJ: 1e-3, kJ: 1e3 },
  { N: 1, mN: 1e-3, kN: 1e3 },
  { Pa: 1, kPa: 1e3 },
  { '°': Math.PI / 180, rad: 1 },
  { A: 1, mA: 1e-3 },
  { V: 1, mV: 1e-3, kV: 1e3 },
  { Ω: 1, kΩ: 1e3 },
];

/** Units of a choice, at least; all units of a dimension that has more. */
const FEWEST_UNITS = 4;

const dimensionOf = (unit: string): Readonly<Record<string, number>> =>
  DIMENSIONS.find((sizes) => unit in sizes) ?? { [unit]: 1 };

/**
 * Converts a value between units of one dimension.
 * @returns undefined for different dimensions
 */
export function convert(value: number, from: string, to: string): number | undefined {
  const sizes = dimensionOf(to);
  const [fromSize, toSize] = [sizes[from], sizes[to]];
  return fromSize === undefined || toSize === undefined ? undefined : (value * fromSize) / toSize;
}

/** Units of the same dimension. */
export const relatedUnits = (unit: string): readonly string[] => Object.keys(dimensionOf(unit));

/**
 * Units that a number may be given in: those of its dimension, then those of what is read for it: of the meters, or of the experiment's
 * readouts for a prediction.
 */
export function unitOptions(
  definition: ExperimentDefinition,
  asked: AskedNumber & Partial<Pick<Observation, 'meters'>>,
): readonly string[] {
  const related = relatedUnits(asked.unit);
  const read = asked.meters ?? definition.readouts.map(({ key }) => key);
  const others = read.map((quantity) => formatOf(definition, '', quantity).unit);
  const all = new Set([...related, ...others].filter((one) => one !== ''));
  return [...all].slice(0, Math.max(FEWEST_UNITS, related.length)).sort();
}
