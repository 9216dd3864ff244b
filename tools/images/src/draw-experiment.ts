import { createSession } from '@zarra/experiment-kit';
import { experiments } from '@zarra/experiments';
import type { ExperimentImage } from './experiment-images.js';
import { branchTones, chartTones } from './palette.js';
import { createSvgPen, overlay, toItems } from './svg-pen.js';

const MARGIN = 10;

/** Runs an experiment of the laboratory without a page and draws its states. */
export async function drawExperiment(image: ExperimentImage): Promise<string[]> {
  const { experiment, preset, values, view = {}, steps, box, turn = 0, tilt = 0, branch, tones } = image;
  const definition = await experiments[experiment]?.();
  if (!definition) throw new Error(`There is no experiment ${experiment}`);
  const session = createSession(definition);
  session.set({ ...definition.presets.find(({ name }) => name === preset)?.values, ...values });
  session.setView(view);
  const scene = {
    box: box ?? definition.box(session.snapshot().si),
    margin: box ? 0 : MARGIN,
    turn,
    tilt,
    tones: { ...chartTones, accent: branchTones[branch], ...tones },
  };
  const states = steps.map((step) => {
    session.stepBy(step - session.run.steps);
    const { pen, marks } = createSvgPen(scene);
    definition.draw(pen, session.snapshot());
    return marks();
  });
  return toItems(overlay(states));
}
