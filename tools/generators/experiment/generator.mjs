// @ts-check
// Plain JavaScript: on Node 20 Nx loads generators without a TypeScript loader.
import path from 'node:path';
import { formatFiles, generateFiles, joinPathFragments, names } from '@nx/devkit';
import { writeApiReports } from '../write-api-reports.mjs';

/** Lists of experiments by the name of the module in the experiment's folder. */
const LISTS = {
  definition: 'libs/experiments/src/experiments.ts',
  states: 'libs/experiments/src/states.ts',
};
/** The list of the page of all experiments. */
const SUMMARIES = 'libs/experiments/src/summaries.ts';

/**
 * Writes a working experiment (a body on a spring), its investigation and its model in the physics library, and adds it to the
 * lists of experiments.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, model?: string }} options
 * @returns {Promise<() => void>} writes the API reports of experiments and physics
 * @throws {Error} when a name exists already or is not in kebab-case
 */
export default async function experiment(tree, { name, title = 'Yangi tajriba', model = name }) {
  const [experimentFolder, physicsFolder] = [
    joinPathFragments('libs/experiments/src/experiments', name),
    joinPathFragments('libs/physics/src', model),
  ];
  for (const one of [name, model])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(one)) throw new Error(`"${one}" is not a name in kebab-case`);
  for (const folder of [experimentFolder, physicsFolder])
    if (tree.exists(folder)) throw new Error(`${folder} already exists`);

  const substitutions = { ...names(name), name, title, model: names(model), model_file: model };
  generateFiles(tree, path.join(import.meta.dirname, 'files/experiment'), experimentFolder, substitutions);
  generateFiles(tree, path.join(import.meta.dirname, 'files/model'), physicsFolder, substitutions);
  const content = path.join(import.meta.dirname, 'files/content');
  generateFiles(tree, content, 'apps/api/content/investigations', substitutions);

  for (const [module, file] of Object.entries(LISTS)) {
    const list = tree.read(file, 'utf8') ?? '';
    const end = list.lastIndexOf('};');
    if (end < 0) throw new Error(`${file} has no list to enter it in`);
    const line = `'${name}': async () => (await import('./experiments/${name}/${module}.js')).${module},\n`;
    tree.write(file, list.slice(0, end) + line + list.slice(end));
  }
  const summaries = tree.read(SUMMARIES, 'utf8') ?? '';
  const { propertyName } = names(name);
  tree.write(
    SUMMARIES,
    `import { summary as ${propertyName} } from './experiments/${name}/summary.js';\n` +
      summaries.replace(
        /\];\s*$/,
        `  { slug: '${name}', ...${propertyName}, branch: 'Mexanika', classes: [10] },\n];\n`,
      ),
  );
  await formatFiles(tree);
  return writeApiReports(tree, ['@zarra/experiments', '@zarra/physics']);
}
