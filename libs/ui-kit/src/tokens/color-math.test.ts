import { atLightness, contrast, toOklab, lightness, toLinear, mix } from './color-math.js';

const hue = (hex: string) => {
  const [, a, b] = toOklab(toLinear(hex));
  return (Math.atan2(b, a) * 180) / Math.PI;
};

it('computes the contrast ratio of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // Known values: the lightest grey that passes AA on white, and the next one, which fails.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('computes the published OKLab of red', () => {
  const [l, a, b] = toOklab(toLinear('#ff0000'));
  expect(l).toBeCloseTo(0.628, 3);
  expect(a).toBeCloseTo(0.2249, 3);
  expect(b).toBeCloseTo(0.1258, 3);
});

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

it.each(['red', '#fff', '#12345', 'oklch(50% 0.1 20)'])('throws for %s', (color) =>
  expect(() => lightness(color)).toThrow(`"${color}" is not a colour of the form #rrggbb.`),
);
