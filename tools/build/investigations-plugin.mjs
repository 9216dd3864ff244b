// @ts-check
// Investigations of experiments, compiled at build time from content files: the browser gets data and plain functions.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { parse } from 'yaml';

const PREFIX = 'virtual:investigations/';
const folder = fileURLToPath(new URL('../../apps/api/content/investigations/', import.meta.url));

/** The compiler is TypeScript of a library: Vite loads its source, once. By its path: the package may not be built. */
const source = fileURLToPath(new URL('../../libs/contracts/src/investigations.ts', import.meta.url));
const loadCompiler = () =>
  runnerImport(source, { configFile: false, logLevel: 'error', root: import.meta.dirname });
/** @type {ReturnType<typeof loadCompiler> | undefined} */
let compiler;

/**
 * Imports `virtual:investigations/<experiment>`: the compiled `content/investigations/<experiment>.yaml`.
 * @returns {import('vite').Plugin}
 */
export const investigations = () => ({
  name: 'zarra:investigations',
  resolveId: {
    filter: { id: new RegExp(`^${PREFIX}`) },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: new RegExp(`^\0${PREFIX}`) },
    async handler(id) {
      const file = `${folder}${id.slice(`\0${PREFIX}`.length)}.yaml`;
      this.addWatchFile(file);
      const { module } = await (compiler ??= loadCompiler());
      try {
        return { code: module.compileInvestigations(parse(await readFile(file, 'utf8'))), map: null };
      } catch (error) {
        throw new Error(`${file}: ${String(error)}\n“npm run content -- check” names the line.`, {
          cause: error,
        });
      }
    },
  },
});
