import { storyDefinition } from '../testing/stories.js';
import { quantitiesOf } from './quantities.js';

const doubled = { unit: 'm', value: ({ length = NaN }) => 2 * length };
const clock = { unit: 's', value: (_si: object, time: number) => time };
const quantities = quantitiesOf(storyDefinition, { values: { angle: 90 } }, { doubled, clock });

test('a name is a parameter in its displayed unit, of the set-up or of the start', () => {
  expect([quantities('angle'), quantities('length')]).toEqual([90, 1]);
});

test('a readout has its value at the start, in its displayed unit, also with changed parameters', () => {
  expect([quantities('x'), quantities('x', {}), quantities('x', { length: 2 })]).toEqual([100, 100, 200]);
});

test('a further quantity gets parameters in SI units, and the time', () => {
  expect(quantities('doubled', { length: 3 })).toBe(6);
  expect([quantities('clock'), quantities('clock', { time: 2 })]).toEqual([0, 2]);
});

test('an unknown name throws, and so does a parameter with changes', () => {
  expect(() => quantities('mass')).toThrow('has no quantity mass');
  expect(() => quantities('length', { angle: 0 })).toThrow('has no quantity length');
});
