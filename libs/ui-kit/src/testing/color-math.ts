import { converter, differenceEuclidean } from 'culori/fn';
// Defines the colour spaces.
import '../tokens/color-math.js';

type Triple = readonly [number, number, number];

const toLinear = converter('lrgb');
const difference = differenceEuclidean('oklab');

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

const simulate = (color: string, deficiency: keyof typeof simulations) => {
  const linear = toLinear(color);
  if (!linear) throw new Error(`"${color}" is not a CSS colour.`);
  const [r = 0, g = 0, b = 0] = simulations[deficiency].map((row) =>
    Math.max(0, row[0] * linear.r + row[1] * linear.g + row[2] * linear.b),
  );
  return { mode: 'lrgb' as const, r, g, b };
};

/** The distance of two colours in OKLab, simulated for a colour vision deficiency. */
export const distance = (one: string, other: string, deficiency: keyof typeof simulations): number =>
  difference(simulate(one, deficiency), simulate(other, deficiency));
