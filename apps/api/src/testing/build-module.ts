import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Packages are found from here. */
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/zarra-tests');

/**
 * Builds one module of the sources for the code of real processes: the programs in dist/ export nothing.
 * @param file absolute path
 * @returns address of the built module
 */
export async function buildModule(file: string): Promise<string> {
  // The test processes run at the same time.
  const outfile = path.join(FOLDER, `${path.parse(file).name}-${process.pid}.mjs`);
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return pathToFileURL(outfile).href;
}
