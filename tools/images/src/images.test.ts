import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { drawCatalogue, imageFolder } from './catalogue.js';
import { contourRings } from './contour-rings.js';
import { drawPreview } from './preview-orbit.js';
import { arrowHead, line, pieces, points, rectangle, shape } from './svg.js';

const images = await drawCatalogue();

describe('a stored image is the drawn one', () => {
  for (const [file, svg] of images)
    test(file, async () => {
      assert.ok(
        (await readFile(new URL(file, imageFolder), 'utf8').catch(() => '')) === svg,
        'npm run write -w @zarra/images writes it',
      );
    });

  test('no image is stored that is not drawn', async () => {
    assert.deepEqual((await readdir(imageFolder)).sort(), [...images.keys()].sort());
  });

  test('the link preview', async () => {
    const stored = await readFile(new URL('link-preview.svg', import.meta.url), 'utf8');
    assert.ok(stored === drawPreview(), 'npm run write:preview -w @zarra/images writes it');
  });
});

test('every image has finite numbers', () => {
  for (const [file, svg] of images) assert.doesNotMatch(svg, /NaN|Infinity|undefined/, file);
});

test('a line is written in relative steps of a tenth, without the points the eye does not need', () => {
  assert.equal(line(points(0, 0, 5, 0.1, 10, 0)), '<path d="M0 0l10 0"/>');
  assert.equal(line(points(1, 2, 1.26, 1), { stroke: 'red' }), '<path stroke="red" d="M1 2l.3-1"/>');
  assert.equal(shape(rectangle(0, 0, 2, 1)), '<path d="M0 0l2 0 0 1-2 0z"/>');
});

test('a polyline is cut into its pieces inside an area', () => {
  const line = points(0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0);
  assert.deepEqual(
    pieces(line, ([x]) => x !== 2),
    [points(0, 0, 1, 0), points(3, 0, 4, 0, 5, 0)],
  );
});

test('both strokes of an arrow head end at its tip, behind which they open', () => {
  const [upper = [NaN, NaN], tip, lower = [NaN, NaN]] = arrowHead([10, 0], [1, 0], 6);
  assert.deepEqual(tip, [10, 0]);
  assert.ok(upper[0] < 10 && Math.abs(upper[1] + lower[1]) < 1e-12);
});

test('a contour of a cone is the circle where it has the level', () => {
  const distanceAt = (cell: number): number =>
    Math.hypot((cell % 40) + 0.5 - 20, Math.floor(cell / 40) + 0.5 - 20);
  const cone = Array.from({ length: 1600 }, (_, cell) => 20 - distanceAt(cell));
  const [ring = [], ...others] = contourRings(cone, 40, 40, 8);
  assert.equal(others.length, 0);
  for (const [x, y] of ring) assert.ok(Math.abs(Math.hypot(x - 20, y - 20) - 12) < 0.02, `${x}, ${y}`);
});
