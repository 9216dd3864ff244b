import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ListedExperiment } from '@zarra/experiments';

/**
 * Writes `dist/experiments.json`, the list of all experiments with the links of their states. Lessons name experiments and
 * states by their keys; the server, which does not import experiments, reads this file. It takes no part in rendering.
 */
export const writeExperiments: Plugin = {
  name: 'zarra:experiments',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async closeBundle() {
    const { root, build } = this.environment.config;
    const folder = path.resolve(root, build.outDir);
    const { listExperiments } = (await import(pathToFileURL(path.join(folder, 'render.js')).href)) as {
      listExperiments: () => Promise<ListedExperiment[]>;
    };
    await writeFile(
      path.join(folder, '../experiments.json'),
      `${JSON.stringify(await listExperiments(), null, 2)}\n`,
    );
  },
};
