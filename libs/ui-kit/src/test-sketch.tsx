import type { Branch } from './tokens/branches.js';

// Pictures for stories and tests. Each is a real solution, drawn as line art, never decoration.

const polyline = (count: number, at: (t: number) => readonly [number, number]) =>
  Array.from({ length: count + 1 }, (_, step) => at(step / count))
    .map(([x, y], step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

const TURN = 2 * Math.PI;

/** A line of force of a dipole: r = R·sin²θ. */
const dipoleLine = (reach: number, side: 1 | -1) =>
  polyline(60, (t) => {
    const angle = Math.PI * t;
    const radius = reach * Math.sin(angle) ** 2;
    return [80 + side * radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  });

/** A ray parallel to the axis of a thin lens of focal length 45 goes through the focus. */
const ray = (height: number) => `M0 ${50 - height}H70L160 ${50 - height + (90 * height) / 45}`;

const drawings: Record<Branch, readonly string[]> = {
  mechanics: [
    polyline(240, (t) => [80 + 62 * Math.sin(3 * TURN * t), 50 - 38 * Math.sin(2 * TURN * t + Math.PI / 4)]),
  ],
  electricity: [22, 40, 62].flatMap((reach) => [dipoleLine(reach, 1), dipoleLine(reach, -1)]),
  optics: [...[-26, -13, 0, 13, 26].map(ray), 'M70 12C80 36 80 64 70 88C60 64 60 36 70 12Z'],
  heat: [0.35, 0.6, 1].map((warmth) =>
    polyline(120, (t) => {
      const speed = 5 * t;
      return [
        8 + 144 * t,
        90 - (70 * speed ** 2 * Math.exp(-(speed ** 2) / (2 * warmth))) / (1.1 * warmth ** 0.9 + 0.4),
      ];
    }),
  ),
  waves: [10, 20, 30, 40, 50, 60].flatMap((radius) =>
    [60, 100].map(
      (x) =>
        `M${x - radius} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    ),
  ),
  quantum: [
    polyline(240, (t) => [
      160 * t,
      50 - 38 * Math.exp(-(((t - 0.5) / 0.16) ** 2)) * Math.cos(16 * TURN * (t - 0.5)),
    ]),
  ],
};

/** Line art of one branch of physics, 160×100. */
export const Sketch = ({ branch }: { branch: Branch }) => (
  <svg
    viewBox="0 0 160 100"
    fill="none"
    stroke={`var(--ui-color-${branch})`}
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {drawings[branch].map((path) => (
      <path key={path} d={path} vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
);
