import { branches } from './branches.js';
import { colors, type ColorName } from './colors.js';
import { contrast, distance, lightness } from '../test-color-math.js';

const grounds = ['page', 'surface', 'sunken'] as const;
const onEveryGround = (names: readonly ColorName[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const palette = colors[theme];

  it.each(onEveryGround(['text', 'muted', 'accent', 'accent-hover', 'right', 'wrong', 'warning']))(
    'has %s readable on %s (4.5:1)',
    (name, ground) => expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(onEveryGround(['line-strong', 'accent', ...branches]))(
    'has %s visible as a line on %s (3:1)',
    (name, ground) => expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(3),
  );

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['accent', 'accent-soft'],
    ['right', 'right-soft'],
    ['wrong', 'wrong-soft'],
    ['warning', 'warning-soft'],
    ['text', 'accent-soft'],
    ['text', 'right-soft'],
    ['text', 'wrong-soft'],
    ['text', 'warning-soft'],
  ] as const)('has %s readable on %s (4.5:1)', (name, ground) =>
    expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );

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
