// What a change of one library costs a pull request without a cache: the projects Nx selects, and the tasks it runs for them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { root } from '@zarra/tools/prepare';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';

export interface Selection {
  /** Without their scope. */
  readonly projects: readonly string[];
  /** Number of tasks, those of dependencies included. */
  readonly tasks: number;
}

const graph = await createProjectGraphAsync({ exitOnError: true });

const workflow = readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8');
/** The targets that the workflow runs for a pull request. */
export const targets: readonly string[] = [
  ...new Set(
    [...workflow.matchAll(/nx \$PROJECTS -t (?<targets>[a-z0-9 -]+?)(?: --|$)/gm)].flatMap(
      ({ groups }) => groups?.['targets']?.split(' ') ?? [],
    ),
  ),
];

const tasksOf = (projects: readonly string[]): number =>
  Object.keys(createTaskGraph(graph, {}, [...projects], [...targets], undefined, {}).tasks).length;

/** All tasks of the workspace. */
export const allTasks = tasksOf(Object.keys(graph.nodes));

const tagsOf = (name: string): readonly string[] => graph.nodes[name]?.data.tags ?? [];

/** Whether only the shell and the catalogue use a project. */
const isOnlyInShell = (name: string): boolean =>
  Object.entries(graph.dependencies)
    .filter(([, dependencies]) => dependencies.some(({ target }) => target === name))
    .every(([user]) => tagsOf(user).some((tag) => tag === 'type:shell' || tag === 'type:catalogue'));

/** Every library. A feature of the site is used by its shell alone: a change of it should cost little. */
export const libraries = readdirSync(path.join(root, 'libs'))
  .sort()
  .map((name) => {
    const project = Object.values(graph.nodes).find(({ data }) => data.root === `libs/${name}`);
    assert(project, `libs/${name} is no project`);
    const isSiteFeature = tagsOf(project.name).includes('type:feature') && isOnlyInShell(project.name);
    return { folder: project.data.root, isSiteFeature };
  });

/** What Nx selects when a source of a project changes. */
export async function selectionOf(folder: string): Promise<Selection> {
  const change = { file: `${folder}/src/index.ts`, hash: '', getChanges: () => [] };
  const { nodes } = await filterAffected(graph, [change]);
  const projects = Object.keys(nodes);
  return { projects: projects.map((name) => name.replace('@zarra/', '')).sort(), tasks: tasksOf(projects) };
}
