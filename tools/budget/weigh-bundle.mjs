// @ts-check
// What a browser loads of a build: for the byte budgets of apps.
import { gzipSync } from 'node:zlib';

/** @typedef {import('vite').Rollup.OutputBundle} OutputBundle */
/** @typedef {import('vite').Rollup.OutputChunk} OutputChunk */

/**
 * Weighs the chunks of a build.
 * @param {OutputBundle} bundle what Vite hands to `writeBundle`
 */
export function weighBundle(bundle) {
  /** @type {Map<string, OutputChunk>} */
  const chunks = new Map();
  // A worker's files are built apart, and lie beside the others as they are.
  /** @type {Map<string, string | Uint8Array>} */
  const sources = new Map();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
    if (file.fileName.endsWith('.js'))
      sources.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
  }

  /** @param {string} fileName @param {Set<string>} seen */
  function load(fileName, seen) {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of chunk.imports) load(imported, seen);
  }
  return {
    /** Names of all files of JavaScript, those of workers too. */
    files: new Set(sources.keys()),
    /**
     * The files loaded at once by the entry, and by modules of it that are loaded later.
     * @param {string[]} modules endings of the modules' paths
     */
    loadedBy: (...modules) => {
      /** @type {Set<string>} */
      const seen = new Set();
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('The build has no entry.');
      load(entry.fileName, seen);
      for (const module of modules) {
        const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
        load(chunk.fileName, seen);
      }
      return seen;
    },
    /**
     * Bytes of files, each by gzip -9.
     * @param {Iterable<string>} files
     */
    bytes: (files) =>
      [...files].reduce((sum, file) => sum + gzipSync(sources.get(file) ?? '', { level: 9 }).length, 0),
  };
}

/**
 * Prints a figure, and fails the build where it is over its budget.
 * @param {string} what
 * @param {number} bytes
 * @param {number} most
 */
export function checkBudget(what, bytes, most) {
  const verdict = `${what}: ${bytes} of ${most} bytes (gzip)`;
  if (bytes > most) throw new Error(`${verdict}: over budget.`);
  console.log(verdict);
}
