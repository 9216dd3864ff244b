import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ListedExperiment } from '@zarra/experiments';
import { drawStatePictures } from './state-pictures.js';

/** Picture of a state: its address and its size, page pixels. */
interface ListedPicture {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** Name of a state among those of all experiments. */
const nameOf = (slug: string, state: string): string => `${slug}-${state || 'boshlanish'}`;

/**
 * Writes `dist/experiments.json`, the list of all experiments with the links and the pictures of their states. Lessons name
 * experiments and states by their keys; the server, which does not import experiments, reads this file. It takes no part in
 * rendering. The pictures are files of the browser's build, with a hash in their names; those of the starts also without.
 */
export function writeExperiments(): Plugin {
  const pictures = new Map<string, ListedPicture>();
  return {
    name: 'zarra:experiments',
    apply: 'build',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client' || name === 'ssr',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { slug, state, svg, width, height } of await drawStatePictures()) {
        const name = nameOf(slug, state);
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: svg });
        // The index of the laboratory, which the server renders too, needs addresses that it can know.
        if (state === '') this.emitFile({ type: 'asset', fileName: `tajriba-${slug}.svg`, source: svg });
        pictures.set(name, { picture: `/${this.getFileName(file)}`, width, height });
      }
    },
    async closeBundle() {
      if (this.environment.name !== 'ssr') return;
      const { root, build } = this.environment.config;
      const folder = path.resolve(root, build.outDir);
      const { listExperiments } = (await import(pathToFileURL(path.join(folder, 'render.js')).href)) as {
        listExperiments: () => Promise<ListedExperiment[]>;
      };
      const listed = (await listExperiments()).map(({ states, ...experiment }) => ({
        ...experiment,
        start: pictures.get(nameOf(experiment.slug, '')),
        states: states.map((state) => ({ ...state, ...pictures.get(nameOf(experiment.slug, state.key)) })),
      }));
      await writeFile(path.join(folder, '../experiments.json'), `${JSON.stringify(listed, null, 2)}\n`);
    },
  };
}
