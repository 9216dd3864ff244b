import { createSession } from '../run/create-session.js';
import { testDefinition, typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { defineExperiment } from './experiment.js';

test('a definition is checked against the types of its experiment', () => {
  const [handle] = typedTestDefinition.handles;
  const definition = defineExperiment<TestTypes>({
    ...typedTestDefinition,
    presets: [
      { name: 'Uzun', values: { length: 2 } },
      // @ts-expect-error -- The experiment has no such parameter.
      { name: 'Xato', values: { width: 2 } },
    ],
    handles: handle ? [{ ...handle, moveTo: (x) => ({ length: x }) }] : [],
    // @ts-expect-error -- The experiment has no such view switch.
    view: { ...typedTestDefinition.view, vectors: typedTestDefinition.view.arrows },
    // @ts-expect-error -- The experiment has no such parameter.
    isInUse: (key) => key === 'width',
  });
  expect(definition.presets).toHaveLength(2);
});

test('a value for an unknown parameter or switch is an error', () => {
  const session = createSession(testDefinition);
  expect(() => session.set({ width: 2 })).toThrow(RangeError);
  expect(() => session.setView({ vectors: 1 })).toThrow(RangeError);
});
