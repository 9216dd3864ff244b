import { nihol } from '../testing/brand.js';
import { chartColors } from './chart-colors.js';
import { colors } from './colors.js';
import { atLightness, contrast, lightness } from './color-math.js';
import { createTheme } from './create-theme.js';
import { highContrastRatios, defaultRatios, findLowContrast } from './color-contrast.js';

const kit = { name: 'kit', light: colors.light, dark: colors.dark };
const pale = { ...nihol, light: { ...nihol.light, accent: '#8fbf97' } };

describe.each([nihol, kit])('createTheme with the colours of $name', (input) => {
  const theme = createTheme(input);

  it.each(['light', 'dark'] as const)('reaches WCAG contrast for every pair, %s', (mode) => {
    expect(findLowContrast(theme.colors[mode], defaultRatios)).toEqual([]);
    expect(theme.colors[mode]).toMatchObject({ page: input[mode].page, accent: input[mode].accent });
  });

  it.each(['lightMore', 'darkMore'] as const)('has text at 7:1 in high contrast, %s', (mode) =>
    expect(findLowContrast(theme.colors[mode], highContrastRatios)).toEqual([]),
  );
});

it('accepts every CSS colour, and has its hexadecimal form in the palette', () => {
  const { light, dark } = createTheme({
    name: 'CSS',
    light: { page: '#fff', text: 'black', accent: 'oklch(45% 0.15 260)', wrong: 'hsl(0 70% 35%)' },
    dark: { page: 'rgb(16 16 16)', text: 'white', accent: 'lightblue' },
  }).colors;
  expect(light).toMatchObject({ page: '#ffffff', text: '#000000', wrong: '#981b1b' });
  expect(light.accent).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark).toMatchObject({ page: '#101010', text: '#ffffff', accent: '#add8e6' });
});

it('has every colour of the kit in each mode', () => {
  for (const palette of Object.values(createTheme(nihol).colors))
    expect(Object.keys(palette).sort()).toEqual(Object.keys(colors.light).sort());
});

it('derives a palette for accents of every hue', () => {
  for (let hue = 0; hue < 360; hue += 15) {
    const channels = [0, 120, 240].map((offset) => Math.cos(((hue - offset) * Math.PI) / 180));
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
    expect(findLowContrast(theme.colors.lightMore, highContrastRatios)).toEqual([]);
  }
});

it('derives hovered colours with more contrast to the page', () => {
  const { light, dark } = createTheme(nihol).colors;
  expect(lightness(light['accent-hover'])).toBeLessThan(lightness(light.accent));
  expect(lightness(dark['accent-hover'])).toBeGreaterThan(lightness(dark.accent));
});

it('keeps the chart colours at equal lightness when it darkens them', () => {
  const { light } = createTheme({ ...nihol, contrast: { lines: 5.5 } }).colors;
  const all = chartColors.map((name) => lightness(light[name]));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.01);
  expect(light['chart-red']).not.toBe(colors.light['chart-red']);
});

it('throws for colours with too little contrast, with the pair and its ratio', () => {
  const ratio = Math.floor(contrast(pale.light.accent, pale.light.page) * 100) / 100;
  expect(() => createTheme(pale)).toThrow(
    `Theme "Nihol", light: accent on page is ${ratio}:1, 4.5:1 is needed`,
  );
});

it('throws for colours that cannot reach the contrast by any lightness', () => {
  const grey = { page: '#777777', text: '#000000', accent: '#000000' };
  expect(() => createTheme({ ...kit, light: grey, contrast: { text: 1, lines: 1 } })).toThrow(
    /light with more contrast: text on page is/,
  );
});

it('skips the check with `unchecked`, and requires the ratios of the input', () => {
  expect(createTheme({ ...pale, contrast: 'unchecked' }).colors.light.accent).toBe(pale.light.accent);
  expect(() => createTheme({ ...nihol, contrast: { text: 9 } })).toThrow(/9:1 is needed/);
});

it('declares only the scales of the input', () => {
  const { css } = createTheme(nihol);
  expect(css).toContain('--ui-radius:14px;');
  expect(css).toContain("--ui-font-text:'Iowan Old Style'");
  expect(css).toContain('--ui-space-4:1.15rem;');
  expect(css).not.toContain('--ui-font-code');
  expect(createTheme(kit).css).not.toMatch(/--ui-(?:radius|font|space)/);
});

it('limits every rule to its scope', () => {
  const { css } = createTheme({ ...nihol, scope: '.nihol' });
  const selectors = css.match(/[^{}]+(?=\{(?:--ui|color-scheme))/g) ?? [];
  expect(selectors.length).toBe(10);
  for (const selector of selectors)
    for (const one of selector.trim().split(/,(?=\.nihol)/)) expect(one).toMatch(/^\.nihol(?![\w-])/);
});
