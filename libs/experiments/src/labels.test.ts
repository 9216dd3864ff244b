// @vitest-environment jsdom
// Labels of every experiment on its stage, compared as boxes: at the sizes of a phone upright and turned, and of
// a projector.
import { createSession, type Session } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { experiments } from './experiments.js';
import { createLabelRecorder, labelIssuesOf, recordCanvasTexts } from './testing/label-boxes.js';
import { countFor } from './testing/test-scope.js';

const SIZES = [
  [328, 246],
  [360, 240],
  [800, 500],
] as const;
/** Frames of a run, and model time between them, s at speed 1. */
const FRAMES = countFor({ push: 2, ci: 3, extended: 6 });
const INTERVAL_S = 0.37;
/** Maximum numbers computed between frames: a gas or a wave has thousands per step. */
const MAX_NUMBERS = 8000;

beforeAll(recordCanvasTexts);

/** Draws a run frame by frame at every canvas size. @returns issues, and texts that found no place */
function drawRun(session: Session): string[] {
  const { model, timeScale = 1 } = session.definition;
  const steps = Math.min(
    Math.ceil((INTERVAL_S * timeScale) / model.dt),
    Math.ceil(MAX_NUMBERS / session.run.state.length),
  );
  const recorders = SIZES.map(([width, height]) => createLabelRecorder(session, width, height));
  const issues = new Set<string>();
  for (let frame = 0; frame < FRAMES; frame++) {
    for (const record of recorders) {
      const drawn = record();
      const texts = drawn.boxes.map(({ text }) => text);
      const hidden = drawn.requested.filter((text) => !texts.includes(text));
      for (const issue of [...labelIssuesOf(drawn), ...hidden.map((text) => `${text} is hidden`)])
        issues.add(`${issue} at ${drawn.width}×${drawn.height}`);
    }
    session.stepBy(steps);
  }
  return [...issues];
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

test.each(Object.entries(experiments))(
  '%s: no label overlaps another or a body, is cut off or hidden',
  async (_slug, load) => {
    const found = sessionsOf(await load()).map(([name, open]) => [name, drawRun(open())]);
    expect(found.filter(([, issues = []]) => issues.length > 0)).toEqual([]);
  },
);
