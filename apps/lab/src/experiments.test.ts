import { createSession, invariantName } from '@zarra/experiment-kit';
import { experiments } from './experiments.js';

describe.each(Object.entries(experiments))('%s', (_slug, load) => {
  test('whatever its model conserves has a name', async () => {
    const { model } = await load();
    const nameless = (model.invariants ?? []).filter(({ key }) => !invariantName(key));
    expect(nameless.map(({ key }) => key)).toEqual([]);
  });

  test('every readout and every plot over time is of something the model has', async () => {
    const { model, readouts, plots, sound } = await load();
    const keys = new Set(model.observables.map(({ key }) => key));
    const wanted = [
      ...readouts.map(({ key }) => key),
      ...plots.flatMap(({ x, y }) => [x, ...y]).filter((key) => key !== 'time'),
      ...(sound ? [sound.key] : []),
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('its time and its lengths are shown finely enough to see a frame pass, and a tenth of the picture', async () => {
    const lab = await load();
    const { timeUnit = { si: 1, decimals: 2 }, pace = 1, length } = lab;
    expect(pace / 60 / timeUnit.si).toBeGreaterThan(10 ** -timeUnit.decimals / 2);
    if (!length) return;
    const { left, right } = lab.box(createSession(lab).run.si);
    expect((right - left) / 10 / length.si).toBeGreaterThan(10 ** -length.decimals);
  });
});
