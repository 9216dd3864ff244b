// @vitest-environment jsdom
import { createSession } from '@zarra/experiment-kit';
import type { Construction, ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { choiceOf, createPoints, fitOf, variantValues } from '@zarra/experiment-kit/measurements';
import { experiments } from './experiments.js';

beforeEach(() => sessionStorage.clear());

async function load(slug: string): Promise<ExperimentDefinition> {
  const definition = await experiments[slug]?.();
  if (!definition) throw new Error(`No experiment ${slug}`);
  return definition;
}
async function open(slug: string, key: string) {
  const definition = await load(slug);
  const construction = (await definition.constructions?.())?.find((one) => one.key === key);
  if (!construction) throw new Error(`${slug} has no construction ${key}`);
  const session = createSession(definition);
  const points = createPoints(session);
  points.start();
  return { definition, construction, session, points };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Sets values, runs for a time in s of page time, and records a point, for each entry. */
function recordAll(
  { session, points }: Opened,
  runs: readonly [values: Record<string, number>, seconds: number][],
): void {
  const { model, timeScale = 1 } = session.definition;
  for (const [values, seconds] of runs) {
    session.set(values);
    session.stepBy(Math.round((seconds * timeScale) / model.dt));
    points.record();
  }
}
/** Coefficients of the suggested curve, with their errors. */
function coefficients({ definition, construction, points }: Opened) {
  const found = fitOf(definition, points.store.getState(), choiceOf(construction), 'Vaqt');
  if (!found) throw new Error('No fit');
  return found.fit.coefficients;
}
/** Greatest relative difference of the points from the theory. */
function deviation({ definition, construction, session, points }: Opened): number {
  const { theory } = construction;
  if (!theory) throw new Error('No theory');
  const choice = { ...choiceOf(construction), shape: 'line' } as const;
  const found = fitOf(definition, points.store.getState(), choice, 'Vaqt');
  if (!found) throw new Error('No points');
  return Math.max(...found.points.map((point) => Math.abs(point.y / theory(point.x, session.run.si) - 1)));
}
test.each(Object.keys(experiments))(
  '%s: every construction has known quantities, and variants within the ranges',
  async (slug) => {
    const definition = await load(slug);
    const constructions: readonly Construction[] = (await definition.constructions?.()) ?? [];
    const points = createPoints(createSession(definition));
    points.record();
    for (const construction of constructions) {
      expect(() => fitOf(definition, points.store.getState(), choiceOf(construction), 'Vaqt')).not.toThrow();
      // The set-up gives the values that it names, and the apparatus of the work.
      expect(construction.setUp, `${construction.key} has no set-up`).toBeDefined();
      const session = createSession(definition);
      session.set(construction.setUp ?? {});
      expect(session.run.values).toMatchObject(construction.setUp ?? {});
      const values = variantValues(definition.parameters, construction.variant ?? {}, 17);
      for (const [key, [from, to]] of Object.entries(construction.variant ?? {})) {
        const { min = NaN, max = NaN } = definition.parameters[key] ?? {};
        expect([from >= min, to <= max, (values[key] ?? NaN) >= from, (values[key] ?? NaN) <= to]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
    }
    expect(new Set(constructions.map(({ key }) => key)).size).toBe(constructions.length);
  },
);

test('mayatnik: the slope of T² over L gives g within its uncertainty of 0.2 %', async () => {
  const opened = await open('mayatnik', 'T2-L');
  recordAll(
    opened,
    [0.2, 0.5, 1, 1.5, 2].map((length) => [{ length, angle: 5 }, 6]),
  );
  const [intercept, slope] = coefficients(opened);
  expect(Math.abs(intercept?.value ?? NaN)).toBeLessThan(0.003);
  // At 5° the squared period is longer by θ²/8, a thousandth.
  expect((4 * Math.PI ** 2) / (slope?.value ?? NaN)).toBeCloseTo(9.81 / 1.00095, 2);
  expect(deviation(opened)).toBeLessThan(1e-4);
});

test('mayatnik: the measured period grows with the amplitude as the elliptic integral', async () => {
  const opened = await open('mayatnik', 'T-angle');
  recordAll(
    opened,
    [5, 30, 60, 90].map((angle) => [{ angle }, 6]),
  );
  expect(deviation(opened)).toBeLessThan(1e-4);
});

test('prujina: settled amplitudes lie on the resonance curve within 1 %', async () => {
  const opened = await open('prujina', 'resonance');
  recordAll(
    opened,
    [4, 6, 6.3, 7, 9].map((drive) => [{ drive }, 30]),
  );
  expect(deviation(opened)).toBeLessThan(0.01);
});

test('prujina: the slope of T² over m gives the stiffness', async () => {
  const opened = await open('prujina', 'T2-m');
  opened.session.set({ force: 0, damping: 0, position: 10 });
  recordAll(
    opened,
    [0.3, 0.6, 1, 1.5, 2].map((mass) => [{ mass }, 6]),
  );
  expect((4 * Math.PI ** 2) / (coefficients(opened)[1]?.value ?? NaN)).toBeCloseTo(20, 2);
});

test('kepler: T²/a³ is one at the Sun', async () => {
  const opened = await open('kepler', 'T2-a3');
  recordAll(
    opened,
    [0.5, 0.72, 1, 1.5].map((distance) => [{ distance, ratio: 1.1 }, 40]),
  );
  expect(coefficients(opened)[1]?.value).toBeCloseTo(1, 3);
  expect(deviation(opened)).toBeLessThan(1e-3);
});

test('kepler: v² over 1/r is the line of energy conservation', async () => {
  const opened = await open('kepler', 'v2-r');
  opened.session.set({ ratio: 1.2 });
  for (let step = 0; step < 6; step++) {
    opened.session.stepBy(2000);
    opened.points.record();
  }
  expect(deviation(opened)).toBeLessThan(1e-6);
});

test('linza: the points lie on 1/f = 1/F − 1/d', async () => {
  const opened = await open('linza', '1/f-1/d');
  recordAll(
    opened,
    [12, 18, 25, 30, 40].map((distance) => [{ distance }, 0]),
  );
  const [intercept, slope] = coefficients(opened);
  expect(slope?.value).toBeCloseTo(-1, 9);
  expect(1 / (intercept?.value ?? NaN)).toBeCloseTo(20.41, 2);
});

test('otilgan-jism: without air the range grows as v²/g', async () => {
  const opened = await open('otilgan-jism', 'x-v2');
  opened.session.set({ airDensity: 0 });
  recordAll(
    opened,
    [10, 20, 30, 40].map((speed) => [{ speed }, 10]),
  );
  expect(1 / (coefficients(opened)[1]?.value ?? NaN)).toBeCloseTo(9.81, 3);
});

test('zaryadlar: the field of one charge falls as 1/r², its potential as 1/r', async () => {
  const field = await open('zaryadlar', 'E-1/r2');
  const single = field.definition.presets.find(({ name }) => name === 'Bitta zaryad');
  const runs = [0.4, 0.6, 0.8, 1].map((probeY): [Record<string, number>, number] => [{ probeY }, 0]);
  field.session.set(single?.values ?? {});
  recordAll(field, runs);
  // k q of 1 µC in kV·m.
  expect(coefficients(field)[1]?.value).toBeCloseTo(8.988, 2);
  sessionStorage.clear();
  const potential = await open('zaryadlar', 'phi-1/r');
  potential.session.set(single?.values ?? {});
  recordAll(potential, runs);
  expect(coefficients(potential)[1]?.value).toBeCloseTo(8.988, 2);
});

test('potensial-ora: levels are proportional to n² and to 1/L²', async () => {
  const levels = await open('potensial-ora', 'E-n2');
  recordAll(
    levels,
    [1, 2, 3, 4].map((level) => [{ level }, 0]),
  );
  expect(coefficients(levels)[1]?.value).toBeCloseTo(0.376, 3);
  expect(deviation(levels)).toBeLessThan(1e-9);
});

test('ideal-gaz: the pressure falls with the volume by a power near −1', async () => {
  const opened = await open('ideal-gaz', 'P-V');
  recordAll(
    opened,
    [20, 12, 8].map((length) => [{ length, pistonSpeed: 200, count: 100 }, 8]),
  );
  const exponent = coefficients(opened)[1];
  // Spheres of a tenth of the box are not an ideal gas, and the mean of the pressure fluctuates.
  expect(exponent?.value).toBeGreaterThan(-1.25);
  expect(exponent?.value).toBeLessThan(-0.85);
});

test('qiya-tekislik: friction over the normal force has the slope μ', async () => {
  const opened = await open('qiya-tekislik', 'F-N');
  opened.session.set({ angle: 0, pulling: 2, start: 0 });
  recordAll(
    opened,
    [0, 1, 2, 4].map((weights) => [{ weights }, 4]),
  );
  expect(coefficients(opened)[1]?.value).toBeCloseTo(0.3, 6);
  expect(deviation(opened)).toBeLessThan(1e-6);
});

test('qiya-tekislik: accelerations and efficiencies lie on the curves of theory', async () => {
  /** Records a point at each angle. The angle is live: the block starts again. */
  const record = async (
    key: string,
    values: Record<string, number>,
    angles: readonly number[],
    time: number,
  ) => {
    const opened = await open('qiya-tekislik', key);
    opened.session.set(values);
    for (const angle of angles) {
      opened.session.reset();
      recordAll(opened, [[{ angle }, time]]);
    }
    return deviation(opened);
  };
  expect(await record('a-sin', {}, [30, 40, 50, 60], 0.2)).toBeLessThan(1e-6);
  sessionStorage.clear();
  expect(await record('eta-alpha', { pulling: 2, start: 0 }, [10, 25, 40, 60], 4)).toBeLessThan(1e-3);
});

test('sinish: the slope of sin α over sin β is the index, and the other graphs lie on their closed forms', async () => {
  const opened = await open('sinish', 'sin-sin');
  opened.session.set({ wavelength: 589 });
  recordAll(
    opened,
    [10, 25, 40, 60, 80].map((angle) => [{ angle }, 0]),
  );
  const [intercept, slope] = coefficients(opened);
  expect(slope?.value).toBeCloseTo(1.33336, 4);
  expect(Math.abs(intercept?.value ?? NaN)).toBeLessThan(1e-9);
  for (const [key, values] of [
    ['R-alpha', { body: 0, polarisation: 1 }],
    ['x-alpha', { body: 2, medium: 4 }],
    ['delta-alpha', { body: 3, medium: 4 }],
  ] as const) {
    sessionStorage.clear();
    const graph = await open('sinish', key);
    graph.session.set(values);
    recordAll(
      graph,
      [40, 55, 70].map((angle) => [{ angle }, 0]),
    );
    expect(deviation(graph)).toBeLessThan(1e-9);
  }
});

test('mayatnik: a hand and a ruler give g within its uncertainty, and ten swings four times better than one', async () => {
  /** g with its uncertainty from measurements of five lengths. */
  async function measure(key: string, swings: number, seconds: number, seed: number) {
    sessionStorage.clear();
    const opened = await open('mayatnik', key);
    const { session, points } = opened;
    session.set(opened.construction.setUp ?? {});
    for (const length of [0.4, 0.8, 1.2, 1.6, 2]) {
      session.set({ length });
      session.stepBy(Math.round(seconds / session.run.dt));
      points.record({}, seed);
    }
    const slope = coefficients(opened)[1]!;
    const g = (4 * Math.PI ** 2 * swings ** 2) / slope.value;
    return { g, error: (g * slope.error) / slope.value };
  }
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const [one, ten] = [[], []] as { g: number; error: number }[][];
  for (const seed of seeds) {
    one!.push(await measure('T2-L', 1, 8, seed));
    ten!.push(await measure('t10-L', 10, 40, seed));
  }
  for (const { g, error } of [...one!, ...ten!]) expect(Math.abs(g - 9.81)).toBeLessThan(3 * error + 0.02);
  const mean = (of: typeof one): number => of!.reduce((sum, { error }) => sum + error, 0) / seeds.length;
  expect(mean(one)).toBeGreaterThan(0.3);
  expect(mean(one) / mean(ten)).toBeGreaterThan(4);
  // Neighbours measure different numbers.
  expect(new Set(ten!.map(({ g }) => g)).size).toBe(seeds.length);
});
