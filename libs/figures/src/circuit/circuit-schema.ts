import { z } from 'zod';
import { parseBoard } from './board.js';

/** A point of the grid: a column letter and a row number, `c1`. */
const gridPoint = z
  .string()
  .regex(/^[a-h][1-6]$/, 'a point of the grid is a letter and a number, such as c1');
const gridPlace = z
  .string()
  .regex(/^[a-h][1-6]-[a-h][1-6]$/, 'a place of the grid is two points, such as b1-c1');

export const circuitSchema = z
  .strictObject({
    /** Rows of places: horizontal, vertical, horizontal, … Each place is `kind[amount][:label]`. */
    board: z.string(),
    /** Names of points of the grid. */
    nodes: z.optional(z.record(z.string(), gridPoint)),
    /** Currents by their names, each from one point to a neighbouring one. */
    currents: z.optional(z.record(z.string(), gridPlace)),
    /** `readings`: computed readings of the meters, and amounts of the currents. */
    show: z.optional(z.enum(['readings'])),
  })
  .transform(({ board, ...circuit }, context) => {
    const parsed = parseBoard(board);
    for (const message of parsed.issues) context.addIssue({ code: 'custom', path: ['board'], message });
    return { ...circuit, elements: parsed.elements, columns: parsed.columns, rows: parsed.rows };
  })
  .superRefine(({ elements, columns, rows, nodes = {}, currents = {} }, context) => {
    const isOnBoard = (point: string) => point.charCodeAt(0) - 97 < columns && Number(point.slice(1)) <= rows;
    for (const [name, point] of Object.entries(nodes))
      if (!isOnBoard(point))
        context.addIssue({ code: 'custom', path: ['nodes', name], message: `${point} is not on the board` });
    for (const [name, place] of Object.entries(currents)) {
      const [from = '', to = ''] = place.split('-');
      if (!elements.some((one) => [one.from, one.to].includes(from) && [one.from, one.to].includes(to)))
        context.addIssue({ code: 'custom', path: ['currents', name], message: `there is no wire ${place}` });
    }
  });

export type Circuit = z.output<typeof circuitSchema>;
