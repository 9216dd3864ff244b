import { boxAround, boxesOverlap, segmentsOf, type Point } from './geometry.js';
import { isFree, placeLabel } from './place-label.js';

const frame = { left: 0, top: 0, right: 200, bottom: 200 };
const request = { at: [[100, 100]] as Point[], width: 20, height: 14, gap: 4 };

test('without obstacles a label is above its point', () => {
  expect(placeLabel(request, { frame, lines: [], bodies: [], labels: [] })).toEqual({
    center: [100, expect.closeTo(89, 6)],
  });
});

test('it takes the next side that is free of lines, boxes and the frame', () => {
  const lines = segmentsOf([
    [0, 90],
    [200, 90],
  ]);
  const place = placeLabel(request, { frame, lines, bodies: [boxAround([100, 122], 30, 8)], labels: [] })!;
  expect(place.leader).toBeUndefined();
  expect(isFree(boxAround(place.center, 10, 7), { frame, lines, bodies: [], labels: [] })).toBe(true);
  const atTop = placeLabel({ ...request, at: [[100, 5]] }, { frame, lines: [], bodies: [], labels: [] })!;
  expect(atTop.center[1]).toBeGreaterThan(5);
});

test('sides to try first, and further positions', () => {
  const east = placeLabel({ ...request, sides: ['E'] }, { frame, lines: [], bodies: [], labels: [] })!;
  expect(east.center).toEqual([114, 100]);
  const bodies = [boxAround([100, 100], 60)];
  const other = placeLabel(
    {
      ...request,
      at: [
        [100, 100],
        [20, 30],
      ],
    },
    { frame, lines: [], bodies, labels: [] },
  )!;
  expect(other.center[0]).toBe(20);
});

test('a crowded point gets a leader line that crosses no other label', () => {
  const bodies = [boxAround([100, 100], 18)];
  const place = placeLabel(request, { frame, lines: [], bodies, labels: [] })!;
  expect(Math.hypot(place.leader![0][0] - 100, place.leader![0][1] - 100)).toBeLessThan(5);
  expect(boxesOverlap(boxAround(place.center, 10, 7), bodies[0]!)).toBe(false);
});

test('without a free place there is none', () => {
  expect(placeLabel(request, { frame, lines: [], bodies: [frame], labels: [] })).toBeUndefined();
});
