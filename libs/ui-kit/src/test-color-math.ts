import { labOf, linearOf } from './tokens/color-math.js';

/** Colour arithmetic that only the tests of the palette need: how it looks to the colour-blind. */
type Triple = readonly [number, number, number];

const times = (matrix: readonly Triple[], vector: Triple): Triple =>
  matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]) as unknown as Triple;

// Machado, Oliveira and Fernandes (2009), severity 1, on linear sRGB.
const blindness: Record<'deutan' | 'protan' | 'tritan', Triple[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far two colours lie apart (OKLab) for one who sees in this way. */
export const distance = (one: string, other: string, sight: keyof typeof blindness): number => {
  const [a, b] = [one, other].map((hex) =>
    labOf(times(blindness[sight], linearOf(hex)).map((x) => Math.max(0, x)) as unknown as Triple),
  ) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
