import { converter } from 'culori/fn';
import { atLightness, contrast, lightness, mix, toHex } from './color-math.js';

const hue = (hex: string) => converter('oklch')(hex)?.h ?? NaN;

it('computes the contrast ratio of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // Known values: the lightest grey that passes AA on white, and the next one, which fails.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('computes the published OKLab lightness of red', () => expect(lightness('#ff0000')).toBeCloseTo(0.628, 3));

it.each(['#144db1', '#f79491', '#0c1421', '#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff'])(
  'converts %s to OKLab and back',
  (hex) => expect(atLightness(hex, lightness(hex))).toBe(hex),
);

it('changes only the lightness, and reduces chroma to the gamut', () => {
  const paler = atLightness('#144db1', 0.9);
  expect(lightness(paler)).toBeCloseTo(0.9, 2);
  expect(Math.abs(hue(paler) - hue('#144db1'))).toBeLessThan(4);
  expect(atLightness('#144db1', 2)).toBe('#ffffff');
  expect(atLightness('#144db1', -1)).toBe('#000000');
});

it('mixes colours', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(lightness(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2);
});

// Values of CSS Color 4 and of Chromium.
it.each([
  ['#fff', '#ffffff'],
  ['#1A2B3Cff', '#1a2b3c'],
  ['RebeccaPurple', '#663399'],
  ['rgb(20 30 40)', '#141e28'],
  ['rgba(20, 30, 40, 1)', '#141e28'],
  ['hsl(210deg 50% 40%)', '#336699'],
  ['hwb(210 20% 40%)', '#336699'],
  ['lab(50% 0 0)', '#777777'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['color(srgb 0.2 0.4 0.6)', '#336699'],
  ['color(display-p3 1 1 1)', '#ffffff'],
])('converts %s to %s', (color, hex) => expect(toHex(color)).toBe(hex));

it('reduces the chroma of a colour outside sRGB', () => {
  const green = toHex('color(display-p3 0 1 0)');
  expect(green).toMatch(/^#[0-9a-f]{6}$/);
  expect(Math.abs(hue(green) - hue('color(display-p3 0 1 0)'))).toBeLessThan(1);
});

it.each(['#12345', 'reddish', 'var(--accent)', ''])('throws for "%s"', (color) => {
  for (const read of [toHex, lightness]) expect(() => read(color)).toThrow(`"${color}" is not a CSS colour.`);
});

it.each(['#ffffff80', 'transparent', 'rgb(0 0 0 / 50%)'])('throws for the translucent %s', (color) =>
  expect(() => toHex(color)).toThrow('is translucent; the colours of a theme are opaque.'),
);
