import { token } from '../tokens/token.js';
import type { ChartColor } from '../tokens/chart-colors.js';

// Line art for stories and tests. Each drawing is the solution of an equation.

const polyline = (count: number, pointAt: (t: number) => readonly [number, number]) =>
  Array.from({ length: count + 1 }, (_, step) => pointAt(step / count))
    .map(([x, y], step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

const TURN = 2 * Math.PI;

/** A field line of a dipole: r = R·sin²θ. */
const dipoleLine = (reach: number, side: 1 | -1) =>
  polyline(60, (t) => {
    const angle = Math.PI * t;
    const radius = reach * Math.sin(angle) ** 2;
    return [80 + side * radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  });

/** A ray parallel to the axis of a thin lens with focal length 45 passes through the focus. */
const ray = (height: number) => `M0 ${50 - height}H70L160 ${50 - height + (90 * height) / 45}`;

const drawings = {
  lissajous: [
    polyline(240, (t) => [80 + 62 * Math.sin(3 * TURN * t), 50 - 38 * Math.sin(2 * TURN * t + Math.PI / 4)]),
  ],
  dipole: [22, 40, 62].flatMap((reach) => [dipoleLine(reach, 1), dipoleLine(reach, -1)]),
  lens: [...[-26, -13, 0, 13, 26].map(ray), 'M70 12C80 36 80 64 70 88C60 64 60 36 70 12Z'],
  maxwell: [0.35, 0.6, 1].map((warmth) =>
    polyline(120, (t) => {
      const speed = 5 * t;
      return [
        8 + 144 * t,
        90 - (70 * speed ** 2 * Math.exp(-(speed ** 2) / (2 * warmth))) / (1.1 * warmth ** 0.9 + 0.4),
      ];
    }),
  ),
  interference: [10, 20, 30, 40, 50, 60].flatMap((radius) =>
    [60, 100].map(
      (x) =>
        `M${x - radius} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    ),
  ),
  wavePacket: [
    polyline(240, (t) => [
      160 * t,
      50 - 38 * Math.exp(-(((t - 0.5) / 0.16) ** 2)) * Math.cos(16 * TURN * (t - 0.5)),
    ]),
  ],
};

const lineColors: Record<keyof typeof drawings, ChartColor> = {
  lissajous: 'chart-teal',
  dipole: 'chart-gold',
  lens: 'chart-green',
  maxwell: 'chart-red',
  interference: 'chart-blue',
  wavePacket: 'chart-purple',
};

/** One of the drawings, 160×100. */
export const Sketch = ({ drawing }: { drawing: keyof typeof drawings }) => (
  <svg
    viewBox="0 0 160 100"
    fill="none"
    stroke={token(`color-${lineColors[drawing]}`)}
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {drawings[drawing].map((path) => (
      <path key={path} d={path} vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
);
