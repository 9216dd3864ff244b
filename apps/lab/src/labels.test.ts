// Labels of every experiment on its stage, compared as boxes: at the sizes of a phone upright and turned, and of
// a projector.
import { createSession, type Session } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { experiments } from './experiments.js';
import { createLabelRecorder, labelIssuesOf, recordCanvasTexts } from './testing/label-boxes.js';

const SIZES = [
  [328, 246],
  [360, 240],
  [800, 500],
] as const;
/** Frames of a run, and model time between them, s at speed 1. */
const FRAMES = 8;
const INTERVAL_S = 0.37;
/** Maximum numbers computed between frames: a gas or a wave has thousands per step. */
const MAX_NUMBERS = 20_000;

beforeAll(recordCanvasTexts);

/** Draws a run frame by frame at one canvas size. @returns issues, and texts that found no place */
function drawRun(session: Session, width: number, height: number) {
  const { model, timeScale = 1 } = session.definition;
  const steps = Math.min(
    Math.ceil((INTERVAL_S * timeScale) / model.dt),
    Math.ceil(MAX_NUMBERS / session.run.state.length),
  );
  const record = createLabelRecorder(session, width, height);
  const issues = new Set<string>();
  const hidden = new Set<string>();
  for (let frame = 0; frame < FRAMES; frame++) {
    const drawn = record();
    for (const issue of labelIssuesOf(drawn)) issues.add(issue);
    const found = drawn.boxes.map(({ text }) => text);
    for (const text of drawn.requested) if (!found.includes(text)) hidden.add(text);
    session.stepBy(steps);
  }
  return { issues: [...issues], hidden: [...hidden] };
}

/** Sessions of all presets with all view switches at their last value, and with the initial ones. */
function sessionsOf(definition: ExperimentDefinition): [string, () => Session][] {
  const last = Object.fromEntries(Object.entries(definition.view).map(([key, { max }]) => [key, max]));
  return definition.presets.flatMap(({ name, values }) =>
    [{}, last].map((view, index): [string, () => Session] => [
      `${name}${index === 1 ? ' *' : ''}`,
      () => {
        const session = createSession(definition);
        session.set(values);
        session.setView(view);
        return session;
      },
    ]),
  );
}

describe.each(Object.entries(experiments))('%s', (_slug, load) => {
  test.each(SIZES)('no label overlaps another or a body, or is cut off, at %d×%d', async (width, height) => {
    const found: Record<string, string[]> = {};
    const lost: Record<string, string[]> = {};
    for (const [name, open] of sessionsOf(await load())) {
      const { issues, hidden } = drawRun(open(), width, height);
      if (issues.length > 0) found[name] = issues;
      if (hidden.length > 0) lost[name] = hidden;
    }
    expect(found).toEqual({});
    expect(lost).toEqual({});
  });
});
