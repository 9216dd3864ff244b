import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartDashes } from './chart-colors.js';
import { colors } from './colors.js';
import { breakpoints, media, space } from './scales.js';
import { themeCss } from './theme-css.js';
import { token } from './token.js';

const sources = join(__dirname, '..');
/** The published sources of the kit; paths are relative to `src`. */
const publishedSources = (): { path: string; text: string }[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|^testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }));

const [phone, desktop] = [0, 1].map((index) => (step: string) => {
  const sizes = themeCss().matchAll(new RegExp(`--ui-type-${step}:([\\d.]+)rem`, 'g'));
  return Number([...sizes][index]?.[1]) * 16;
}) as [(step: string) => number, (step: string) => number];

it('declares every variable that components use', () => {
  const declared = new Set(themeCss().match(/--ui-[\w-]+(?=:)/g));
  const used = publishedSources().flatMap(({ text }) => text.match(/(?<=var\()--ui-[\w-]+/g) ?? []);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

it('has raw colours in src/tokens only', () => {
  const rawColor = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\(/i;
  const files = publishedSources().filter(
    ({ path, text }) => !path.startsWith('tokens/') && rawColor.test(text),
  );
  expect(files.map(({ path }) => path)).toEqual([]);
});

it('applies both themes by the system and by the switch, with the matching color-scheme', () => {
  const css = themeCss();
  expect(css.split(`--ui-color-page:${colors.dark.page}`)).toHaveLength(3);
  expect(css.match(/[{;]color-scheme:dark;/g)).toHaveLength(2);
  expect(css.match(/[{;]color-scheme:light;/g)).toHaveLength(1);
});

it('keeps every selector at zero specificity, so that a consumer can override any token', () => {
  const selectors = themeCss().match(/[^{}]+(?=\{--ui|\{color-scheme)/g) ?? [];
  expect(selectors.length).toBeGreaterThanOrEqual(6);
  for (const selector of selectors) expect(selector.trim()).toMatch(/^:where\(.*\)$/);
});

it('scales font sizes by 1.2 on phones and by 1.25 from 768 px, with body text of 16 to 18 px', () => {
  expect(phone('md')).toBe(16);
  expect(phone('lg') / phone('md')).toBeCloseTo(1.2, 3);
  expect(desktop('xl') / desktop('lg')).toBeCloseTo(1.25, 3);
  expect(desktop('md')).toBeLessThanOrEqual(18);
});

it('has spacing in multiples of 4 px, in rem', () => {
  for (const [step, length] of Object.entries(space)) expect(length).toBe(`${Number(step) / 4}rem`);
});

it('has each breakpoint as a number and as a media query', () => {
  for (const [name, width] of Object.entries(breakpoints)) {
    expect(media[name as keyof typeof media]).toBe(`@media (min-width: ${width / 16}em)`);
  }
});

it('gives each chart colour its own dash pattern', () => {
  expect(new Set(Object.values(chartDashes)).size).toBe(6);
});

it('returns a token as a CSS value', () => {
  expect(token('color-accent')).toBe('var(--ui-color-accent)');
});
