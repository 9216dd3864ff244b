import type { Tray } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { gridIndexOf, KIND, KIND_NAMES, siAmount } from './element-kinds.js';
import type { Board, BoardTypes } from './parameters.js';
import { PLACES, type Place, type PlaceParameterKey } from './places.js';
import { symbolOf, type SymbolLine } from './symbols.js';

/** Greatest distance of a drop from the middle of its place, m. */
const REACH = 0.6;
/** Half length and half width of the frame of a place, m. */
export const HALF_LENGTH = 0.44;
export const HALF_WIDTH = 0.31;
/** Kinds of the simple level, in the order of a circuit. The others follow. */
const SIMPLE: readonly number[] = [
  KIND.wire,
  KIND.battery,
  KIND.switch,
  KIND.lamp,
  KIND.resistor,
  KIND.ammeter,
  KIND.voltmeter,
];

const ADVANCED = Object.values(KIND).filter((kind) => kind !== KIND.none && !SIMPLE.includes(kind));
/** A question mark tells the unknown resistor from the known one. */
const QUESTION = 'M-.06-.27A.06.06 0 1 1 0-.21V-.19M0-.14V-.139';

/** Height of the letter of a meter on the board, and its scale in a picture. */
const LETTER = { height: -0.135, scale: 2.4 };

/** Values that place an element with its default amount. */
export const placeElement = (
  { kind, value }: Place,
  element: number,
): Partial<Values<PlaceParameterKey>> => ({
  [kind]: element,
  [value]: gridIndexOf(element),
});

/** Nearest place to a point of the board; undefined beside the board. */
export function placeNear(x: number, y: number): Place | undefined {
  const distance = (place: Place): number => Math.hypot(place.x - x, place.y - y);
  const nearest = PLACES.reduce((best, place) => (distance(place) < distance(best) ? place : best));
  return distance(nearest) <= REACH ? nearest : undefined;
}

/** Values that move the element of a place to the place near a point. The elements of two places are exchanged. */
export function moveElement(from: Place, x: number, y: number, values: Board): Partial<Board> {
  const to = placeNear(x, y);
  if (!to || to === from) return {};
  return {
    chosen: to.index,
    [to.kind]: values[from.kind],
    [to.value]: values[from.value],
    [from.kind]: values[to.kind],
    [from.value]: values[to.value],
  };
}

/** Letter of a meter: on the board it is below the dial, here in the middle and larger. */
const centered = (line: SymbolLine): SymbolLine =>
  line.map((at, index) => LETTER.scale * (index % 2 ? at - LETTER.height : at));

const pathOf = (line: SymbolLine): string =>
  `M${line.map((at, index) => Number((index % 2 ? -at : at).toFixed(3))).join(' ')}`;

const partOf = (kind: number) => {
  const isMeter = kind === KIND.ammeter || kind === KIND.voltmeter;
  const { lines, upright } = symbolOf(kind, siAmount(kind, gridIndexOf(kind)));
  return {
    key: String(kind),
    label: KIND_NAMES[kind] ?? '',
    isAdvanced: !SIMPLE.includes(kind),
    picture: [
      ...[...lines, ...(isMeter ? upright.map(centered) : upright)].map((line) => ({
        d: pathOf(line),
        stroke: 'text' as const,
        // As on the board: outlines are filled.
        ...(line.length > 4 &&
          line[0] === line.at(-2) && {
            fill: isMeter ? ('surface' as const) : ('line' as const),
          }),
      })),
      ...(kind === KIND.unknown ? [{ d: QUESTION, stroke: 'text' as const }] : []),
    ],
  };
};

/** Elements of circuits. A press places one at the chosen place. */
export const tray: Tray<BoardTypes> = {
  parts: [...SIMPLE, ...ADVANCED].map(partOf),
  // The leads end beside the picture.
  pictureSize: [0.9, 0.6],
  target: (x, y) => {
    const place = placeNear(x, y);
    if (!place) return undefined;
    const [across, up] = place.isHorizontal ? [HALF_LENGTH, HALF_WIDTH] : [HALF_WIDTH, HALF_LENGTH];
    return { left: place.x - across, right: place.x + across, bottom: place.y - up, top: place.y + up };
  },
  place: (key, point, { values }) => {
    const place = (point && placeNear(point.x, point.y)) ?? PLACES[values.chosen];
    return place
      ? { values: { chosen: place.index, ...placeElement(place, Number(key)) }, handle: place.key }
      : { values: {} };
  },
};
