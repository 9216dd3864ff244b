import { distance } from '../testing/color-math.js';
import { lightness } from './color-math.js';
import { colorPairs, highContrastRatios, defaultRatios, findLowContrast } from './color-contrast.js';
import { chartColors } from './chart-colors.js';
import { colors } from './colors.js';
import { contrastColors } from './contrast-colors.js';

const modes = [
  ['light', colors.light, defaultRatios],
  ['dark', colors.dark, defaultRatios],
  ['light with more contrast', { ...colors.light, ...contrastColors.light }, highContrastRatios],
  ['dark with more contrast', { ...colors.dark, ...contrastColors.dark }, highContrastRatios],
] as const;

it('requires WCAG level AA, and level AAA for text in high contrast', () => {
  expect(defaultRatios).toMatchObject({ text: 4.5, lines: 3 });
  expect(highContrastRatios).toMatchObject({ text: 7, lines: 4.5, hairlines: 3 });
});

it('checks every colour of the palette except the translucent ones', () => {
  const checked = new Set(colorPairs.flatMap(([, name, background]) => [name, background]));
  const unchecked = Object.keys(colors.light).filter((name) => !checked.has(name as never));
  expect(unchecked).toEqual(['bar', 'scrim', 'shadow']);
});

describe.each(modes)('the kit, %s', (_mode, palette, ratios) => {
  it('reaches the required contrast of every pair', () =>
    expect(findLowContrast(palette, ratios)).toEqual([]));

  it('gives the chart colours equal lightness', () => {
    const all = chartColors.map((name) => lightness(palette[name]));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.01);
  });

  it.each(['deutan', 'protan', 'tritan'] as const)(
    'keeps the chart colours distinguishable for %s vision',
    (sight) => {
      const distances = chartColors.flatMap((one, index) =>
        chartColors.slice(index + 1).map((other) => distance(palette[one], palette[other], sight)),
      );
      // 0.02 is about the smallest difference visible side by side; dash patterns add a second cue.
      expect(Math.min(...distances)).toBeGreaterThan(0.03);
    },
  );
});

it('has no pure black and no pure white', () => {
  const all = [...Object.values(colors.light), ...Object.values(colors.dark)].map((hex) => hex.slice(0, 7));
  expect(colors.dark.page).not.toBe('#000000');
  expect(all).not.toContain('#ffffff');
});
