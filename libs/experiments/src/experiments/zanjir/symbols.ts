import { KIND } from './element-kinds.js';

/**
 * Polyline of a symbol: u along the place from its left or upper end, v across it; the origin is the center.
 */
export type SymbolLine = readonly number[];

/** Textbook circuit symbol, drawn along its place. */
export interface CircuitSymbol {
  readonly lines: readonly SymbolLine[];
  /** Distance from the center to the leads. */
  readonly half: number;
  /** Lines that are not rotated: letters and waves. */
  readonly upright: readonly SymbolLine[];
}

const RADIUS = 0.17;
/** Radius of the dial of a meter. */
export const METER = 0.28;
const DIAGONAL = RADIUS * Math.SQRT1_2;

const arc = (u: number, radius: number, from: number, to: number, parts: number): number[] =>
  Array.from({ length: parts + 1 }, (_, part) => {
    const angle = from + ((to - from) * part) / parts;
    return [u + radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();

/** Circle of lamps and sources. */
const CIRCLE: SymbolLine = arc(0, RADIUS, 0, 2 * Math.PI, 24);

const DIAL = arc(0, METER, 0, 2 * Math.PI, 24);

/** Creates a symbol between two leads. */
const createSymbol = (
  half: number,
  lines: readonly SymbolLine[],
  upright: readonly SymbolLine[] = [],
): CircuitSymbol => ({ half, lines: [[-0.5, 0, -half, 0], [half, 0, 0.5, 0], ...lines], upright });

const mirrored = ({ half, lines, upright }: CircuitSymbol): CircuitSymbol => ({
  half,
  lines: lines.map((line) => line.map((at, index) => (index % 2 === 0 ? -at : at))),
  upright,
});

const box = createSymbol(0.23, [[-0.23, -0.09, 0.23, -0.09, 0.23, 0.09, -0.23, 0.09, -0.23, -0.09]]);
const diode = createSymbol(0.12, [
  [-0.12, -0.13, -0.12, 0.13, 0.12, 0, -0.12, -0.13],
  [0.12, -0.13, 0.12, 0.13],
  [-0.12, 0, 0.12, 0],
]);
/** Long plate: positive; short plate: negative; plus sign beside the positive one. */
const battery = createSymbol(0.05, [
  [-0.05, -0.22, -0.05, 0.22],
  [0.05, -0.11, 0.05, 0.11],
  [-0.19, 0.14, -0.11, 0.14],
  [-0.15, 0.1, -0.15, 0.18],
]);
const createSwitch = (...line: number[]): CircuitSymbol =>
  createSymbol(0.2, [line, ...[-0.18, 0.18].map((u) => arc(u, 0.03, 0, 2 * Math.PI, 8))]);
const wave = Array.from({ length: 13 }, (_, part) => [
  -0.11 + (0.22 * part) / 12,
  0.06 * Math.sin((2 * Math.PI * part) / 12),
]).flat();

const SYMBOLS: readonly CircuitSymbol[] = [
  createSymbol(0, []),
  createSymbol(0, []),
  createSymbol(
    METER,
    [DIAL],
    [
      [-0.05, -0.19, 0, -0.08, 0.05, -0.19],
      [-0.033, -0.155, 0.033, -0.155],
    ],
  ),
  createSymbol(METER, [DIAL], [[-0.05, -0.08, 0, -0.19, 0.05, -0.08]]),
  box,
  createSymbol(RADIUS, [
    CIRCLE,
    [-DIAGONAL, -DIAGONAL, DIAGONAL, DIAGONAL],
    [-DIAGONAL, DIAGONAL, DIAGONAL, -DIAGONAL],
  ]),
  createSwitch(-0.18, 0.03, 0.12, 0.19),
  battery,
  createSymbol(RADIUS, [CIRCLE], [wave]),
  createSymbol(0.05, [
    [-0.05, -0.2, -0.05, 0.2],
    [0.05, -0.2, 0.05, 0.2],
  ]),
  createSymbol(
    0.24,
    [-0.18, -0.06, 0.06, 0.18].map((u) => arc(u, 0.06, Math.PI, 0, 8)),
  ),
  diode,
  mirrored(diode),
  box,
];

const CLOSED_SWITCH = createSwitch(-0.15, 0, 0.15, 0);
const REVERSED_BATTERY = mirrored(battery);

/** Symbol of a kind, with the state of a switch and the polarity of a battery. @param amount in SI units */
export function symbolOf(kind: number, amount: number): CircuitSymbol {
  if (kind === KIND.switch && amount === 1) return CLOSED_SWITCH;
  if (kind === KIND.battery && amount < 0) return REVERSED_BATTERY;
  return SYMBOLS[kind] ?? box;
}
