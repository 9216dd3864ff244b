import { createSession } from '@zarra/experiment-kit';
import { createTestRandom, randomValues, startSession } from './testing/experiments.js';
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

test.each([
  ['mayatnik', ['Kichik tebranish', 'Deyarli tik'], { speed: 5 }, { speed: 0 }],
  [
    'prujina',
    ['Erkin tebranish'],
    { velocity: 1, mass: 2, stiffness: 40 },
    { velocity: 0, mass: 0.5, stiffness: 20 },
  ],
  ['prujina', ['Rezonans', 'Soʻnuvchi tebranish', 'Kritik soʻnish'], { velocity: 1 }, { velocity: 0 }],
  [
    'qosh-mayatnik',
    ['Xaos, 2 nusxa', 'Tez normal tebranish'],
    { speed1: 3, speed2: -3 },
    { speed1: 0, speed2: 0 },
  ],
  ['otilgan-jism', ['Havosiz'], { gravity: 1.62 }, { gravity: 9.81 }],
  ['otilgan-jism', ['Plyaj toʻpi', 'Minoradan gorizontal'], { wind: 10 }, { wind: 0 }],
])('%s, %j: no throw and no other planet remains from before', async (slug, names, before, expected) => {
  const definition = await experiments[slug]!();
  for (const name of names) {
    const session = startSession(definition, before);
    session.set(definition.presets.find((preset) => preset.name === name)!.values);
    expect(session.run.values).toMatchObject(expected);
  }
});
