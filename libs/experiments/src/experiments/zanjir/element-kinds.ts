import { fromGrid, gridSteps, toGrid, type Parameter } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';

/** Element kinds, in the order of the choices. */
export const KIND = {
  none: 0,
  wire: 1,
  ammeter: 2,
  voltmeter: 3,
  resistor: 4,
  lamp: 5,
  switch: 6,
  battery: 7,
  alternating: 8,
  capacitor: 9,
  coil: 10,
  diode: 11,
  diodeBack: 12,
  unknown: 13,
} as const;

/** Rated voltage of all lamps, V. */
export const LAMP_VOLTAGE = 6;
/** Resistances of the hidden resistors, Ω: never displayed. */
const HIDDEN_RESISTANCES = [37, 68, 120, 15, 330, 8];

/** Amount of an element kind with its grid. */
interface Amount extends Parameter {
  /** Unit for screen readers: "10 Ω" is "10 om". */
  readonly spokenUnit: string;
  /** Grid steps per arrow key. */
  readonly stride: number;
}

interface Kind {
  readonly name: string;
  readonly amount?: Amount;
}

/** Creates a kind with an amount: name; label, unit and spoken unit; grid with its default. */
const withAmount = (
  name: string,
  [label, unit, spokenUnit]: readonly [label: string, unit: string, spokenUnit: string],
  [min, max, step, initial, stride]: readonly [number, number, number, number, number],
  more?: Pick<Parameter, 'si' | 'choices'>,
): Kind => ({ name, amount: { label, unit, spokenUnit, min, max, step, initial, stride, ...more } });

const KINDS: readonly Kind[] = [
  { name: 'boʻsh joy' },
  { name: 'sim' },
  { name: 'ampermetr' },
  { name: 'voltmetr' },
  withAmount('rezistor', ['qarshilik, R', 'Ω', 'om'], [1, 1000, 1, 10, 5]),
  withAmount('lampa', ['6 V dagi quvvat', 'W', 'vatt'], [0.5, 20, 0.5, 3, 1]),
  withAmount('kalit', ['kalit holati', '', ''], [0, 1, 1, 0, 1], { choices: ['uzilgan', 'ulangan'] }),
  withAmount('batareya', ['EYK, ε (manfiysi teskari)', 'V', 'volt'], [-24, 24, 0.1, 6, 5]),
  withAmount('oʻzgaruvchan tok manbai', ['EYK amplitudasi, εₘ', 'V', 'volt'], [0.1, 24, 0.1, 6, 5]),
  withAmount('kondensator', ['sigʻim, C', 'mF', 'millifarad'], [1, 1000, 1, 10, 5], { si: 0.001 }),
  withAmount('gʻaltak', ['induktivlik, L', 'H', 'genri'], [0.01, 10, 0.01, 1, 10]),
  { name: 'diod (oʻngga, pastga)' },
  { name: 'diod (chapga, yuqoriga)' },
  withAmount(
    'nomaʼlum rezistor',
    ['nomaʼlum rezistor', '', ''],
    [0, HIDDEN_RESISTANCES.length - 1, 1, 0, 1],
    {
      choices: HIDDEN_RESISTANCES.map((_, number) => `№ ${number + 1}`),
    },
  ),
];

export const KIND_NAMES: readonly string[] = KINDS.map(({ name }) => name);

/** Amount of a kind, if it has one. */
export const amountOf = (kind: number): Amount | undefined => KINDS[kind]?.amount;

/** Maximum number of grid steps of all amounts. */
export const MAX_GRID_STEPS = Math.max(...KINDS.map(({ amount }) => (amount ? gridSteps(amount) : 0)));

/** Amount at an index of the common grid, in the displayed unit; 0 for kinds without one. */
export function displayedAmount(kind: number, gridIndex: number): number {
  const amount = amountOf(kind);
  return amount ? fromGrid(amount, Math.min(gridIndex, gridSteps(amount))) : 0;
}

/** Amount in SI units; ohms for hidden resistors. */
export const siAmount = (kind: number, gridIndex: number): number =>
  kind === KIND.unknown
    ? (HIDDEN_RESISTANCES[displayedAmount(kind, gridIndex)] ?? 1)
    : displayedAmount(kind, gridIndex) * (amountOf(kind)?.si ?? 1);

/** Index of the common grid for an amount in the displayed unit; the kind's default without an amount. */
export function gridIndexOf(kind: number, shown?: number): number {
  const amount = amountOf(kind);
  return amount ? toGrid(amount, shown ?? amount.initial) : 0;
}

export const isSource = (kind: number): boolean => kind === KIND.battery || kind === KIND.alternating;

/** Label such as "10 Ω"; undefined for elements without one. */
export function amountLabel(kind: number, gridIndex: number): string | undefined {
  const amount = amountOf(kind);
  if (!amount || kind === KIND.switch) return undefined;
  return (
    amount.choices?.[gridIndex] ??
    `${formatNumber(Math.abs(displayedAmount(kind, gridIndex)), 2)}\u00A0${amount.unit}`
  );
}

/** Description such as "rezistor, 10 om". */
export function describeElement(kind: number, gridIndex: number): string {
  const amount = amountOf(kind);
  const name = KIND_NAMES[kind] ?? '';
  if (!amount) return name;
  const shown = displayedAmount(kind, gridIndex);
  return `${name}, ${amount.choices?.[shown] ?? `${formatNumber(shown, 2)} ${amount.spokenUnit}`}`;
}
