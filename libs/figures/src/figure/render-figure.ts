import type { Figure, FigureKinds, FigureView, Kind } from './figure.js';
import type { Picture } from '../sheet/picture.js';
import type { Layout } from '../sheet/sheet.js';

/** A drawn figure, what is wrong with its declaration, and what `labelIssues` checks. */
export interface RenderedFigure extends FigureView {
  readonly issues: readonly string[];
  readonly layouts: readonly Layout[];
}

/** Drawing functions by kind. `extent`: further data that must fit in the same view. */
export type Drawers = {
  readonly [K in Kind]?: (data: FigureKinds[K], extent?: readonly FigureKinds[K][]) => Picture;
};

/** Figures of one process stay in this many frames. */
export const MAX_FRAMES = 4;

/**
 * Draws the frames of a figure.
 * @param extent data that must fit in one view, by default that of the frames
 */
export function renderFigure<K extends Kind>(
  { kind, alt, frames, hideFromText }: Figure<K>,
  drawers: Drawers,
  extent: readonly FigureKinds[K][] = frames.map(({ data }) => data),
): RenderedFigure {
  const draw = drawers[kind];
  if (!draw) throw new Error(`${kind} is not drawn here`);
  const drawn = frames.map(({ name, data }, index) => {
    const picture = draw(data, extent);
    const title = frames.length > 1 ? `${alt} (${name ?? index + 1})` : alt;
    if (name !== undefined) picture.sheet.text(name, [picture.sheet.width - 6, 11], 'end', true);
    const { svg, layout } = picture.sheet.finish(title);
    const known = new Set(picture.sentences.flatMap(({ about }) => about));
    const sentences = picture.sentences.filter(
      ({ about }) => !about.some((one) => hideFromText.includes(one)),
    );
    const text = sentences.map((sentence) => sentence.text).join(' ');
    return {
      ...{ svg, picture, layout },
      unknown: hideFromText.filter((name) => !known.has(name)),
      text:
        frames.length > 1 ? `${index + 1}-chizma${name === undefined ? '' : ` (${name})`}. ${text}` : text,
    };
  });
  const [first] = drawn;
  if (!first) throw new Error('A figure has at least one frame');
  const all = drawn.map(({ svg }) => svg).join('');
  return {
    svg: drawn.length > 1 ? `<div class="fgs">${all}</div>` : all,
    text: drawn.map(({ text }) => text).join('\n'),
    width: first.picture.sheet.width,
    height: first.picture.sheet.height,
    issues: drawn.flatMap(({ picture, unknown }) => [
      ...(picture.issues ?? []),
      ...unknown.map((name) => `the text alternative says nothing about ${name}`),
    ]),
    layouts: drawn.map(({ layout }) => layout),
  };
}
