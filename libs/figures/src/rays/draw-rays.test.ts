import type { Point, Segment } from '../sheet/geometry.js';
import { drawKind } from '../testing/numbers-of.js';
import { segmentsOfPaths } from '../testing/svg-check.js';

const draw = (rays: object) => drawKind({ rays });

/** Distance of a point from the line through a segment. */
const distanceTo = ([x, y]: Point, [[x1, y1], [x2, y2]]: Segment): number =>
  Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1);

/** Tips of the object and its image: filled heads without another colour end the arrows on the axis. */
function tipsOf(svg: string): Point[] {
  return [...svg.matchAll(/<path class="f" d="([^"]*)"/g)].flatMap(([, data = '']) =>
    [...data.matchAll(/M([\d.]+) ([\d.]+)L/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
  );
}

/** Rays behind the lens, or extended backwards (dashed), that belong to the image. */
const raysOf = (svg: string, isVirtual: boolean): Segment[] =>
  segmentsOfPaths(svg, (classes) => classes === (isVirtual ? 't d' : 'c')).filter(
    ([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 20,
  );

describe.each([
  [
    'a real image of a lens',
    { lens: { F: 20 }, object: { d: 30, h: 5 }, rays: ['parallel', 'centre', 'focus'] },
    false,
    3,
  ],
  [
    'a virtual image of a lens',
    { lens: { F: 20 }, object: { d: 12, h: 3 }, rays: ['parallel', 'centre'] },
    true,
    2,
  ],
  ['a diverging lens', { lens: { F: -20 }, object: { d: 20, h: 6 }, rays: ['parallel', 'centre'] }, true, 2],
  ['a concave mirror', { mirror: { F: 20 }, object: { d: 50, h: 6 }, rays: ['parallel', 'focus'] }, false, 2],
  ['a plane mirror', { mirror: 'plane', object: { d: 40, h: 6 } }, true, 2],
])('%s', (_, rays, isVirtual, count) => {
  const { svg } = draw(rays);
  const [object, image] = tipsOf(svg);

  test('the drawn rays, or their extensions, meet at the tip of the drawn image', () => {
    const through = raysOf(svg, isVirtual).filter((ray) => distanceTo(image!, ray) < 2.5);
    expect(through.length).toBeGreaterThanOrEqual(count);
  });

  test('they start at the tip of the object', () => {
    const starts = segmentsOfPaths(svg, (classes) => classes === 'c').filter(
      ([[x, y]]) => Math.hypot(x - object![0], y - object![1]) < 1,
    );
    expect(starts.length).toBeGreaterThanOrEqual(count);
  });
});

test.each([
  [{ lens: { F: 20 }, object: { d: 30, h: 5 } }, 'Tasvir haqiqiy va toʻnkarilgan.'],
  [{ lens: { F: 20 }, object: { d: 12, h: 5 } }, 'Tasvir mavhum va tik.'],
  [{ lens: { F: -20 }, object: { d: 30, h: 5 } }, 'Tasvir mavhum va tik.'],
  [{ mirror: { F: 20 }, object: { d: 50, h: 5 } }, 'Tasvir haqiqiy va toʻnkarilgan.'],
  [{ mirror: { F: -20 }, object: { d: 50, h: 5 } }, 'Tasvir mavhum va tik.'],
  [{ mirror: 'plane', object: { d: 50, h: 5 } }, 'Tasvir mavhum va tik.'],
])('%j: %s', (rays, sentence) => {
  expect(draw(rays).text).toContain(sentence);
});

test('at a surface the drawn angles are those of the numbers', () => {
  const { svg, numbers } = draw({ surface: { angle: 50, n: [1, 1.33], reflected: true } });
  const drawn = segmentsOfPaths(svg, (classes) => classes === 'c').map(
    ([[x1, y1], [x2, y2]]) => (Math.atan2(Math.abs(x2 - x1), Math.abs(y2 - y1)) * 180) / Math.PI,
  );
  expect(drawn).toHaveLength(3);
  for (const name of ['α', 'β', 'γ'])
    expect(drawn.some((angle) => Math.abs(angle - numbers[name]!.value) < 0.3)).toBe(true);
});
