import { cameraFor } from './camera.js';
import { createLabelLayer, type LabelLayer } from './label-layer.js';

const [WIDTH, HEIGHT, SIZE] = [400, 300, 14];
/** One scene metre is one pixel, from the bottom left. */
const camera = cameraFor({ left: 0, right: WIDTH, bottom: 0, top: HEIGHT }, WIDTH, HEIGHT, { margin: 0 });
const widthOf = (text: string): number => 8 * text.length;

/** Draws a frame. @returns visible labels as edges in scene coordinates */
function frameOf(draw: (layer: LabelLayer) => void, layer = createLabelLayer()) {
  layer.begin(camera);
  draw(layer);
  return layer.place(SIZE, widthOf).map(({ text, left, top, halfWidth, halfHeight, hasLeader }) => ({
    text,
    hasLeader,
    left: left - halfWidth,
    right: left + halfWidth,
    bottom: HEIGHT - top - halfHeight,
    top: HEIGHT - top + halfHeight,
  }));
}
const labelIn = (...args: Parameters<typeof frameOf>) => {
  const [label] = frameOf(...args);
  if (!label) throw new Error('The label is hidden');
  return label;
};

test('a label stands right of its point', () => {
  const { left, bottom, top, hasLeader } = labelIn((pen) => pen.label(100, 100, 0, 'F', 'text'));
  expect(left).toBeCloseTo(108, 0);
  expect((bottom + top) / 2).toBe(100);
  expect(hasLeader).toBe(false);
});

test('the label of an arrow or a line stands beyond its end', () => {
  const below = labelIn((pen) => {
    pen.line([100, 100, 0, 100, 90, 0], { ink: 'line' });
    pen.label(100, 90, 0, '10', 'muted');
  });
  expect(below.top).toBeCloseTo(82, 0);
  expect((below.left + below.right) / 2).toBeCloseTo(100);
  const left = labelIn((pen) => {
    pen.arrow(100, 100, 0, -50, 0, 0, { ink: 'text' });
    pen.label(50, 100, 0, 'v', 'text');
  });
  expect(left.right).toBeCloseTo(42, 0);
});

test('the label of a body stands above it; an arrow inside the body does not matter', () => {
  const draw = (pen: LabelLayer): void => {
    pen.ball(100, 100, 0, 20, 'accent');
    pen.label(100, 100, 0, 'q', 'text');
  };
  expect(labelIn(draw).bottom).toBeCloseTo(128, 0);
  const beside = labelIn((pen) => {
    pen.arrow(100, 100, 0, 5, 0, 0, { ink: 'text' });
    pen.ball(100, 100, 0, 20, 'accent');
    pen.label(105, 100, 0, 'v', 'text');
  });
  expect(beside.left).toBeCloseTo(128, 0);
});

test.each<[string, (pen: LabelLayer) => void]>([
  ['a ball', (pen) => pen.ball(115, 100, 0, 5, 'accent')],
  ['an opaque area', (pen) => pen.area([110, 95, 0, 120, 95, 0, 120, 105, 0, 110, 105, 0], 'accent', 1)],
  ['a thick line', (pen) => pen.line([115, 50, 0, 115, 150, 0], { ink: 'text' })],
  ['an arrow', (pen) => pen.arrow(115, 150, 0, 0, -100, 0, { ink: 'text' })],
  ['a handle', (pen) => pen.handle(122, 100)],
  ['another label', (pen) => pen.label(100, 100, 0, 'U', 'text')],
])('a label avoids %s', (_, draw) => {
  const only = labelIn((pen) => pen.label(100, 100, 0, 'F', 'text'));
  const moved = frameOf((pen) => {
    draw(pen);
    pen.label(100, 100, 0, 'F', 'text');
  }).find(({ text }) => text === 'F');
  expect(moved).toBeDefined();
  expect(moved).not.toEqual(only);
});

