import { readdir } from 'node:fs/promises';
import { drawExperiment } from './draw-experiment.js';
import { experimentImages } from './experiment-images.js';
import { image } from './svg.js';

const drawings = new URL('catalogue/', import.meta.url);

/** Every image of the catalogue by its file: drawn by a module of `catalogue/`, or states of an experiment. */
export async function drawCatalogue(): Promise<Map<string, string>> {
  const images = new Map<string, string>();
  for (const file of (await readdir(drawings)).sort()) {
    const { draw } = (await import(new URL(file, drawings).href)) as { draw: () => string[] };
    images.set(file.replace('.ts', '.svg'), image(draw()));
  }
  for (const [name, source] of Object.entries(experimentImages))
    images.set(`${name}.svg`, image(await drawExperiment(source)));
  return images;
}

/** Where the API finds the images. */
export const imageFolder = new URL('../../../apps/api/content/pictures/simulations/', import.meta.url);
