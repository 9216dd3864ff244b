import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const installedExperiment = z.object({
  slug: z.string(),
  title: z.string(),
  states: z.array(z.object({ key: z.string(), title: z.string(), search: z.string() })),
  investigations: z.array(z.object({ key: z.string(), title: z.string() })),
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
