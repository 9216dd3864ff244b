import { nihol } from '../test-brand.js';
import { branches } from './branches.js';
import { colors } from './colors.js';
import { atLightness, contrast, lightness } from './color-math.js';
import { createTheme } from './create-theme.js';
import { moreRatios, usualRatios, weakPairs } from './weak-pairs.js';

const kit = { name: 'kit', light: colors.light, dark: colors.dark };
const pale = { ...nihol, light: { ...nihol.light, accent: '#8fbf97' } };

describe.each([nihol, kit])('a theme of a few colours ($name)', (input) => {
  const theme = createTheme(input);

  it.each(['light', 'dark'] as const)('has every pair apart as WCAG asks, %s', (mode) => {
    expect(weakPairs(theme.colors[mode], usualRatios)).toEqual([]);
    expect(theme.colors[mode]).toMatchObject({ page: input[mode].page, accent: input[mode].accent });
  });

  it.each(['lightMore', 'darkMore'] as const)('has words at 7:1 where more is wished for, %s', (mode) =>
    expect(weakPairs(theme.colors[mode], moreRatios)).toEqual([]),
  );
});

it('knows every colour of the kit in each mode', () => {
  for (const palette of Object.values(createTheme(nihol).colors))
    expect(Object.keys(palette).sort()).toEqual(Object.keys(colors.light).sort());
});

it('finds a palette around accents of every hue', () => {
  for (let hue = 0; hue < 360; hue += 15) {
    const channels = [0, 120, 240].map((turn) => Math.cos(((hue - turn) * Math.PI) / 180));
    const vivid = `#${channels
      .map((c) =>
        Math.round(127 + 110 * c)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    const theme = createTheme({
      name: `hue ${hue}`,
      light: { page: '#ffffff', text: '#111111', accent: atLightness(vivid, 0.45) },
      dark: { page: '#101010', text: '#eeeeee', accent: atLightness(vivid, 0.8) },
    });
    expect(weakPairs(theme.colors.lightMore, moreRatios)).toEqual([]);
  }
});

it('moves what it derives away from the page', () => {
  const { light, dark } = createTheme(nihol).colors;
  expect(lightness(light['accent-hover'])).toBeLessThan(lightness(light.accent));
  expect(lightness(dark['accent-hover'])).toBeGreaterThan(lightness(dark.accent));
});

it('keeps the six branches equally loud where they must be darker than ours', () => {
  const { light } = createTheme({ ...nihol, contrast: { lines: 5.5 } }).colors;
  const all = branches.map((branch) => lightness(light[branch]));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.01);
  expect(light.heat).not.toBe(colors.light.heat);
});

it('refuses colours that nobody could read, with the pair and its ratio', () => {
  const ratio = Math.floor(contrast(pale.light.accent, pale.light.page) * 100) / 100;
  expect(() => createTheme(pale)).toThrow(
    `Theme "Nihol", light: accent on page is ${ratio}:1, 4.5:1 is needed`,
  );
});

it('refuses colours that could not even be moved far enough', () => {
  const grey = { page: '#777777', text: '#000000', accent: '#000000' };
  expect(() => createTheme({ ...kit, light: grey, contrast: { text: 1, lines: 1 } })).toThrow(
    /light with more contrast: text on page is/,
  );
});

it('takes them all the same, or asks more, when told so', () => {
  expect(createTheme({ ...pale, contrast: 'unchecked' }).colors.light.accent).toBe(pale.light.accent);
  expect(() => createTheme({ ...nihol, contrast: { text: 9 } })).toThrow(/9:1 is needed/);
});

it('declares what was given and nothing else', () => {
  const { css } = createTheme(nihol);
  expect(css).toContain('--ui-radius:14px;');
  expect(css).toContain("--ui-font-text:'Iowan Old Style'");
  expect(css).toContain('--ui-space-4:1.15rem;');
  expect(css).not.toContain('--ui-font-code');
  expect(createTheme(kit).css).not.toMatch(/--ui-(?:radius|font|space)/);
});

it('stays within its scope', () => {
  const { css } = createTheme({ ...nihol, scope: '.nihol' });
  const selectors = css.match(/[^{}]+(?=\{(?:--ui|color-scheme))/g) ?? [];
  expect(selectors.length).toBe(10);
  for (const selector of selectors)
    for (const one of selector.trim().split(/,(?=\.nihol)/)) expect(one).toMatch(/^\.nihol(?![\w-])/);
});
