import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** Screens by the module the router loads for them, with the most bytes their first visit may cost. */
export interface Budget {
  readonly route: string;
  /** Path ending of the screen's module. */
  readonly screen: string;
  /** Bytes of JavaScript, gzip -9: the entry, the screen, and all they import at once. */
  readonly firstVisit: number;
}

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

function closure(chunks: Chunks, file: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) closure(chunks, imported, seen);
  return seen;
}

/** Prints what a first visit of each screen loads, and fails the build when a budget is exceeded. */
export function budget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'zarra:budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      const all = [...chunks.values()];
      const entry = all.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('The build has no entry.');
      for (const { route, screen, firstVisit } of budgets) {
        const chunk = all.find((candidate) => candidate.facadeModuleId?.endsWith(screen));
        if (!chunk) throw new Error(`The build has no chunk for ${screen} (${route}).`);
        const files = closure(chunks, chunk.fileName, closure(chunks, entry.fileName));
        const bytes = [...files].reduce(
          (sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length,
          0,
        );
        const verdict = `JavaScript of the first visit to ${route}: ${bytes} of ${firstVisit} bytes (gzip)`;
        if (bytes > firstVisit) throw new Error(`${verdict}: over budget.`);
        console.log(verdict);
      }
    },
  };
}
