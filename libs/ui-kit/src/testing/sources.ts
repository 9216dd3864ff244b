import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(__dirname, '..');

/** The published sources of the kit, for tests about all of them; paths are relative to `src`. */
export const publishedSources = (): { path: string; text: string }[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|^testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }));
