// @ts-check
// What a browser loads of a build: for the byte budgets of apps. Plain JavaScript, because Node loads it in Vite's
// configuration files.
import { gzipSync } from 'node:zlib';

/**
 * Weighs the chunks of a build.
 * @param {import('vite').Rollup.OutputBundle} bundle what Vite hands to `writeBundle`
 */
export function weighBundle(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // Workers are built apart: their files are assets beside the others.
  const sources = new Map(
    Object.values(bundle)
      .filter(({ fileName }) => fileName.endsWith('.js'))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );

  /** @param {string | undefined} fileName @param {Set<string>} seen */
  function load(fileName, seen) {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
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
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('The build has no entry.');
      load(entry.fileName, seen);
      for (const module of modules) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
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
