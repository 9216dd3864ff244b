import { drawAt } from './draw.js';
import { drawFigure, readFigure } from './index.js';
import { overlapsIn, segmentsOfPaths } from './testing/svg-check.js';

const alt = 'Buyum linzaga yaqinlashadi, tasvir undan uzoqlashadi';
const moving = {
  key: 'harakat',
  alt,
  rays: { lens: { F: 20 }, object: { d: 50, h: 5 }, marks: ['F'] },
  motion: { over: { d: [60, 25] }, seconds: 8 },
};

/** Position of the vertical line of the lens, which has no class and is the longest of its kind. */
const lensOf = (svg: string): number =>
  segmentsOfPaths(svg, (classes) => classes === '')
    .filter(([[x1], [x2]]) => x1 === x2)
    .sort(([[, a1], [, a2]], [[, b1], [, b2]]) => Math.abs(b2 - b1) - Math.abs(a2 - a1))[0]![0][0];

test('a checked figure is plain data: after JSON it is drawn alike', () => {
  const figure = readFigure(moving);
  const sent = JSON.parse(JSON.stringify(figure)) as typeof figure;
  expect(drawAt(sent, 40)).toEqual(drawAt(figure, 40));
});

test.each([
  ['of a lens', {}, 'd, cm'],
  ['in the unit of the figure', { rays: { ...moving.rays, unit: 'm' } }, 'd, m'],
  ['that its author wrote', { motion: { ...moving.motion, label: 'Masofa d, cm' } }, 'Masofa d, cm'],
])('the slider has a label %s and starts at the declared value', (_, changes, label) => {
  expect(readFigure({ ...moving, ...changes }).motion).toMatchObject({ label, value: 50 });
});

test('each value is drawn with its own text, at the same scale', () => {
  const figure = readFigure(moving);
  const frames = [60, 40, 30, 25].map((d) => drawAt(figure, d));
  expect(frames.map(({ text }) => /linzadan (\S+) cm uzoqda\. Tasvir (?:haqiqiy)/.exec(text)?.[1])).toEqual([
    '30',
    '40',
    '60',
    '100',
  ]);
  expect(new Set(frames.map(({ svg }) => lensOf(svg))).size).toBe(1);
  expect(new Set(frames.map(({ height }) => height)).size).toBe(1);
  for (const { svg } of frames) expect(overlapsIn(svg)).toEqual([]);
});

test('an object may move through the focus, where the image is at infinity', () => {
  const rays = { ...moving.rays, rays: ['parallel', 'centre', 'focus'] };
  const figure = readFigure({ ...moving, rays, motion: { over: { d: [60, 12] }, seconds: 8 } });
  for (const d of [60, 24, 20.5, 20, 19.5, 12]) expect(drawAt(figure, d).svg).not.toMatch(/NaN|Infinity/);
  expect(drawAt(figure, 20).text).toContain('tasvir hosil boʻlmaydi');
  expect(drawAt(figure, 12).text).toContain('Tasvir mavhum va tik.');
});

test('without script the figure shows the declared value, or the steps', () => {
  expect(drawFigure(moving).numbers['d']?.value).toBe(50);
  const steps = [{ object: { d: 60 } }, { object: { d: 30 } }];
  expect(readFigure({ ...moving, steps }).motion!.value).toBe(60);
  const { svg, numbers } = drawFigure({ ...moving, steps });
  expect(svg.match(/<svg/g)).toHaveLength(2);
  expect(numbers).toMatchObject({ d: { value: 60 }, '2: d': { value: 30 } });
});

test.each([
  ['a slope grows steeper', { forces: { incline: 20, model: { m: 2, μ: 0.3, g: 10 } } }, 'incline', [10, 40]],
  [
    'a parameter of a function',
    {
      graph: {
        x: { label: 'x, m', from: 0, to: 10, step: 2 },
        y: { label: 'y, m', from: -2, to: 2, step: 1 },
        curves: [{ function: 'a * sin(36 * x)' }],
        parameters: { a: 1 },
      },
    },
    'a',
    [0.5, 2],
  ],
  ['an angle of incidence', { rays: { surface: { angle: 30, n: [1, 1.5] } } }, 'angle', [10, 70]],
])('%s', (_, kind, name, range) => {
  const figure = readFigure({
    key: 'harakat',
    alt,
    ...kind,
    motion: { over: { [name]: range }, seconds: 5 },
  });
  const [first, last] = range.map((value: number) => drawAt(figure, value).svg);
  expect(first).not.toBe(last);
  expect(figure.motion!.label).toBe({ incline: 'α, °', a: 'a', angle: 'α, °' }[name]);
  expect(() =>
    drawFigure({ key: 'harakat', alt, ...kind, motion: { over: { [name]: range }, seconds: 5 } }),
  ).not.toThrow();
});

test('numbers of a practice item replace those of the declaration', () => {
  const { numbers } = drawFigure(moving, { with: { d: 40 } });
  expect(numbers['f']?.value).toBeCloseTo(40, 10);
  expect(() => drawFigure(moving, { with: { D: 40 } })).toThrow(/no number D/);
});

test('what is asked for is left out of the text alternative', () => {
  const { motion, ...still } = moving;
  expect(motion.seconds).toBe(8);
  const { text } = drawFigure({ ...still, hideFromText: ['f', 'H'] });
  expect(text).toContain('Buyum linzadan 50 cm uzoqda.');
  expect(text).not.toMatch(/33,3|Tasvirning balandligi/);
});
