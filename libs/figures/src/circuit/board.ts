/** Letters of the elements, as in the laboratory's experiment with circuits. */
export const LETTERS = {
  '-': 'wire',
  B: 'battery',
  '~': 'alternating',
  R: 'resistor',
  P: 'rheostat',
  A: 'ammeter',
  V: 'voltmeter',
  L: 'lamp',
  K: 'switch',
  C: 'capacitor',
  S: 'coil',
  D: 'diode',
} as const;

export type ElementKind = (typeof LETTERS)[keyof typeof LETTERS];

/** An element between neighbouring points of the grid, from its left or upper end. */
export interface BoardElement {
  readonly kind: ElementKind;
  readonly from: string;
  readonly to: string;
  readonly amount?: number;
  readonly label?: string;
}

interface Board {
  readonly elements: readonly BoardElement[];
  readonly columns: number;
  readonly rows: number;
  readonly issues: readonly string[];
}

const MAX_COLUMNS = 8;
const pointName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
const TOKEN = /^(?<letter>[-B~RPAVLKCSD])(?<amount>-?\d+(?:\.\d+)?)?(?::(?<label>\S+))?$/;
const isLetter = (text: string): text is keyof typeof LETTERS => Object.hasOwn(LETTERS, text);

/**
 * Parses the rows of a board: the first, third, … have the places between the points of a row, the others those between two
 * rows, so one more. `.` is an empty place.
 */
export function parseBoard(board: string): Board {
  const lines = board
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const columns = (lines[0]?.length ?? 0) + 1;
  const rows = (lines.length + 1) / 2;
  const issues: string[] = [];
  if (!Number.isInteger(rows) || columns > MAX_COLUMNS)
    issues.push(`a board has an odd number of rows and at most ${MAX_COLUMNS} columns`);
  const elements = lines.flatMap((tokens, line) => {
    const isHorizontal = line % 2 === 0;
    const expected = isHorizontal ? columns - 1 : columns;
    if (tokens.length !== expected)
      issues.push(`row ${line + 1} of the board has ${tokens.length} places instead of ${expected}`);
    return tokens.flatMap((token, column): BoardElement[] => {
      if (token === '.') return [];
      const { letter = '', amount, label } = TOKEN.exec(token)?.groups ?? {};
      if (!isLetter(letter)) {
        issues.push(`${token} is no element`);
        return [];
      }
      const row = Math.floor(line / 2);
      return [
        {
          kind: LETTERS[letter],
          from: pointName(column, row),
          to: isHorizontal ? pointName(column + 1, row) : pointName(column, row + 1),
          ...(amount !== undefined && { amount: Number(amount) }),
          ...(label !== undefined && { label }),
        },
      ];
    });
  });
  return { elements, columns, rows: Math.max(1, Math.floor(rows)), issues };
}
