import { motionValues, renderAt } from './render-at.js';
import type { DrawnFigure } from './figure.js';
import { drawers, numbersOf } from './kinds.js';
import { FigureError, readFigure } from './read-figure.js';
import { renderFigure } from './render-figure.js';
import { labelIssues } from './sheet/label-issues.js';

/** Greatest size of the SVG of a figure, bytes. */
export const MAX_BYTES = 8000;

/** Positions of a motion that are checked for overlapping labels. */
const CHECKED = 13;

/** Bytes of a text: an escaped byte is three characters. */
const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, '%').length;

/**
 * Draws a figure from its declaration (README). All labels are free of lines, bodies and each other: otherwise it fails.
 * @param options.with numbers in place of those with the same names in the declaration
 * @throws FigureError
 */
export function drawFigure(
  declaration: unknown,
  options: { readonly with?: Readonly<Record<string, number>> } = {},
): DrawnFigure {
  const figure = readFigure(declaration, options.with);
  const { issues, layouts, ...drawn } =
    figure.motion && figure.frames.length === 1 ? renderAt(figure) : renderFigure(figure, drawers);
  const moving = motionValues(figure, CHECKED).flatMap((value) =>
    renderAt(figure, value)
      .layouts.flatMap(labelIssues)
      .map((issue) => `${issue} at ${figure.motion?.name ?? ''} = ${value}`),
  );
  const bytes = utf8Length(drawn.svg);
  const tooLarge = bytes > MAX_BYTES ? [`the figure has ${bytes} bytes, more than ${MAX_BYTES}`] : [];
  const all = [...issues, ...layouts.flatMap(labelIssues), ...moving, ...tooLarge];
  if (all.length > 0) throw new FigureError(all.map((message) => ({ path: [figure.kind], message })));
  return { ...drawn, numbers: numbersOf(figure) };
}
