/**
 * One number a learner can set. Its values lie on a grid, so that an address can name each exactly:
 * min, min + step, min + 2 step … max.
 */
export interface Parameter {
  /** As in a textbook: "Boshlangʻich tezlik". */
  readonly label: string;
  /** The unit shown: "m/s"; empty for a pure number. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  /** SI units in one unit shown; 1 when left out. An angle in degrees has π/180. */
  readonly si?: number;
  /** Names of the values min, min + step …: the number is a choice between them. */
  readonly choices?: readonly string[];
  /** Whether it may change while the experiment runs. Otherwise a change begins the experiment anew. */
  readonly live?: boolean;
  /** Whether it has no control of its own: a body on the stage is moved instead. */
  readonly onStage?: boolean;
}

/** The parameters of an experiment by their names. Their order is part of every shared address: new ones go last. */
export type Parameters<K extends string = string> = Readonly<Record<K, Parameter>>;

/** One value for each parameter, in the units shown. */
export type Values<K extends string = string> = Readonly<Record<K, number>>;

/** How many steps a parameter's grid has. */
export const gridSteps = ({ min, max, step }: Parameter): number => Math.round((max - min) / step);

/** The value of a place on the grid, without the noise of binary fractions. */
export function fromGrid(parameter: Parameter, place: number): number {
  const { min, step } = parameter;
  return Number((min + place * step).toFixed(decimalsOf(parameter)));
}

/** The nearest place on the grid, within its ends. A number that is none is the start's. */
export function toGrid(parameter: Parameter, value: number): number {
  const { min, step, initial } = parameter;
  const wanted = Number.isFinite(value) ? value : initial;
  return Math.min(gridSteps(parameter), Math.max(0, Math.round((wanted - min) / step)));
}

/** The nearest value that a parameter can have. */
export const snap = (parameter: Parameter, value: number): number =>
  fromGrid(parameter, toGrid(parameter, value));

/** Decimals that tell neighbours on the grid apart. */
export const decimalsOf = ({ min, step }: Parameter): number => {
  const decimals = (x: number): number => {
    const [mantissa = '', exponent = '0'] = String(x).split('e');
    return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
  };
  return Math.min(12, Math.max(decimals(step), decimals(min)));
};

const names = <K extends string>(parameters: Parameters<K>): K[] => Object.keys(parameters) as K[];

/** The values every experiment begins with. */
export const initialValues = <K extends string>(parameters: Parameters<K>): Values<K> =>
  Object.fromEntries(names(parameters).map((key) => [key, parameters[key].initial])) as Values<K>;

/** The same values in SI units: what a model takes. */
export const inSi = <K extends string>(parameters: Parameters<K>, values: Values<K>): Values<K> =>
  Object.fromEntries(
    names(parameters).map((key) => [key, values[key] * (parameters[key].si ?? 1)]),
  ) as Values<K>;
