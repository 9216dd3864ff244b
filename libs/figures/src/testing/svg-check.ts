import {
  boxAround,
  boxesOverlap,
  crossesBox,
  grow,
  type Box,
  type Point,
  type Segment,
} from '../sheet/geometry.js';
import { TYPE } from '../sheet/label-text.js';
import { textWidth } from '../sheet/glyph-widths.js';

/*
 * Reads a drawn figure back, independently of the code that placed its labels: what overlaps is found in the SVG itself.
 */

interface ReadText {
  readonly text: string;
  readonly box: Box;
}

const attribute = (element: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const plain = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function widthOf(content: string, classes: string): number {
  if (classes.split(' ').includes('i')) return textWidth(plain(content), TYPE.symbol);
  const parts = content.match(/<tspan[^>]*>[^<]*<\/tspan>|[^<]+/g) ?? [];
  return parts.reduce((sum, part) => {
    const size =
      attribute(part, 'class') === 'i'
        ? TYPE.symbol
        : attribute(part, 'class') === 's'
          ? TYPE.index
          : TYPE.text;
    return sum + textWidth(plain(part), size);
  }, 0);
}

/** The texts of an SVG with the boxes of their glyphs. */
export const textsOf = (svg: string): ReadText[] =>
  [...svg.matchAll(/<text[^>]*>.*?<\/text>/g)].map(([element]) => {
    const classes = attribute(element, 'class');
    const content = element.replace(/^<text[^>]*>|<\/text>$/g, '');
    const half = widthOf(content, classes) / 2;
    const [x, y] = [Number(attribute(element, 'x')), Number(attribute(element, 'y'))];
    const names = classes.split(' ');
    const center = names.includes('n') ? x : names.includes('w') ? x - half : x + half;
    return { text: plain(content), box: boxAround([center, y - 5], half, 5) };
  });

/** Straight parts of all paths of a class; curves count by their ends. */
export function segmentsOfPaths(svg: string, isWanted: (classes: string) => boolean): Segment[] {
  return [...svg.matchAll(/<path[^>]*>/g)].flatMap(([element]) => {
    if (!isWanted(attribute(element, 'class'))) return [];
    const segments: Segment[] = [];
    let [at, start]: [Point, Point] = [
      [0, 0],
      [0, 0],
    ];
    for (const [, command = '', list = ''] of attribute(element, 'd').matchAll(
      /([MLHVAlahvmz])([^MLHVAlahvmz]*)/g,
    )) {
      const values = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const move = (to: Point, isDrawn: boolean) => {
        if (isDrawn) segments.push([at, to]);
        at = to;
      };
      if (command === 'z') move(start, true);
      else if (command === 'H') move([values[0] ?? 0, at[1]], true);
      else if (command === 'V') move([at[0], values[0] ?? 0], true);
      else if (command === 'h') move([at[0] + (values[0] ?? 0), at[1]], true);
      else if (command === 'v') move([at[0], at[1] + (values[0] ?? 0)], true);
      else {
        const [dx = 0, dy = 0] = values.slice(-2);
        const isRelative = command === command.toLowerCase();
        move(isRelative ? [at[0] + dx, at[1] + dy] : [dx, dy], command !== 'M' && command !== 'm');
        if (command === 'M' || command === 'm') start = at;
      }
    }
    return segments;
  });
}

/** Texts that overlap each other, leave the figure, or lie on a curve, ray or vector. */
export function overlapsIn(svg: string): string[] {
  const texts = textsOf(svg);
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const curves = segmentsOfPaths(svg, (classes) => /^(?:[ceh](?: [df])*)$/.test(classes));
  return texts.flatMap(({ text, box }, index) => [
    ...texts
      .slice(index + 1)
      .filter((other) => boxesOverlap(grow(box, -0.5), other.box))
      .map((other) => `${text} overlaps ${other.text}`),
    ...(box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
      ? [`${text} leaves the figure`]
      : []),
    ...(curves.some((segment) => crossesBox(segment, grow(box, -1))) ? [`${text} lies on a curve`] : []),
  ]);
}
