// @ts-check
// Plain JavaScript: Nx loads generators, on Node 20 without a TypeScript loader.
import path from 'node:path';
import { formatFiles, generateFiles, joinPathFragments, names } from '@nx/devkit';

const LIST = 'apps/lab/src/experiments.ts';

/**
 * Writes an experiment that runs (a body on a spring), its model in the physics library, and enters it in the list of
 * the laboratory.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, model?: string }} options
 * @throws {Error} when a name is taken, or is none
 */
export default async function experiment(tree, { name, title = 'Yangi tajriba', model = name }) {
  const [lab, physics] = [
    joinPathFragments('apps/lab/src/experiments', name),
    joinPathFragments('libs/physics/src', model),
  ];
  for (const one of [name, model])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(one)) throw new Error(`"${one}" is not a name in kebab-case`);
  for (const folder of [lab, physics]) if (tree.exists(folder)) throw new Error(`${folder} is there already`);

  const words = { ...names(name), name, title, model: names(model), model_file: model };
  generateFiles(tree, path.join(import.meta.dirname, 'files/lab'), lab, words);
  generateFiles(tree, path.join(import.meta.dirname, 'files/model'), physics, words);

  const list = tree.read(LIST, 'utf8') ?? '';
  const end = list.lastIndexOf('};');
  if (end < 0) throw new Error(`${LIST} has no list to enter it in`);
  const line = `'${name}': async () => any((await import('./experiments/${name}/lab.js')).lab),\n`;
  tree.write(LIST, list.slice(0, end) + line + list.slice(end));
  await formatFiles(tree);
}
