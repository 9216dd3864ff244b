import type { Lines } from './line-drawing.js';
import { arrow, plot, range, segment, type Point } from './plot.js';

const degrees = (angle: number) => (angle * Math.PI) / 180;
const axes = arrow([24, 176], [304, 176]) + arrow([24, 176], [24, 18]);

/** Three projectile paths at one speed, v²/g = 256 units, and the envelope of all paths at that speed. */
export function throws(): Lines {
  const reach = 256;
  const height = (x: number, angle: number) =>
    x * Math.tan(angle) - x ** 2 / (2 * reach * Math.cos(angle) ** 2);
  const path = (angle: number): Point[] =>
    range(0, reach * Math.sin(2 * angle), 41).map((x) => [24 + x, 176 - height(x, angle)]);
  const highest = path(degrees(60))[20] ?? [0, 0];
  return {
    main: [30, 45, 60].map((angle) => plot(path(degrees(angle)))).join(''),
    faint: plot(range(0, reach, 40).map((x) => [24 + x, 176 - (reach / 2 - x ** 2 / (2 * reach))])),
    ink: axes,
    dot: segment(highest),
  };
}

/**
 * Field lines of two equal, opposite charges. On a line that leaves the positive charge at the angle α,
 * cos θ₁ − cos θ₂ = cos α + 1, where θ₁ and θ₂ are the directions from the two charges.
 */
export function dipole(): Lines {
  const [left, right, middle] = [100, 220, 100];
  const line = (angle: number, side: 1 | -1): Point[] =>
    range(0, 1, 60).map((part) => {
      const first = angle * (1 - part ** 2);
      if (part === 0) return [left, middle];
      const second = Math.acos(Math.cos(first) - 1 - Math.cos(angle));
      const radius = ((right - left) * Math.sin(second)) / Math.sin(second - first);
      return [left + radius * Math.cos(first), middle - side * radius * Math.sin(first)];
    });
  const angles = range(22.5, 157.5, 7).map(degrees);
  const circle = (x: number) =>
    plot(range(0, 2 * Math.PI, 33).map((turn) => [x + 9 * Math.cos(turn), middle + 9 * Math.sin(turn)]));
  return {
    main:
      angles.map((angle) => plot(line(angle, 1)) + plot(line(angle, -1))).join('') +
      arrow([left, middle], [164, middle]) +
      segment([160, middle], [right, middle]) +
      segment([0, middle], [left, middle]) +
      segment([right, middle], [320, middle]),
    area: circle(left) + circle(right),
    ink: circle(left) + circle(right),
  };
}

/** A converging lens, f = 52 units, object distance 120: the three principal rays meet where 1/f = 1/d + 1/d'. */
export function lens(): Lines {
  const [focal, distance, size, x, axis] = [52, 120, 48, 166, 92];
  const imageDistance = (focal * distance) / (distance - focal);
  const image = (size * imageDistance) / distance;
  const top: Point = [x - distance, axis - size];
  const ray = (height: number) =>
    plot([top, [x, axis + height], [x + 132, axis + height + ((image - height) / imageDistance) * 132]]);
  const face = (bulge: number): Point[] =>
    range(-1, 1, 25).map((part) => [x + bulge * (1 - part ** 2), axis + 78 * part]);
  const glass = plot([...face(11), ...face(-11).reverse()]);
  return {
    main: [-size, 0, image].map(ray).join(''),
    area: glass,
    ink:
      glass +
      arrow([x - distance, axis], top) +
      arrow([x + imageDistance, axis], [x + imageDistance, axis + image]) +
      segment([16, axis], [304, axis]),
    dot: segment([x - focal, axis]) + segment([x + focal, axis]),
  };
}

/** The Carnot cycle of a monatomic gas: isotherms pV = const, adiabats pV^(5/3) = const; T₁/T₂ = 1.7. */
export function carnot(): Lines {
  const [hot, ratio, first, second] = [1.7, 5 / 3, 1, 2];
  // T·V^(γ−1) is constant on an adiabat: the ratio of the volumes at T = 1 and at T = hot.
  const expansion = hot ** (1 / (ratio - 1));
  const pointAt = (volume: number, pressure: number): Point => [24 + 56 * volume, 176 - 92 * pressure];
  const isotherm = (from: number, to: number, temperature: number) =>
    range(from, to, 24).map((volume) => pointAt(volume, temperature / volume));
  const adiabat = (from: number, to: number) =>
    range(from, to, 24).map((volume) =>
      pointAt(volume, (hot * Math.min(from, to) ** (ratio - 1)) / volume ** ratio),
    );
  const cycle = [
    ...isotherm(first, second, hot),
    ...adiabat(second, second * expansion),
    ...isotherm(second * expansion, first * expansion, 1),
    ...adiabat(first * expansion, first),
  ];
  return {
    main: plot(cycle),
    area: plot(cycle),
    faint: plot(isotherm(0.98, 4.8, hot)) + plot(isotherm(0.6, 4.8, 1)),
    ink: axes,
    dot: [
      isotherm(first, second, hot)[0],
      adiabat(first * expansion, first)[0],
      adiabat(second, second * expansion)[0],
      adiabat(second, second * expansion).at(-1),
    ]
      .map((point) => point && segment(point))
      .join(''),
  };
}