test.each<[string, (pen: LabelLayer) => void]>([
  ['the ground', (pen) => pen.area([0, 0, 0, 400, 0, 0, 400, 200, 0, 0, 200, 0], 'sunken', 1)],
  ['a translucent area', (pen) => pen.area([0, 0, 0, 400, 0, 0, 400, 200, 0, 0, 200, 0], 'accent', 0.3)],
  ['a dashed line', (pen) => pen.line([115, 50, 0, 115, 150, 0], { ink: 'text', dashed: true })],
  ['a swarm of particles', (pen) => Array.from({ length: 200 }, (_, x) => pen.ball(x, 100, 0, 2, 'accent'))],
])('a label may lie on %s', (_, draw) => {
  const label = (pen: LabelLayer): void => pen.label(100, 100, 0, 'F', 'text');
  expect(
    labelIn((pen) => {
      draw(pen);
      label(pen);
    }),
  ).toEqual(labelIn(label));
});

test('no label is cut off at the edges, also that of a point outside', () => {
  for (const [x, y] of [
    [398, 150],
    [2, 298],
    [200, -40],
    [500, 500],
  ] as const) {
    const { left, right, bottom, top } = labelIn((pen) => pen.label(x, y, 0, 'Jism', 'text'));
    expect(Math.min(left, bottom, WIDTH - right, HEIGHT - top)).toBeGreaterThan(1.99);
  }
});

test('a label moved far away has a leader line', () => {
  const { hasLeader } = labelIn((pen) => {
    for (let index = 0; index < 12; index++) {
      const angle = (index * Math.PI) / 6;
      pen.ball(100 + 22 * Math.cos(angle), 100 + 22 * Math.sin(angle), 0, 10, 'accent');
    }
    pen.label(100, 100, 0, 'F', 'text');
  });
  expect(hasLeader).toBe(true);
});

test('labels without room are hidden, the warning last', () => {
  const labels = frameOf((pen) => {
    for (let index = 0; index < 60; index++) pen.label(10, 10, 0, 'ABCDEFGHIJKLMNOP', 'text');
    pen.label(10, 10, 0, 'Qisqa tutashuv', 'warning');
  });
  expect(labels.length).toBeLessThan(61);
  expect(labels.map(({ text }) => text)).toContain('Qisqa tutashuv');
});

test('a label returns to its first place only when that is much better: it does not flicker', () => {
  const layer = createLabelLayer();
  const lefts: number[] = [];
  // A body passes to and fro over the first place.
  for (let frame = 0; frame < 80; frame++)
    lefts.push(
      labelIn((pen) => {
        pen.ball(114, 100 + 60 * Math.sin(frame / 4), 0, 6, 'accent');
        pen.label(100, 100, 0, 'F', 'text');
      }, layer).left,
    );
  const changes = lefts.filter((left, frame) => frame > 0 && left !== lefts[frame - 1]);
  expect(changes.length).toBeLessThanOrEqual(2);
});

test('a label keeps its place while its reading and its anchor change; another canvas size places it as new', () => {
  const layer = createLabelLayer();
  const frame = (text: string, x: number, blocked: boolean) =>
    labelIn((pen) => {
      if (blocked) pen.ball(x + 15, 100, 0, 5, 'accent');
      pen.label(x, 100, 0, text, 'accent');
    }, layer);
  frame('1,5 A', 100, true);
  const kept = frame('12,5 A', 104, false);
  expect((kept.bottom + kept.top) / 2).not.toBe(100);
  layer.begin({ ...camera, width: WIDTH - 1 });
  layer.label(100, 100, 0, '1,5 A', 'accent');
  expect(layer.place(SIZE, widthOf)[0]).toMatchObject({ candidate: 0 });
});

test('the same drawing gives the same places', () => {
  const draw = (pen: LabelLayer): void => {
    for (let index = 0; index < 20; index++) {
      pen.ball(10 + 37 * ((index * 7) % 10), 20 + 11 * index, 0, 6, 'accent');
      pen.label(10 + 37 * ((index * 7) % 10), 20 + 11 * index, 0, `q${index}`, 'text');
    }
  };
  const layer = createLabelLayer();
  const first = frameOf(draw, layer);
  expect(frameOf(draw)).toEqual(first);
  expect(frameOf(draw, layer)).toEqual(first);
});
