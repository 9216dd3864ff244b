import { createSession, invariantName, type Session } from '@zarra/experiment-kit';
import { experiments, type AnyLab } from './experiments.js';
import { anySession, drawingOf, faultsOf, outside, proseOf, shown, testChance } from './test-lab.js';

const ROUNDS = process.env['ZARRA_TEST_EXTENDED'] === 'true' ? 30 : 10;
/** Numbers of a state that are stepped in one round: a gas or a wave has thousands of them. */
const WORK = 20_000;
const MOST_STEPS = 9000;
/** Until a gauge has measured, s at speed 1. */
const LATER_S = 11;
/** Known only with a sphere round the charges, or under alternating voltage: their own tests see them. */
const RARE = new Set(['flux', 'enclosed', 'phaseSwing']);

/**
 * Where something may be drawn that is not seen: arrows of fast molecules and pendulums, a piston that is far away, lines
 * of charges at the rim. Their own tests look closer.
 */
const BEYOND = new Set(['ideal-gaz', 'mayatnik', 'zaryadlar']);

const mostSteps = (lab: AnyLab): number =>
  Math.min(MOST_STEPS, Math.ceil(WORK / createSession(lab).run.state.length));

/** Draws and says a moment, and tells what is wrong with it. @param events those that could happen in it */
function look(session: Session, events?: readonly string[]): string[] {
  const { lab, run } = session;
  const drawing = drawingOf(session);
  const faults = proseOf(session, events).flatMap(faultsOf);
  if (!run.state.every(Number.isFinite)) faults.push('a state that is none');
  if (!BEYOND.has(lab.slug) && outside(lab.box(run.si), drawing) > 1e-9) faults.push('not all is seen');
  return faults;
}

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

  test('every event has its words', async () => {
    const { model, words } = await load();
    expect(Object.keys(words.events).sort()).toEqual((model.events ?? []).map(({ key }) => key).sort());
  });

  test('every plot is of readouts, whose names and units it shows', async () => {
    const { plots, readouts } = await load();
    const keys = new Set(['time', ...readouts.map(({ key }) => key)]);
    expect(plots.flatMap(({ x, y }) => [x, ...y]).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('every readout is a number somewhere: at the start, some seconds later, or in a preset', async () => {
    const lab = await load();
    const { pace = 1, presets, readouts } = lab;
    const sessions = [{}, {}, ...presets.map(({ values }) => values)].map((values) => {
      const session = createSession(lab);
      session.set(values);
      return session;
    });
    sessions[0]?.stepBy(Math.round((LATER_S * pace) / lab.model.dt));
    const never = readouts.filter(({ key }) => !sessions.some((one) => Number.isFinite(shown(one, key))));
    expect(never.map(({ key }) => key).filter((key) => !RARE.has(key))).toEqual([]);
  });

  test('every preset is drawn and spoken of without a fault, at its start and later', async () => {
    const lab = await load();
    for (const { name, values } of lab.presets) {
      const session = createSession(lab);
      session.set(values);
      expect([name, ...look(session)]).toEqual([name]);
      session.stepBy(mostSteps(lab));
      expect([name, ...look(session)]).toEqual([name]);
    }
  });

  test('states drawn by chance are drawn within the picture, and spoken of in Uzbek', async () => {
    const lab = await load();
    const chance = testChance(7);
    for (let round = 0; round < ROUNDS; round++) {
      const session = anySession(lab, chance, mostSteps(lab));
      const happened: string[] = [];
      session.onHappening(({ key }) => happened.push(key));
      session.stepBy(Math.ceil(mostSteps(lab) / 4));
      expect([session.run.values, ...look(session, happened)]).toEqual([session.run.values]);
    }
  });
});
