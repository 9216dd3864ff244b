import type { Instrument } from './instrument.js';

/**
 * One adjustable number. Its values lie on a grid, so that an address encodes each exactly: min, min + step,
 * min + 2 step … max.
 */
export interface Parameter {
  /** Textbook label: "Boshlangʻich tezlik". */
  readonly label: string;
  /** Displayed unit: "m/s"; empty for a pure number. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  /** Size of the displayed unit in SI units; 1 by default. An angle in degrees has π/180. */
  readonly si?: number;
  /** Names of the values min, min + step …: turns the number into a select. */
  readonly choices?: readonly string[];
  /** Whether its two choices mean off and on: a switch instead of a select. */
  readonly toggle?: boolean;
  /** Whether it may change during a run. Other parameters restart the experiment. */
  readonly live?: boolean;
  /** Instrument that the learner sets it with: recorded points have its uncertainty. */
  readonly instrument?: Instrument;
  /** Set by dragging a handle only: the panel shows no control. */
  readonly handleOnly?: boolean;
}

/** Parameters of an experiment by key. Their order is part of every shared address: append new ones. */
export type Parameters<K extends string = string> = Readonly<Record<K, Parameter>>;

/** One value per parameter, in displayed units. */
export type Values<K extends string = string> = Readonly<Record<K, number>>;

/** Number of grid steps of a parameter. */
export const gridSteps = ({ min, max, step }: Parameter): number => Math.round((max - min) / step);

/** Value at a grid index, without binary rounding noise. */
export function fromGrid(parameter: Parameter, index: number): number {
  const { min, step } = parameter;
  return Number((min + index * step).toFixed(decimalsOf(parameter)));
}

/** Nearest grid index within the range. NaN and infinite values give the initial value. */
export function toGrid(parameter: Parameter, value: number): number {
  const { min, step, initial } = parameter;
  const finite = Number.isFinite(value) ? value : initial;
  return Math.min(gridSteps(parameter), Math.max(0, Math.round((finite - min) / step)));
}

/** Nearest valid value of a parameter. */
export const snap = (parameter: Parameter, value: number): number =>
  fromGrid(parameter, toGrid(parameter, value));

/** Decimals that distinguish neighbouring grid values. */
export const decimalsOf = ({ min, step }: Parameter): number => {
  const decimals = (x: number): number => {
    const [mantissa = '', exponent = '0'] = String(x).split('e');
    return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
  };
  return Math.min(12, Math.max(decimals(step), decimals(min)));
};

/** Nearest valid values. @throws RangeError for a key that is not a parameter */
export const snapValues = (parameters: Parameters, values: Partial<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const parameter = parameters[key];
      if (!parameter) throw new RangeError(`No parameter ${key}`);
      return [key, snap(parameter, value ?? NaN)];
    }),
  );

const keysOf = <K extends string>(parameters: Parameters<K>): K[] => Object.keys(parameters) as K[];

/** Initial values of all parameters. */
export const initialValues = <K extends string>(parameters: Parameters<K>): Values<K> =>
  Object.fromEntries(keysOf(parameters).map((key) => [key, parameters[key].initial])) as Values<K>;

/** Values converted to SI units, as a model takes them. */
export const inSi = <K extends string>(parameters: Parameters<K>, values: Values<K>): Values<K> =>
  Object.fromEntries(
    keysOf(parameters).map((key) => [key, values[key] * (parameters[key].si ?? 1)]),
  ) as Values<K>;
