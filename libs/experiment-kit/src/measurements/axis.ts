import { timeUnitOf, type ExperimentDefinition } from '../experiment/experiment.js';
import { decimalsOf } from '../experiment/parameter.js';
import { labelWithUnit } from '../format/format-value.js';
import { splitLabel } from '../format/split-label.js';
import type { PointAxis, PointQuantity, Power } from '../experiment/construction.js';
import { instrumentUncertainty, type Instrument } from '../experiment/instrument.js';
import type { Point } from './points.js';

/** Name, unit and precision of a quantity of points. */
export interface QuantityFormat {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly scientific?: boolean;
  /** Uncertainty of an exact reading: one unit of the last digit of a measurement, nothing for a value that was set. */
  readonly uncertainty: number;
  readonly instrument?: Instrument | undefined;
}

const PARAMETER = 'parameter:';

/** Key of a parameter as a quantity of points. */
export const parameterQuantity = (key: string): PointQuantity => `${PARAMETER}${key}`;

const measured = (
  label: string,
  unit: string,
  decimals: number,
  scientific = false,
  instrument?: Instrument,
): QuantityFormat => ({
  instrument,
  label,
  unit,
  decimals,
  scientific,
  uncertainty: scientific ? 0 : 10 ** -decimals,
});

/** Format of a quantity of points. */
export function formatOf(
  definition: ExperimentDefinition,
  timeLabel: string,
  quantity: PointQuantity,
): QuantityFormat {
  const { parameters, readouts, intervals = [] } = definition;
  if (quantity.startsWith(PARAMETER)) {
    const parameter = parameters[quantity.slice(PARAMETER.length)];
    if (!parameter) throw new Error(`${definition.slug} has no ${quantity}`);
    const { label, unit, instrument } = parameter;
    return { label, unit, decimals: decimalsOf(parameter), uncertainty: 0, instrument };
  }
  const found = readouts.find(({ key }) => key === quantity) ?? intervals.find(({ key }) => key === quantity);
  if (found) {
    const isScientific = 'scientific' in found && found.scientific;
    return measured(found.label, found.unit, found.decimals, isScientific, found.instrument);
  }
  if (quantity !== 'time') throw new Error(`${definition.slug} has no quantity ${quantity}`);
  const { unit, decimals } = timeUnitOf(definition);
  return measured(timeLabel, unit, decimals);
}

/** Value of a quantity of a point, in its displayed unit; NaN if it was not measured. */
export function valueOf(
  { readouts, intervals = [] }: ExperimentDefinition,
  quantity: PointQuantity,
  point: Point,
): number {
  const entered = point.entered?.[quantity];
  if (entered !== undefined) return entered;
  if (quantity.startsWith(PARAMETER)) return point.values[quantity.slice(PARAMETER.length)] ?? NaN;
  if (quantity === 'time') return point.time;
  const index = [...readouts, ...intervals].findIndex(({ key }) => key === quantity);
  return point.readings[index] ?? NaN;
}

/** Instrument that read a quantity of a point; undefined for an exact or an entered value. */
export const instrumentOf = (
  { instrument }: QuantityFormat,
  quantity: PointQuantity,
  { seed, entered }: Point,
): Instrument | undefined =>
  seed === undefined || entered?.[quantity] !== undefined ? undefined : instrument;

/** Uncertainty of a quantity of a point, in its displayed unit. */
export function uncertaintyOf(format: QuantityFormat, quantity: PointQuantity, point: Point): number {
  const instrument = instrumentOf(format, quantity, point);
  return instrument ? instrumentUncertainty(instrument) : format.uncertainty;
}

/** Value of an axis of a point. */
export function axisValueOf(
  definition: ExperimentDefinition,
  { quantity, power = 1 }: PointAxis,
  point: Point,
): number {
  const value = valueOf(definition, quantity, point);
  return power === 'ln' ? Math.log(value) : value ** power;
}

/** Uncertainty of an axis value: that of its quantity times the derivative of the power or logarithm. */
export const axisUncertainty = (value: number, uncertainty: number, power: Power = 1): number =>
  Math.abs(power === 'ln' ? 1 / value : power * value ** (power - 1)) * uncertainty;

const SUPERSCRIPTS: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

/** A name or a unit with the power of an axis: T², √L, 1/d. */
function withPower(text: string, power: Exclude<Power, 'ln'>): string {
  if (text === '' || power === 1) return text;
  const isCompound = /[\s·/²³]/.test(text);
  const base = isCompound ? `(${text})` : text;
  if (power === 0.5) return `√${base}`;
  if (power < 0) return `1/${base}${SUPERSCRIPTS[-power] ?? ''}`;
  return `${base}${SUPERSCRIPTS[power] ?? ''}`;
}

/** Symbol of a quantity, otherwise its name. */
const symbolOf = (label: string): string => {
  const { symbol, name } = splitLabel(label);
  return symbol || name;
};

/** Texts of an axis: its symbol and its unit with their power, and the label of both. */
export function axisTexts({ label, unit }: QuantityFormat, power: Power = 1) {
  if (power === 1) return { symbol: symbolOf(label), unit, label: labelWithUnit({ label, unit }) };
  if (power === 'ln') {
    const symbol = `ln ${symbolOf(label)}`;
    return { symbol, unit: '', label: symbol };
  }
  const texts = { symbol: withPower(symbolOf(label), power), unit: withPower(unit, power) };
  return { ...texts, label: labelWithUnit({ label: texts.symbol, unit: texts.unit }) };
}
