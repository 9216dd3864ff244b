import { canvasCalls } from '../testing/browser.js';
import { cameraFor } from './camera.js';
import { createCanvasPen } from './canvas-pen.js';
import { createStageLabels } from './draw-labels.js';
import { arc, drawPart, rectangle } from './shapes.js';
import { readThemeColors } from './theme-colors.js';

const camera = cameraFor({ left: 0, right: 10, bottom: 0, top: 10 }, 200, 200, { margin: 0 });

/** Creates a pen and a function that draws a frame. @returns names of the canvas calls of the frame, and its texts */
function createStage() {
  const canvas = document.createElement('canvas');
  const colors = readThemeColors(canvas);
  const pen = createCanvasPen(canvas, colors, createStageLabels(canvas, colors));
  return (draw: (of: typeof pen) => void) => {
    canvasCalls.length = 0;
    pen.begin(camera, 1);
    draw(pen);
    pen.end();
    return {
      count: (name: string) => canvasCalls.filter(([call]) => call === name).length,
      texts: canvasCalls.filter(([call]) => call === 'fillText').map(([, text]) => text),
    };
  };
}

test('a layer whose inputs rest is drawn from a bitmap, with its labels; a changed input draws it again', () => {
  const frame = createStage();
  const drawWith = (input: number) =>
    frame((pen) =>
      pen.layer([input], () => {
        drawPart(pen, rectangle(1, 1, 4, 4));
        pen.ball(7, 7, 0, 1, 'accent');
        pen.label(7, 7, 0, 'm', 'text');
      }),
    );
  const first = drawWith(1);
  expect([first.count('stroke'), first.count('fill'), first.count('drawImage')]).toEqual([1, 2, 0]);
  expect(first.texts).toEqual(['m']);
  const frames = Array.from({ length: 20 }, () => drawWith(1));
  const last = frames.at(-1);
  expect([last?.count('stroke'), last?.count('fill'), last?.count('drawImage')]).toEqual([0, 0, 1]);
  expect(last?.texts).toEqual(['m']);
  const changed = drawWith(2);
  expect([changed.count('stroke'), changed.count('fill'), changed.count('drawImage')]).toEqual([1, 2, 0]);
});

test('labels avoid the parts of a cached layer', () => {
  const frame = createStage();
  const topOf = (): unknown => {
    frame((pen) => {
      pen.layer([], () => drawPart(pen, rectangle(4, 4, 10, 6)));
      pen.label(4, 5, 0, 'm', 'text');
    });
    return canvasCalls.filter(([call]) => call === 'fillText').map(([, , left, top]) => [left, top]);
  };
  const first = topOf();
  for (let count = 0; count < 20; count++) topOf();
  expect(topOf()).toEqual(first);
});

test('the ground fills everything below a line from edge to edge', () => {
  const frame = createStage();
  frame((pen) => pen.ground([3, 2, 0, 5, 4, 0]));
  const corners = canvasCalls.filter(([call]) => call === 'lineTo').map(([, left, top]) => [left, top]);
  expect(corners[0]?.[0]).toBeLessThanOrEqual(0);
  expect(corners[3]?.[0]).toBeGreaterThanOrEqual(200);
  expect(Math.max(...corners.map(([, top]) => Number(top)))).toBeGreaterThanOrEqual(200);
  // Level up to the first point and beyond the last one.
  expect(corners.slice(0, 4).map(([, top]) => top)).toEqual([160, 160, 120, 120]);
});

test('an arc starts at its first angle and ends at its last, counter-clockwise', () => {
  const points = arc(1, 2, 3, 0, Math.PI / 2, 4);
  expect(points).toHaveLength(15);
  expect(Array.from(points.slice(0, 3))).toEqual([4, 2, 0]);
  expect(points[12]).toBeCloseTo(1);
  expect(points[13]).toBeCloseTo(5);
});
