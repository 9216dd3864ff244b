import { KIND } from './kinds.js';

/** A line of a symbol: u along the place from its left or upper end, v across it; the middle is 0, 0. */
export type SymbolLine = readonly number[];

/** A sign as in a school book, drawn along its place. */
export interface CircuitSymbol {
  readonly lines: readonly SymbolLine[];
  /** Where the leads end, from the middle. */
  readonly half: number;
  /** What stays upright however the place lies: letters and waves. */
  readonly upright: readonly SymbolLine[];
}

const RADIUS = 0.17;
const DIAGONAL = RADIUS * Math.SQRT1_2;

const arc = (u: number, radius: number, from: number, to: number, parts: number): number[] =>
  Array.from({ length: parts + 1 }, (_, part) => {
    const angle = from + ((to - from) * part) / parts;
    return [u + radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();

/** A circle of the size of lamps and meters. */
export const CIRCLE: SymbolLine = arc(0, RADIUS, 0, 2 * Math.PI, 24);

/** A sign between two leads. */
const sign = (
  half: number,
  lines: readonly SymbolLine[],
  upright: readonly SymbolLine[] = [],
): CircuitSymbol => ({ half, lines: [[-0.5, 0, -half, 0], [half, 0, 0.5, 0], ...lines], upright });

const mirrored = ({ half, lines, upright }: CircuitSymbol): CircuitSymbol => ({
  half,
  lines: lines.map((line) => line.map((at, index) => (index % 2 === 0 ? -at : at))),
  upright,
});

const box = sign(0.23, [[-0.23, -0.09, 0.23, -0.09, 0.23, 0.09, -0.23, 0.09, -0.23, -0.09]]);
const diode = sign(0.12, [
  [-0.12, -0.13, -0.12, 0.13, 0.12, 0, -0.12, -0.13],
  [0.12, -0.13, 0.12, 0.13],
  [-0.12, 0, 0.12, 0],
]);
/** Long plate plus, short plate minus, a cross beside the plus. */
const battery = sign(0.05, [
  [-0.05, -0.22, -0.05, 0.22],
  [0.05, -0.11, 0.05, 0.11],
  [-0.19, 0.14, -0.11, 0.14],
  [-0.15, 0.1, -0.15, 0.18],
]);
const lever = (...line: number[]): CircuitSymbol =>
  sign(0.2, [line, ...[-0.18, 0.18].map((u) => arc(u, 0.03, 0, 2 * Math.PI, 8))]);
const wave = Array.from({ length: 13 }, (_, part) => [
  -0.11 + (0.22 * part) / 12,
  0.06 * Math.sin((2 * Math.PI * part) / 12),
]).flat();

const SYMBOLS: readonly CircuitSymbol[] = [
  sign(0, []),
  sign(0, []),
  sign(
    RADIUS,
    [CIRCLE],
    [
      [-0.075, -0.09, 0, 0.1, 0.075, -0.09],
      [-0.05, -0.03, 0.05, -0.03],
    ],
  ),
  sign(RADIUS, [CIRCLE], [[-0.075, 0.09, 0, -0.1, 0.075, 0.09]]),
  box,
  sign(RADIUS, [
    CIRCLE,
    [-DIAGONAL, -DIAGONAL, DIAGONAL, DIAGONAL],
    [-DIAGONAL, DIAGONAL, DIAGONAL, -DIAGONAL],
  ]),
  lever(-0.18, 0.03, 0.12, 0.19),
  battery,
  sign(RADIUS, [CIRCLE], [wave]),
  sign(0.05, [
    [-0.05, -0.2, -0.05, 0.2],
    [0.05, -0.2, 0.05, 0.2],
  ]),
  sign(
    0.24,
    [-0.18, -0.06, 0.06, 0.18].map((u) => arc(u, 0.06, Math.PI, 0, 8)),
  ),
  diode,
  mirrored(diode),
  box,
];

const CLOSED = lever(-0.15, 0, 0.15, 0);
const TURNED = mirrored(battery);

/** The sign of a kind; that of a switch tells how it stands, that of a battery where its plus is. @param amount in SI units */
export function symbolOf(kind: number, amount: number): CircuitSymbol {
  if (kind === KIND.switch && amount === 1) return CLOSED;
  if (kind === KIND.battery && amount < 0) return TURNED;
  return SYMBOLS[kind] ?? box;
}
