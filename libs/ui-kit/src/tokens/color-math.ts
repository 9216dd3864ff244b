import {
  converter,
  formatHex,
  interpolate,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  toGamut,
  useMode as addColorSpace,
  wcagContrast,
} from 'culori/fn';

// Every colour space that CSS Color 4 can write and screens can show.
for (const space of [
  ...[modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch],
  ...[modeP3, modeXyz50, modeXyz65],
])
  addColorSpace(space);

const convertToOklab = converter('oklab');
const toOklab = (color: string) => {
  const converted = convertToOklab(color);
  if (!converted) throw new Error(`"${color}" is not a CSS colour.`);
  return converted;
};
/** Outside sRGB the chroma is reduced until clipping changes the colour by at most 0.002 (OKLCH), a tenth of what is visible. */
const toSrgb = toGamut('rgb', 'oklch', undefined, 0.002);

/**
 * A colour as `#rrggbb`; outside sRGB its chroma is reduced (OKLCH).
 * @param color any CSS colour: `#fff`, `rebeccapurple`, `oklch(50% 0.1 20)`
 * @throws if it is not a colour, or a translucent one, whose contrast is unknown
 */
export const toHex = (color: string): string => {
  const parsed = parse(color);
  if (!parsed) throw new Error(`"${color}" is not a CSS colour.`);
  if ((parsed.alpha ?? 1) < 1)
    throw new Error(`"${color}" is translucent; the colours of a theme are opaque.`);
  return formatHex(toSrgb(parsed));
};

/** Contrast ratio of WCAG 2: 1 for two equal colours, 21 for black on white. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** Perceived lightness (OKLab), 0 to 1. */
export const lightness = (color: string): number => toOklab(color).l;

/** The same hue and chroma (OKLCH) at another lightness; the chroma is reduced to the gamut of sRGB. */
export const atLightness = (color: string, l: number): string =>
  formatHex(toSrgb({ ...toOklab(color), l: Math.min(1, Math.max(0, l)) }));

/** Mixes two colours in OKLab; `share` of the second one, 0 to 1. */
export const mix = (one: string, other: string, share: number): string =>
  formatHex(toSrgb(interpolate([one, other], 'oklab')(share)));
