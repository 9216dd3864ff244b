import { motionValues, renderAt } from './render-at.js';
import type { DrawnFigure, Figure } from './figure.js';
import { drawers, numbersOf } from './kinds.js';
import { FigureError, readFigure } from './read-figure.js';
import { renderFigure } from './render-figure.js';
import { renderScenes, type DrawScene } from './render-scenes.js';
import { labelIssues } from '../sheet/label-issues.js';

/** Greatest size of the SVG of a figure, bytes. */
export const MAX_BYTES = 8000;

/** Positions of a motion that are checked for overlapping labels. */
const CHECKED = 13;

/** Bytes of a text: an escaped byte is three characters. */
const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, '%').length;

export interface DrawOptions {
  /** Numbers in place of those with the same names in the declaration. */
  readonly with?: Readonly<Record<string, number>>;
  /** Draws figures of the kind `scene`. */
  readonly scene?: DrawScene;
  /** False: also draws what would be refused for its labels, its size or its data. By default it is refused. */
  readonly strict?: boolean;
}

/** Whether a figure is of the kind `scene`. */
const isScene = (figure: Figure): figure is Figure<'scene'> => figure.kind === 'scene';

/** A figure that is computed here. */
function drawComputed(figure: Figure): { drawn: DrawnFigure; issues: string[] } {
  const { issues, layouts, ...view } =
    figure.motion && figure.frames.length === 1 ? renderAt(figure) : renderFigure(figure, drawers);
  const moving = motionValues(figure, CHECKED).flatMap((value) =>
    renderAt(figure, value)
      .layouts.flatMap(labelIssues)
      .map((issue) => `${issue} at ${figure.motion?.name ?? ''} = ${value}`),
  );
  return {
    drawn: { ...view, numbers: numbersOf(figure) },
    issues: [...issues, ...layouts.flatMap(labelIssues), ...moving],
  };
}

/** A figure that the laboratory draws. */
function drawByExperiment(
  figure: Figure<'scene'>,
  drawScene: DrawScene | undefined,
): { drawn: DrawnFigure; issues: string[] } {
  if (!drawScene) throw new FigureError([{ path: ['scene'], message: 'no experiments are drawn here' }]);
  return { drawn: renderScenes(figure, drawScene), issues: [] };
}

/**
 * Draws a figure from its declaration (README). All labels are free of lines, bodies and each other: otherwise it fails, unless
 * `strict` is false.
 * @throws FigureError
 */
export function drawFigure(declaration: unknown, options: DrawOptions = {}): DrawnFigure {
  const figure = readFigure(declaration, options.with);
  const { drawn, issues } = isScene(figure) ? drawByExperiment(figure, options.scene) : drawComputed(figure);
  const bytes = utf8Length(drawn.svg);
  const all =
    bytes > MAX_BYTES ? [...issues, `the figure has ${bytes} bytes, more than ${MAX_BYTES}`] : issues;
  if (all.length > 0 && options.strict !== false)
    throw new FigureError(all.map((message) => ({ path: [figure.kind], message })));
  return drawn;
}
