/** The channels of a colour in a colour space. */
type Triple = readonly [number, number, number];

const multiply = (matrix: readonly Triple[], vector: Triple): Triple =>
  matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]) as unknown as Triple;

/** Linear RGB, channels from 0 to 1 (transfer function of sRGB, IEC 61966-2-1). */
export const toLinear = (hex: string): Triple => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  return [1, 3, 5].map((index) => {
    const channel = parseInt(hex.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
};

const toHexChannel = (linear: number) => {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * channel)
    .toString(16)
    .padStart(2, '0');
};

/** Contrast ratio of WCAG 2: 1 for two equal colours, 21 for black on white. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [one, other].map((hex) => multiply([[0.2126, 0.7152, 0.0722]], toLinear(hex))[0]) as [
    number,
    number,
  ];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

// Björn Ottosson, "A perceptual color space for image processing" (2020): linear sRGB to cones, cones to OKLab, and back.
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
const fromLab: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** OKLab of linear RGB: lightness from 0 to 1, then green to red, blue to yellow. */
export const toOklab = (linear: Triple): Triple =>
  multiply(toLab, multiply(toCone, linear).map(Math.cbrt) as unknown as Triple);

const oklabToLinear = (lab: Triple) =>
  multiply(fromCone, multiply(fromLab, lab).map((cone) => cone ** 3) as unknown as Triple);

// The matrices are inverse to six digits: the tolerance includes colours on the boundary of sRGB.
const isInGamut = (linear: Triple) => linear.every((channel) => channel > -0.00001 && channel < 1.00001);

/** The colour as #rrggbb. Outside sRGB its chroma is reduced, by bisection, to the largest factor inside. */
const toHex = ([l, a, b]: Triple): string => {
  let [low, high] = [0, 1];
  if (isInGamut(oklabToLinear([l, a, b]))) low = 1;
  else
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut(oklabToLinear([l, a * middle, b * middle]))) low = middle;
      else high = middle;
    }
  const linear = oklabToLinear([l, a * low, b * low]);
  return `#${linear.map((channel) => toHexChannel(Math.min(1, Math.max(0, channel)))).join('')}`;
};

/** Perceived lightness (OKLCH), 0 to 1. */
export const lightness = (hex: string): number => toOklab(toLinear(hex))[0];

/** The same hue and chroma (OKLCH) at another lightness; the chroma is reduced to the gamut of sRGB. */
export const atLightness = (hex: string, l: number): string => {
  const [, a, b] = toOklab(toLinear(hex));
  return toHex([Math.min(1, Math.max(0, l)), a, b]);
};

/** Mixes two colours in OKLab; `share` of the second one, 0 to 1. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [one, other].map((hex) => toOklab(toLinear(hex))) as [Triple, Triple];
  return toHex(
    [0, 1, 2].map((i) => (from[i] ?? 0) + share * ((to[i] ?? 0) - (from[i] ?? 0))) as unknown as Triple,
  );
};
