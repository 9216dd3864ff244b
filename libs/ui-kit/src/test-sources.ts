import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What ships, file by file, for tests that guard the whole kit. */
export const shippedSources = (): { path: string; text: string }[] =>
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|(^|\/)test-/.test(path))
    .map((path) => ({ path, text: readFileSync(join(__dirname, path), 'utf8') }));
