import { fromGrid, gridSteps, toGrid, type Parameter } from '@zarra/experiment-kit';
import { sayNumber } from '../../say-number.js';

/** What can stand at a place, in the order of the choice. */
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

/** Voltage for which every lamp is made, V. */
export const LAMP_VOLTAGE = 6;
/** What the resistors of the riddle have, Ω: it is nowhere shown. */
const SECRETS = [37, 68, 120, 15, 330, 8];

/** The number that belongs to a kind, on a grid of its own. */
interface Amount extends Parameter {
  /** "10 Ω" is said "10 om". */
  readonly said: string;
  /** Places of the grid an arrow key goes. */
  readonly stride: number;
}

interface Kind {
  readonly name: string;
  readonly amount?: Amount;
}

/** A kind with an amount: its name and unit, how the unit is said, and the grid with the usual place on it. */
const withAmount = (
  name: string,
  [label, unit, said]: readonly [label: string, unit: string, said: string],
  [min, max, step, initial, stride]: readonly [number, number, number, number, number],
  more?: Pick<Parameter, 'si' | 'choices'>,
): Kind => ({ name, amount: { label, unit, said, min, max, step, initial, stride, ...more } });

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
  withAmount('nomaʼlum rezistor', ['nomaʼlum rezistor', '', ''], [0, SECRETS.length - 1, 1, 0, 1], {
    choices: SECRETS.map((_, number) => `№ ${number + 1}`),
  }),
];

export const KIND_NAMES: readonly string[] = KINDS.map(({ name }) => name);

/** The number that belongs to a kind, if any does. */
export const amountOf = (kind: number): Amount | undefined => KINDS[kind]?.amount;

/** Steps of the longest grid of an amount. */
export const LONGEST_GRID = Math.max(...KINDS.map(({ amount }) => (amount ? gridSteps(amount) : 0)));

/** What a place of the common grid means for a kind, in the unit shown; 0 where it means nothing. */
export function shownAmount(kind: number, place: number): number {
  const amount = amountOf(kind);
  return amount ? fromGrid(amount, Math.min(place, gridSteps(amount))) : 0;
}

/** The same in SI units: ohms also for the resistors of the riddle. */
export const siAmount = (kind: number, place: number): number =>
  kind === KIND.unknown
    ? (SECRETS[shownAmount(kind, place)] ?? 1)
    : shownAmount(kind, place) * (amountOf(kind)?.si ?? 1);

/** The place of the common grid for an amount in the unit shown; without one, for the usual amount of the kind. */
export function placeOf(kind: number, shown?: number): number {
  const amount = amountOf(kind);
  return amount ? toGrid(amount, shown ?? amount.initial) : 0;
}

export const isSource = (kind: number): boolean => kind === KIND.battery || kind === KIND.alternating;

/** "10 Ω"; `undefined` where nothing needs to be told. */
export function amountLabel(kind: number, place: number): string | undefined {
  const amount = amountOf(kind);
  if (!amount || kind === KIND.switch) return undefined;
  return amount.choices?.[place] ?? `${sayNumber(Math.abs(shownAmount(kind, place)), 2)}\u00A0${amount.unit}`;
}

/** "rezistor, 10 om" */
export function inWords(kind: number, place: number): string {
  const amount = amountOf(kind);
  const name = KIND_NAMES[kind] ?? '';
  if (!amount) return name;
  const shown = shownAmount(kind, place);
  return `${name}, ${amount.choices?.[shown] ?? `${sayNumber(shown, 2)} ${amount.said}`}`;
}
