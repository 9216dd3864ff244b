/** An interval on which a potential is smooth. Between two segments it may have jumps or kinks. */
export interface PotentialSegment {
  /** m */
  readonly from: number;
  /** m */
  readonly to: number;
  /** Potential energy, J, at a position, m. At the ends: the one-sided limit. */
  readonly value: (x: number) => number;
}

/** A box with infinite walls from 0 to `width`, m. */
export const boxWell = (width: number): PotentialSegment[] => [{ from: 0, to: width, value: () => 0 }];

/** Zero from 0 to `width`, m; `depth` J outside, with a margin of `margin` m on both sides. */
export const finiteWell = (width: number, depth: number, margin: number): PotentialSegment[] => [
  { from: -margin, to: 0, value: () => depth },
  { from: 0, to: width, value: () => 0 },
  { from: width, to: width + margin, value: () => depth },
];

/** m omega^2 x^2 / 2 (kg, rad/s), from -reach to reach, m. */
export const harmonicWell = (mass: number, omega: number, reach: number): PotentialSegment[] => [
  { from: -reach, to: reach, value: (x) => (mass * (omega * x) ** 2) / 2 },
];

/**
 * Morse potential of two atoms: D (1 - exp(-a (x - x0)))^2 (P. M. Morse, Phys. Rev. 34, 57, 1929).
 * @param depth D, J
 * @param steepness a, 1/m
 * @param rest equilibrium distance x0, m
 */
export const morseWell = (
  depth: number,
  steepness: number,
  rest: number,
  from: number,
  to: number,
): PotentialSegment[] => [{ from, to, value: (x) => depth * Math.expm1(-steepness * (x - rest)) ** 2 }];

/** barrier ((x / half)^2 - 1)^2: zero at -half and half, m, `barrier` J high between them; from -reach to reach, m. */
export const doubleWell = (barrier: number, half: number, reach: number): PotentialSegment[] => [
  { from: -reach, to: reach, value: (x) => barrier * ((x / half) ** 2 - 1) ** 2 },
];

/** Linear interpolation between equidistant samples, J, from `from` to `to`, m: a potential drawn by hand. */
export function drawnWell(samples: readonly number[], from: number, to: number): PotentialSegment[] {
  const step = (to - from) / (samples.length - 1);
  return samples.slice(1).map((end, index) => {
    const [start, left] = [samples[index] ?? 0, from + index * step];
    return { from: left, to: left + step, value: (x) => start + ((end - start) * (x - left)) / step };
  });
}
