/** Colour arithmetic for the tests of the palette. */
type Triple = [number, number, number];

const channels = (hex: string): Triple => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red ?? 0, green ?? 0, blue ?? 0];
};

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const linear = (hex: string): Triple => channels(hex).map(toLinear) as Triple;

const times = (matrix: readonly Triple[], vector: Triple): Triple =>
  matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]) as Triple;

/** Contrast ratio of WCAG 2. */
export const contrast = (one: string, other: string): number => {
  const luminance = (hex: string) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

// Ottosson's OKLab, from linear sRGB.
const toCone: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labOf = (rgb: Triple) => times(toLab, times(toCone, rgb).map(Math.cbrt) as Triple);

/** Perceived lightness, 0 to 1. */
export const lightness = (hex: string): number => labOf(linear(hex))[0];

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
    labOf(times(blindness[sight], linear(hex)).map((x) => Math.max(0, x)) as Triple),
  );
  return Math.hypot(...(a as Triple).map((value, axis) => value - ((b as Triple)[axis] ?? 0)));
};
