import { directionOf, distance } from '../sheet/geometry.js';
import { drawKind } from '../testing/numbers-of.js';
import { segmentsOfPaths } from '../testing/svg-check.js';

const vectorsOf = (svg: string, ink: string) =>
  segmentsOfPaths(svg, (classes) => classes === ink).map(([from, to]) => ({
    // The head takes the last four pixels.
    length: distance(from, to) + 4,
    angle: directionOf(from, to),
  }));

test('lengths and directions of drawn forces are those of the declaration', () => {
  const forces = [
    { name: 'F_1', size: 30, angle: 0 },
    { name: 'F_2', size: 60, angle: 120 },
  ];
  const { svg, numbers } = drawKind({ forces: { body: 'ball', forces, sum: 'R' } });
  const [first, second] = vectorsOf(svg, 'c');
  const [sum] = vectorsOf(svg, 'e');
  expect(second!.length / first!.length).toBeCloseTo(2, 1);
  expect([first!.angle, second!.angle]).toEqual([expect.closeTo(0, 0), expect.closeTo(120, 0)]);
  expect(sum!.length / first!.length).toBeCloseTo(numbers['R']!.value / 30, 1);
  expect(sum!.angle).toBeCloseTo(90, 0);
});

test('on a slope the support is at a right angle to it, friction along it', () => {
  const { svg } = drawKind({ forces: { incline: 30, model: { m: 2, μ: 0.3, g: 10 } } });
  expect(vectorsOf(svg, 'c').map(({ angle }) => Math.round(angle))).toEqual([-90, 120, 30]);
});

test('a square of the paper is the force that the text says', () => {
  const forces = [{ name: 'F', size: 30, angle: 0 }];
  const { svg, text } = drawKind({ forces: { body: 'ball', forces } });
  const square = Number(/Bir katak – (\d+) N/.exec(text)![1]);
  const dashes = /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(svg)!;
  const { length } = vectorsOf(svg, 'c')[0]!;
  expect(length / (Number(dashes[1]) + Number(dashes[2]))).toBeCloseTo(30 / square, 1);
});
