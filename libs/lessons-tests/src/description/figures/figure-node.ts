import type { Figure as MovingFigure } from '@zarra/figures/draw';

/** A figure of a typeset text, of a question or of a practice item. Its nodes are not validated: `toSvgElements` does that. */
export interface FigureNode {
  /** Text alternative; empty if it is missing. */
  readonly text: string;
  /** The checked declaration of a figure in motion, as JSON; undefined for a still one. */
  readonly motion: string | undefined;
  /** One drawing, or those of a process. */
  readonly drawings: readonly unknown[];
  /** The nodes of the caption. */
  readonly caption: readonly unknown[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isDrawing = (node: unknown): boolean => Array.isArray(node) && node[0] === 'svg';

/** Reads `['figure', { text, motion? }, drawing, …, caption…]`; undefined without a drawing. */
export function readFigureNode(node: unknown): FigureNode | undefined {
  const [tag, properties, ...children] = Array.isArray(node) ? (node as readonly unknown[]) : [];
  const drawings = children.filter(isDrawing);
  if (tag !== 'figure' || !isObject(properties) || drawings.length === 0) return undefined;
  return {
    text: textOf(properties['text']) ?? '',
    motion: textOf(properties['motion']),
    drawings,
    caption: children.filter((child) => !isDrawing(child)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a figure that is sent as JSON text; undefined for any other text. */
export const parseFigure = (json: string | null): FigureNode | undefined =>
  json === null ? undefined : readFigureNode(parseJson(json));

/** A checked declaration with a motion. */
export type FigureInMotion = MovingFigure & { readonly motion: NonNullable<MovingFigure['motion']> };

/** A number that a label can show. */
const isNumber = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) < 1e12;

/** Reads the declaration of a figure in motion; undefined without a parameter that has a range. */
export function parseMotion(json: string | undefined): FigureInMotion | undefined {
  const figure = json === undefined ? undefined : parseJson(json);
  if (!isObject(figure) || !isObject(figure['motion'])) return undefined;
  const { name, label, value, from, to, seconds } = figure['motion'];
  const hasRange = [value, from, to, seconds].every(isNumber) && from !== to && Number(seconds) > 0;
  if (!hasRange || typeof name !== 'string' || typeof label !== 'string') return undefined;
  return figure as unknown as FigureInMotion;
}
