// @ts-check
// Bundle sizes for the byte budgets of the apps. Plain JavaScript, because Node loads it in Vite's configuration files.
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Measures the chunks of a build.
 * @param {import('vite').Rollup.OutputBundle} bundle the argument of `writeBundle`
 */
export function measureBundle(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // Workers are separate builds: their files are assets.
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
    /** Names of all JavaScript files, including workers. */
    files: new Set(sources.keys()),
    /**
     * The files loaded by the entry and by further modules, without lazy imports.
     * @param {string[]} modules suffixes of the module paths
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
     * Total size of files in bytes, each compressed by gzip -9.
     * @param {Iterable<string>} files
     */
    bytes: (files) =>
      [...files].reduce((sum, file) => sum + gzipSync(sources.get(file) ?? '', { level: 9 }).length, 0),
    /**
     * Total size of files in bytes, each compressed by brotli, as the server sends them.
     * @param {Iterable<string>} files
     */
    brotliBytes: (files) =>
      [...files].reduce((sum, file) => sum + brotliCompressSync(sources.get(file) ?? '').length, 0),
  };
}

/**
 * Prints a size and fails the build if it exceeds its budget.
 * @param {string} name
 * @param {number} bytes
 * @param {number} maxBytes
 * @param {string} format of the compression
 */
export function checkBudget(name, bytes, maxBytes, format = 'gzip') {
  const result = `${name}: ${bytes} of ${maxBytes} bytes (${format})`;
  if (bytes > maxBytes) throw new Error(`${result}: over budget.`);
  console.log(result);
}
