import { createSession } from '@zarra/experiment-kit';
import { createTestRandom, randomValues } from './testing/experiments.js';
import { experiments } from './experiments.js';

test.each(Object.entries(experiments))(
  '%s: a preset sets every parameter that it names, whatever was changed before',
  async (_slug, load) => {
    const definition = await load();
    const randomBelow = createTestRandom(7);
    for (const { name, values } of definition.presets) {
      const session = createSession(definition);
      session.stepBy(3);
      session.set(randomValues(definition.parameters, randomBelow));
      session.stepBy(3);
      session.set(values);
      expect({ name, values: session.run.values }).toMatchObject({ name, values });
    }
  },
);
