import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const units = z.record(z.string(), z.string());

const experimentNames = z.object({
  parameters: z.record(z.string(), z.object({ unit: z.string(), min: z.number(), max: z.number() })),
  /** Units by key. */
  readouts: units,
  intervals: units,
  quantities: units,
  plots: z.array(z.string()),
  constructions: z.array(z.string()),
  view: z.array(z.string()),
  handles: z.array(z.string()),
});

/** What investigations of an experiment may refer to. */
export type ExperimentNames = z.infer<typeof experimentNames>;

/** A picture of a state; a build of an earlier release has none. */
const picture = {
  /** Address of the image. */
  picture: z.optional(z.string()),
  /** Page pixels. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
};

const installedExperiment = z.object({
  slug: z.string(),
  title: z.string(),
  /** The start of the experiment, before any change. */
  start: z.optional(z.object(picture)),
  states: z.array(z.object({ key: z.string(), title: z.string(), search: z.string(), ...picture })),
  investigations: z.array(z.object({ key: z.string(), title: z.string() })),
  names: z.optional(experimentNames),
});

export type InstalledExperiment = z.infer<typeof installedExperiment>;

/** The experiments of the installed laboratory by slug. */
export type InstalledLab = ReadonlyMap<string, InstalledExperiment>;

/** A state of an experiment; without a key the start of the experiment. */
export interface StateName {
  readonly slug: string;
  readonly state: string;
}

/**
 * A state as the laboratory lists it. The start of an experiment has neither title nor query.
 * @returns undefined when the laboratory does not have it
 */
export function installedState(
  lab: InstalledLab,
  { slug, state }: StateName,
): InstalledExperiment['states'][number] | undefined {
  const experiment = lab.get(slug);
  if (state === '') return experiment && { key: '', title: '', search: '', ...experiment.start };
  return experiment?.states.find(({ key }) => key === state);
}

/** What the laboratory does not have: the experiment, or its state. */
export function missingInLab(
  lab: InstalledLab,
  { slug, state }: StateName,
): { readonly field: 'slug' | 'state'; readonly message: string } | undefined {
  if (!lab.has(slug)) return { field: 'slug', message: `the laboratory has no experiment ${slug}` };
  if (installedState(lab, { slug, state })) return undefined;
  return { field: 'state', message: `the experiment ${slug} has no state ${state}` };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads the list of experiments that the build of the site writes.
 * @returns undefined when the site is not built
 */
export async function readInstalledLab(webDir: string): Promise<InstalledLab | undefined> {
  let text: string;
  try {
    text = await readFile(path.join(webDir, 'experiments.json'), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const experiments = z.array(installedExperiment).parse(JSON.parse(text));
  return new Map(experiments.map((experiment) => [experiment.slug, experiment]));
}
