import type { DrawnFigure, Figure } from './figure.js';
import { escapeText } from '../sheet/label-text.js';
import type { Scene } from '../scene/scene-schema.js';

/** A drawing of an experiment: the content of an SVG element, its size, and what it shows. */
export interface DrawnScene {
  readonly content: string;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly numbers?: DrawnFigure['numbers'];
}

/** Draws a state of an experiment. The laboratory has the drawings, so that the caller passes this function. */
export type DrawScene = (scene: Scene) => DrawnScene;

/** Puts drawings of an experiment into the frame of figures. */
export function renderScenes({ alt, frames }: Figure<'scene'>, drawScene: DrawScene): DrawnFigure {
  const drawn = frames.map(({ data }) => drawScene(data));
  const svgs = drawn.map(({ content, width, height }, index) => {
    const name = frames[index]?.name ?? String(index + 1);
    const title = drawn.length > 1 ? `${alt} (${name})` : alt;
    return `<svg class="fg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeText(title)}</title>${content}</svg>`;
  });
  const [first] = drawn;
  return {
    svg: svgs.length > 1 ? `<div class="fgs">${svgs.join('')}</div>` : svgs.join(''),
    text: drawn.map(({ text }) => text).join('\n'),
    width: first?.width ?? 0,
    height: first?.height ?? 0,
    numbers: first?.numbers ?? {},
  };
}
