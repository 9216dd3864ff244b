import { shippedSources } from '../test-sources.js';
import { branchDashes } from './branches.js';
import { colors } from './colors.js';
import { breakpoints, media, space } from './scales.js';
import { themeCss } from './theme-css.js';
import { token } from './token.js';

const [phone, desktop] = [0, 1].map((at) => (step: string) => {
  const sizes = themeCss().matchAll(new RegExp(`--ui-type-${step}:([\\d.]+)rem`, 'g'));
  return Number([...sizes][at]?.[1]) * 16;
}) as [(step: string) => number, (step: string) => number];

it('declares every variable the components read', () => {
  const declared = new Set(themeCss().match(/--ui-[\w-]+(?=:)/g));
  const read = shippedSources().flatMap(({ text }) => text.match(/(?<=var\()--ui-[\w-]+/g) ?? []);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((name) => !declared.has(name))).toEqual([]);
});

it('writes raw colours in src/tokens only', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\(/i;
  const guilty = shippedSources().filter(({ path, text }) => !path.startsWith('tokens/') && raw.test(text));
  expect(guilty.map(({ path }) => path)).toEqual([]);
});

it('gives both themes to the system and to the switch, and tells the browser which one it is', () => {
  const css = themeCss();
  expect(css.split(`--ui-color-page:${colors.dark.page}`)).toHaveLength(3);
  expect(css.match(/[{;]color-scheme:dark;/g)).toHaveLength(2);
  expect(css.match(/[{;]color-scheme:light;/g)).toHaveLength(1);
});

it('leaves every selector at zero specificity, so that a consumer may override any token', () => {
  const selectors = themeCss().match(/[^{}]+(?=\{--ui|\{color-scheme)/g) ?? [];
  expect(selectors.length).toBeGreaterThanOrEqual(6);
  for (const selector of selectors) expect(selector.trim()).toMatch(/^:where\(.*\)$/);
});

it('steps by 1.2 on phones and by 1.25 from 768 px, from a body of 16 to 18 px', () => {
  expect(phone('md')).toBe(16);
  expect(phone('lg') / phone('md')).toBeCloseTo(1.2, 3);
  expect(desktop('xl') / desktop('lg')).toBeCloseTo(1.25, 3);
  expect(desktop('md')).toBeLessThanOrEqual(18);
});

it('measures distances in multiples of 4 px, which grow with the text', () => {
  for (const [step, length] of Object.entries(space)) expect(length).toBe(`${Number(step) / 4}rem`);
});

it('says each breakpoint once as a number and once as a query', () => {
  for (const [name, width] of Object.entries(breakpoints)) {
    expect(media[name as keyof typeof media]).toBe(`@media (min-width: ${width / 16}em)`);
  }
});

it('gives each branch its own dashes', () => {
  expect(new Set(Object.values(branchDashes)).size).toBe(6);
});

it('names a token as a CSS value', () => {
  expect(token('color-accent')).toBe('var(--ui-color-accent)');
});
