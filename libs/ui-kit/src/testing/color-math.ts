import { toOklab, toLinear } from '../tokens/color-math.js';

type Triple = readonly [number, number, number];

const multiply = (matrix: readonly Triple[], vector: Triple): Triple =>
  matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]) as unknown as Triple;

// Machado, Oliveira and Fernandes (2009), severity 1, on linear sRGB.
const simulations: Record<'deutan' | 'protan' | 'tritan', Triple[]> = {
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

/** The distance of two colours in OKLab, simulated for a colour vision deficiency. */
export const distance = (one: string, other: string, deficiency: keyof typeof simulations): number => {
  const [a, b] = [one, other].map((hex) =>
    toOklab(multiply(simulations[deficiency], toLinear(hex)).map((x) => Math.max(0, x)) as unknown as Triple),
  ) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
