import { readdir, readFile, stat } from 'node:fs/promises';
import { webVtt } from './captions.js';
import type { Film } from './film.js';

const films = new URL('films/', import.meta.url);
/** Where the API finds the films. */
export const filmFolder = new URL('../../../apps/api/content/videos/', import.meta.url);
const MAX_BYTES = 1_500_000;

export const filmNames = async (): Promise<string[]> =>
  (await readdir(films)).sort().map((file) => file.replace('.ts', ''));

export const loadFilm = async (name: string): Promise<Film> =>
  ((await import(new URL(`${name}.ts`, films).href)) as { film: Film }).film;

/** What is wrong with the stored files of a film. */
export async function storedFileIssues(name: string, { cues }: Film): Promise<string[]> {
  const issues: string[] = [];
  for (const file of ['mp4', 'webm', 'webp'].map((ending) => `${name}.${ending}`)) {
    const found = await stat(new URL(file, filmFolder)).catch(() => undefined);
    if (!found) issues.push(`${file} is missing`);
    else if (found.size > MAX_BYTES) issues.push(`${file} has ${found.size} bytes, more than ${MAX_BYTES}`);
  }
  const stored = await readFile(new URL(`${name}.vtt`, filmFolder), 'utf8').catch(() => '');
  if (stored !== webVtt(cues)) issues.push(`${name}.vtt is not what the film says`);
  return issues;
}
