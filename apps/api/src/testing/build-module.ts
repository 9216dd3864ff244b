import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { makeFolder } from './folder.js';

const { resolve } = createRequire(import.meta.url);

/**
 * Builds one module of the sources for the code of real processes: the programs in dist/ export nothing.
 * @param file absolute path
 * @returns address of the built module
 */
export async function buildModule(file: string): Promise<string> {
  const outfile = path.join(await makeFolder(), `${path.parse(file).name}.mjs`);
  // Packages are imported by their addresses: the folder has no node_modules above it.
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
            name.startsWith('node:') ? { external: true } : { path: resolve(name), external: true },
          ),
      },
    ],
  });
  return pathToFileURL(outfile).href;
}
