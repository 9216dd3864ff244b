import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = '?own';

/**
 * Gives the definition of each experiment its own copy of its title and summary. Otherwise a shared chunk has those of all
 * experiments, and each page of one loads it; only the page with the list needs all.
 */
export function ownSummaries(): Plugin {
  return {
    name: 'zarra:own-summaries',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== './summary.js' || !importer?.endsWith('/content.ts')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && resolved.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      return { code: await readFile(id.slice(0, -QUERY.length), 'utf8'), moduleType: 'ts' };
    },
  };
}
