/** Places for elements between neighbouring junctions, in reading order. */
export const PLACE_KEYS = [
  'A1A2',
  'A2A3',
  'A3A4',
  'A1B1',
  'A2B2',
  'A3B3',
  'A4B4',
  'B1B2',
  'B2B3',
  'B3B4',
  'B1C1',
  'B2C2',
  'B3C3',
  'B4C4',
  'C1C2',
  'C2C3',
  'C3C4',
] as const;

export type PlaceKey = (typeof PLACE_KEYS)[number];
/** Parameter keys of each place. */
export type PlaceParameterKey = `kind${PlaceKey}` | `value${PlaceKey}`;

/** Names of the rows and columns of junctions. */
export const ROWS = ['A', 'B', 'C'] as const;
export const COLUMNS = [1, 2, 3, 4] as const;

/**
 * Place on the board; neighbouring junctions are one scene metre apart. Currents count from its left or upper
 * end.
 */
export interface Place {
  readonly key: PlaceKey;
  readonly index: number;
  /** "A1–A2" */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly kind: `kind${PlaceKey}`;
  readonly value: `value${PlaceKey}`;
  /** Center. */
  readonly x: number;
  readonly y: number;
  readonly isHorizontal: boolean;
}

/** All junctions, named like "B3". */
export const JUNCTIONS: readonly { name: string; x: number; y: number }[] = ROWS.flatMap((row, down) =>
  COLUMNS.map((column, x) => ({ name: `${row}${column}`, x, y: 2 - down })),
);

export const PLACES: readonly Place[] = PLACE_KEYS.map((key, index) => {
  const [from, to] = [key.slice(0, 2), key.slice(2)];
  const ends = JUNCTIONS.filter(({ name }) => name === from || name === to);
  const middle = (of: 'x' | 'y'): number => ends.reduce((sum, end) => sum + end[of] / 2, 0);
  return {
    key,
    index,
    name: `${from}–${to}`,
    from,
    to,
    kind: `kind${key}`,
    value: `value${key}`,
    x: middle('x'),
    y: middle('y'),
    isHorizontal: from.charAt(0) === to.charAt(0),
  };
});
