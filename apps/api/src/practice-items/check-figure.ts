import type { CompiledItem, ItemIssue } from './compile-item.js';
import { pictureOf } from './item-figure.js';

type Bounds = readonly [from: number, to: number];

/** Width and height of a figure: the axes of a graph, or per cent of an image or a drawing. */
function boundsOf({ item }: Pick<CompiledItem, 'item'>): { readonly x: Bounds; readonly y: Bounds } {
  const { x, y } = pictureOf(item)?.graph ?? {};
  return { x: x ? [x.from, x.to] : [0, 100], y: y ? [y.from, y.to] : [0, 100] };
}

export const isInside = (value: number, [from, to]: Bounds): boolean => value >= from && value <= to;

/** The points of every curve are inside the axes. */
export function checkCurves(compiled: CompiledItem) {
  const { x, y } = boundsOf(compiled);
  const points = (compiled.figure?.curves ?? []).flatMap(({ points: all }, curve) =>
    all.map((point, index) => ({ point, path: ['figure', 'graph', 'curves', curve, 'points', index] })),
  );
  return (values: readonly number[]): ItemIssue | undefined => {
    const outside = points.find(
      ({ point }) => !isInside(point[0](values), x) || !isInside(point[1](values), y),
    );
    return outside && { path: outside.path, message: 'the point is outside the axes' };
  };
}

/** A region of a figure, enlarged by the tolerance. */
interface Area {
  readonly x: Bounds;
  readonly y: Bounds;
}

/** The regions of a variant with their tolerance. */
export function areasOf(compiled: CompiledItem, values: readonly number[]): readonly Area[] {
  const { body } = compiled;
  if (body.kind !== 'point') return [];
  const bounds = boundsOf(compiled);
  const enlarge = ([from, to]: Bounds, [least, most]: Bounds): Bounds => {
    const margin = (most - least) * body.tolerance;
    return [from - margin, to + margin];
  };
  return body.regions.map(({ x, y }) => ({
    x: enlarge([x[0](values), x[1](values)], bounds.x),
    y: enlarge([y[0](values), y[1](values)], bounds.y),
  }));
}

const overlap = (a: Area, b: Area): boolean =>
  a.x[0] <= b.x[1] && b.x[0] <= a.x[1] && a.y[0] <= b.y[1] && b.y[0] <= a.y[1];

/** Regions are inside the figure, and a right one is apart from every wrong one. */
export function checkRegions(compiled: CompiledItem) {
  const { body } = compiled;
  const bounds = boundsOf(compiled);
  const regions = body.kind === 'point' ? body.regions : [];
  return (values: readonly number[]): ItemIssue | undefined => {
    for (const [index, region] of regions.entries()) {
      for (const side of ['x', 'y'] as const) {
        const [from, to] = [region[side][0](values), region[side][1](values)];
        const path = ['regions', index, side];
        if (from > to) return { path, message: 'the second value must not be less than the first' };
        if (!isInside(from, bounds[side]) || !isInside(to, bounds[side]))
          return { path, message: 'the region is outside the figure' };
      }
    }
    const areas = areasOf(compiled, values);
    for (const [index, area] of areas.entries()) {
      const other = areas.findIndex(
        (one, n) => n < index && regions[n]?.correct !== regions[index]?.correct && overlap(one, area),
      );
      if (other >= 0)
        return { path: ['regions', index], message: `the region overlaps region ${other} (with tolerance)` };
    }
    return undefined;
  };
}
