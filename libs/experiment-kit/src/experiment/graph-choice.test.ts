import { testDefinition } from '../testing/definition.js';
import { visibleChoice, visiblePlots } from './graph-choice.js';

const definition = {
  ...testDefinition,
  readouts: ['x', 'v'].map((key) => ({ key, label: key, unit: 'm', decimals: 1 })),
  plots: ['x', 'v'].map((key) => ({ key: `${key}-t`, title: key, x: 'time', y: [key] })),
};

test('a graph of a hidden readout gives way to the first one without it', () => {
  expect(visibleChoice(definition, { plot: 'x-t' }, ['x'])).toEqual({ plot: 'v-t' });
  expect(visibleChoice(definition, { x: 'v', y: 'x' }, ['x'])).toEqual({ plot: 'v-t' });
  expect(visibleChoice({ ...definition, plots: [] }, { x: 'time', y: 'x' }, ['x'])).toEqual({
    x: 'time',
    y: 'v',
  });
  expect(visibleChoice(definition, { plot: 'v-t' }, ['x'])).toEqual({ plot: 'v-t' });
  expect(visiblePlots(definition, ['x']).map(({ key }) => key)).toEqual(['v-t']);
});

test('while a readout is hidden, recorded points have no theory', () => {
  const points = { x: { quantity: 'time' }, y: { quantity: 'v' }, shape: undefined, isTheoryShown: true };
  expect(visibleChoice(definition, { points }, ['x'])).toEqual({
    points: { ...points, isTheoryShown: false },
  });
  expect(visibleChoice(definition, { points }, [])).toEqual({ points });
});
