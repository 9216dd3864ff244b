import type { DrawnFigure, Figure, FigureKinds, Kind } from './figure.js';
import type { Picture } from './sheet/picture.js';

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
): DrawnFigure & { readonly issues: readonly string[] } {
  const draw = drawers[kind];
  if (!draw) throw new Error(`${kind} is not drawn here`);
  const drawn = frames.map(({ name, data }, index) => {
    const picture = draw(data, extent);
    const title = frames.length > 1 ? `${alt} (${name ?? index + 1})` : alt;
    const { svg, issues } = picture.sheet.finish(title);
    const sentences = picture.sentences.filter(
      ({ about }) => !about.some((one) => hideFromText.includes(one)),
    );
    const text = sentences.map((sentence) => sentence.text).join(' ');
    return {
      ...{ svg, picture },
      text: frames.length > 1 ? `${name ?? `${index + 1}-chizma`}. ${text}` : text,
      issues: [...(picture.issues ?? []), ...issues],
    };
  });
  const [first] = drawn;
  if (!first) throw new Error('A figure has at least one frame');
  const all = drawn.map(({ svg }) => svg).join('');
  const numbers = drawn.flatMap(({ picture }, index) =>
    Object.entries(picture.numbers).map(([name, quantity]): [string, typeof quantity] => [
      index === 0 ? name : `${index + 1}: ${name}`,
      quantity,
    ]),
  );
  return {
    svg: drawn.length > 1 ? `<div class="fgs">${all}</div>` : all,
    text: drawn.map(({ text }) => text).join('\n'),
    width: first.picture.sheet.width,
    height: first.picture.sheet.height,
    numbers: Object.fromEntries(numbers),
    issues: drawn.flatMap(({ issues }) => issues),
  };
}
