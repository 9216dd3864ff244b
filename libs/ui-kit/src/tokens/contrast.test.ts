import { distance } from '../test-color-math.js';
import { lightness } from './color-math.js';
import { colorPairs, moreRatios, usualRatios, weakPairs } from './weak-pairs.js';
import { branches } from './branches.js';
import { colors } from './colors.js';
import { contrastColors } from './contrast-colors.js';

const modes = [
  ['light', colors.light, usualRatios],
  ['dark', colors.dark, usualRatios],
  ['light with more contrast', { ...colors.light, ...contrastColors.light }, moreRatios],
  ['dark with more contrast', { ...colors.dark, ...contrastColors.dark }, moreRatios],
] as const;

it('asks what WCAG asks: AA as a rule, AAA for words where more contrast is wished for', () => {
  expect(usualRatios).toMatchObject({ text: 4.5, lines: 3 });
  expect(moreRatios).toMatchObject({ text: 7, lines: 4.5, hairlines: 3 });
});

it('looks at every colour of the palette except those that are only seen through', () => {
  const seen = new Set(colorPairs.flatMap(([, name, ground]) => [name, ground]));
  const unseen = Object.keys(colors.light).filter((name) => !seen.has(name as never));
  expect(unseen).toEqual(['bar', 'scrim', 'shadow']);
});

describe.each(modes)('the kit, %s', (_mode, palette, ratios) => {
  it('has every pair apart as far as it must be', () => expect(weakPairs(palette, ratios)).toEqual([]));

  it('gives the six branches one lightness', () => {
    const all = branches.map((branch) => lightness(palette[branch]));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.01);
  });

  it.each(['deutan', 'protan', 'tritan'] as const)('keeps the branches apart for %s sight', (sight) => {
    const apart = branches.flatMap((one, at) =>
      branches.slice(at + 1).map((other) => distance(palette[one], palette[other], sight)),
    );
    // About 0.02 is the least difference one sees side by side; the dashes do the rest.
    expect(Math.min(...apart)).toBeGreaterThan(0.03);
  });
});

it('is never pure black or pure white', () => {
  const all = [...Object.values(colors.light), ...Object.values(colors.dark)].map((hex) => hex.slice(0, 7));
  expect(colors.dark.page).not.toBe('#000000');
  expect(all).not.toContain('#ffffff');
});
