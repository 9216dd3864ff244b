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

const installedExperiment = z.object({
  slug: z.string(),
  title: z.string(),
  states: z.array(z.object({ key: z.string(), title: z.string(), search: z.string() })),
  investigations: z.array(z.object({ key: z.string(), title: z.string() })),
  names: z.optional(experimentNames),
});

export type InstalledExperiment = z.infer<typeof installedExperiment>;

/** The experiments of the installed laboratory by slug. */
export type InstalledLab = ReadonlyMap<string, InstalledExperiment>;

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
