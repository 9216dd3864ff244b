import { createSession } from '@zarra/experiment-kit';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { type Box, VIEW_ANGLES } from '@zarra/experiment-kit/stage';
import { experiments, type NamedState, states } from '@zarra/experiments';
import { createLabelPen } from './label-items.js';
import { createLightPen } from './light-items.js';
import { image } from './svg.js';
import { createSvgPen, type FieldLevel, type Size, toItems, type View } from './svg-pen.js';
import { themeStyles, themeTones } from './theme-tones.js';

/** A picture of an experiment in one of its states. */
export interface StatePicture extends Size {
  readonly slug: string;
  /** Key of the state; empty for the start of the experiment. */
  readonly state: string;
  readonly svg: string;
}

/** Width of a picture: about that of a stage on a phone, so lines and labels have its sizes. */
const WIDTH = 360;
/** Height relative to the width: of a wide scene at least, and at most that of a stage inside a lesson. */
const [MIN_HEIGHT, MAX_HEIGHT] = [0.5, 0.8];
const MARGIN = 12;
/** A moving scene is drawn at this time of the page's clock, s: it has left the start and goes on. */
const PICTURE_AT = 1;
const LEVELS: readonly FieldLevel[] = [[0.2, 0.3]];

function sizeOf({ left, right, bottom, top }: Box): Size {
  const height = 2 * MARGIN + ((WIDTH - 2 * MARGIN) * (top - bottom)) / (right - left);
  return {
    width: WIDTH,
    height: Math.round(WIDTH * Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height / WIDTH))),
  };
}

function drawState(
  definition: ExperimentDefinition,
  state: Partial<NamedState>,
): Omit<StatePicture, 'slug' | 'state'> {
  const session = createSession(definition);
  session.set(state.values ?? {});
  session.setView(state.view ?? {});
  const { model, timeScale = 1 } = definition;
  session.stepBy(Math.round(((state.pictureAt ?? PICTURE_AT) * timeScale) / model.dt));
  const snapshot = session.snapshot();
  const box = definition.box(snapshot.si);
  const size = sizeOf(box);
  const angles = definition.view3d ? VIEW_ANGLES.isometric : VIEW_ANGLES.front;
  const depth = definition.view3d ? Math.min(box.right - box.left, box.top - box.bottom) / 2 : 0;
  const view: View = { box, margin: MARGIN, size, tones: themeTones, levels: LEVELS, depth, ...angles };
  const { pen, marks } = createSvgPen(view);
  const lights = createLightPen(pen, view);
  const labelled = createLabelPen(lights.pen, view);
  definition.draw(labelled.pen, snapshot);
  const ground = `<path fill="${themeTones.surface}" d="M0 0h${size.width}v${size.height}H0z"/>`;
  const items = [ground, ...lights.items(), ...toItems(marks()), ...labelled.items()];
  return { svg: image([themeStyles(items), ...items], size.width, size.height), ...size };
}

/** Draws the start and the named states of all experiments. Runs are bit-identical, so pictures are too. */
export async function drawStatePictures(): Promise<StatePicture[]> {
  const pictures: StatePicture[] = [];
  for (const [slug, load] of Object.entries(experiments)) {
    const definition = await load();
    const named = (await states[slug]?.()) ?? [];
    // The first state differs from the start in little or nothing.
    const start = { pictureAt: named[0]?.pictureAt ?? PICTURE_AT };
    pictures.push({ slug, state: '', ...drawState(definition, start) });
    for (const state of named) pictures.push({ slug, state: state.key, ...drawState(definition, state) });
  }
  return pictures;
}
