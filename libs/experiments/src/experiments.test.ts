import { createSession, uzbekMessages, type Session } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { experiments } from './experiments.js';
import {
  randomSession,
  drawingOf,
  textIssuesOf,
  overflowOf,
  textsOf,
  displayedValue,
  createTestRandom,
  extremeValues,
} from './testing/experiments.js';
import { countFor } from './testing/test-scope.js';

const ROUNDS = countFor({ push: 1, ci: 4, extended: 30 });
const TEXT_ROUNDS = 4 * ROUNDS;
/** Maximum numbers computed in one round: a gas or a wave has thousands per step. */
const MAX_NUMBERS = 20_000;
const MAX_STEPS = 9000;
/** Time for a gauge to measure, s at speed 1. */
const LATER_S = 11;
/**
 * Defined only with a sphere around the charges, with alternating voltage, or while a block is pulled up: covered by separate
 * tests.
 */
const UNTESTED_READOUTS = new Set(['flux', 'enclosed', 'phaseSwing', 'efficiency']);

/**
 * Experiments that may draw outside the view: arrows of fast molecules and pendulums, a distant piston, field
 * lines near the edge. Covered by separate tests.
 */
const MAY_EXCEED_VIEW = new Set(['ideal-gaz', 'mayatnik', 'modda-holati', 'zaryadlar']);

const maxSteps = (definition: ExperimentDefinition): number =>
  Math.min(MAX_STEPS, Math.ceil(MAX_NUMBERS / createSession(definition).run.state.length));

/**
 * Draws a snapshot, formats its texts, and lists the issues.
 * @param eventKeys events that could occur in it
 */
function issuesOf(session: Session, events?: readonly string[]): string[] {
  const { definition, run } = session;
  const drawing = drawingOf(session);
  const issues = textsOf(session, events).flatMap(textIssuesOf);
  if (!run.state.every(Number.isFinite)) issues.push('an invalid state');
  if (!MAY_EXCEED_VIEW.has(definition.slug) && overflowOf(definition.box(run.si), drawing) > 1e-9)
    issues.push('a drawing outside the view');
  return issues;
}

describe.each(Object.entries(experiments))('%s', (_slug, load) => {
  test('every invariant has a display name', async () => {
    const { model } = await load();
    const unnamed = (model.invariants ?? []).filter(({ key }) => !(key in uzbekMessages.conservation.names));
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });

  test('every readout and every plot uses model observables', async () => {
    const { model, readouts, plots, sound } = await load();
    const keys = new Set(model.observables.map(({ key }) => key));
    const wanted = [
      ...readouts.map(({ key }) => key),
      ...plots.flatMap(({ x, y }) => [x, ...y]).filter((key) => key !== 'time'),
      ...(sound ? [sound.key] : []),
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('time and lengths have enough decimals for a frame and for a tenth of the view', async () => {
    const definition = await load();
    const { timeUnit = { si: 1, decimals: 2 }, timeScale = 1, lengthUnit } = definition;
    expect(timeScale / 60 / timeUnit.si).toBeGreaterThan(10 ** -timeUnit.decimals / 2);
    if (!lengthUnit) return;
    const { left, right } = definition.box(createSession(definition).run.si);
    expect((right - left) / 10 / lengthUnit.si).toBeGreaterThan(10 ** -lengthUnit.decimals);
  });

  test('every event has an announcement', async () => {
    const { model, content } = await load();
    expect(Object.keys(content.events).sort()).toEqual((model.events ?? []).map(({ key }) => key).sort());
  });

  test('every plot uses readouts, with their labels and units', async () => {
    const { plots, readouts } = await load();
    const keys = new Set(['time', ...readouts.map(({ key }) => key)]);
    expect(plots.flatMap(({ x, y }) => [x, ...y]).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('every readout is valid at the start, some seconds later, or in a preset', async () => {
    const definition = await load();
    const { timeScale = 1, presets, readouts } = definition;
    const sessions = [{}, {}, ...presets.map(({ values }) => values)].map((values) => {
      const session = createSession(definition);
      session.set(values);
      return session;
    });
    sessions[0]?.stepBy(Math.round((LATER_S * timeScale) / definition.model.dt));
    const missing = readouts.filter(
      ({ key }) => !sessions.some((one) => Number.isFinite(displayedValue(one, key))),
    );
    expect(missing.map(({ key }) => key).filter((key) => !UNTESTED_READOUTS.has(key))).toEqual([]);
  });

  test('every preset has valid drawings and texts, at its start and later', async () => {
    const definition = await load();
    for (const { name, values } of definition.presets) {
      const session = createSession(definition);
      session.set(values);
      expect([name, ...issuesOf(session)]).toEqual([name]);
      session.stepBy(maxSteps(definition));
      expect([name, ...issuesOf(session)]).toEqual([name]);
    }
  });

  test('texts are valid in any state, also at the ends of all ranges: of events too that did not occur in it', async () => {
    const definition = await load();
    const randomBelow = createTestRandom(20);
    for (let round = 0; round < TEXT_ROUNDS; round++) {
      const session = createSession(definition);
      session.set(extremeValues(definition.parameters, randomBelow));
      session.setView(extremeValues(definition.view, randomBelow));
      for (const steps of [0, 1, randomBelow(maxSteps(definition) / 10)]) {
        if (steps > 0) session.stepBy(steps);
        const issues = new Set(textsOf(session).flatMap(textIssuesOf));
        expect([session.run.values, ...issues]).toEqual([session.run.values]);
      }
    }
  });

  test('random states are drawn within the view and have Uzbek texts', async () => {
    const definition = await load();
    const randomBelow = createTestRandom(7);
    for (let round = 0; round < ROUNDS; round++) {
      const session = randomSession(definition, randomBelow, maxSteps(definition));
      const eventKeys: string[] = [];
      session.onSimulationEvent(({ key }) => eventKeys.push(key));
      session.stepBy(Math.ceil(maxSteps(definition) / 4));
      expect([session.run.values, ...issuesOf(session, eventKeys)]).toEqual([session.run.values]);
    }
  });
});
