import { drawKind } from '../testing/numbers-of.js';

test('amounts of labels are numbers of the figure', () => {
  const parts = [{ part: 'weight', at: [4, 1], label: 'm = 5 kg' }];
  expect(drawKind({ apparatus: { parts } }).numbers).toEqual({
    m: { value: 5, unit: 'kg' },
  });
});

test('a level is the height of the liquid', () => {
  const surfaceAt = (level: number) => {
    const parts = [{ part: 'vessel', at: [4, 0], size: [4, 5], level }];
    const { svg } = drawKind({ apparatus: { parts } });
    return Number(/class="c" d="M[\d.]+ ([\d.]+)/.exec(svg)![1]);
  };
  expect(surfaceAt(0.75)).toBeLessThan(surfaceAt(0.25));
  expect((surfaceAt(0.25) - surfaceAt(0.75)) / (surfaceAt(0) - surfaceAt(1))).toBeCloseTo(0.5, 2);
});

test('forces on the pistons of a press point as declared', () => {
  const parts = [{ part: 'arrow', from: [3, 6], to: [3, 4], label: 'F_1' }];
  expect(drawKind({ apparatus: { parts } }).text).toBe('F₁ pastga yoʻnalgan.');
});
