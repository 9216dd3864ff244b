import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestModule } from 'vitest/node';
import { baselineFolder, baselineName } from './baseline-path.js';

const BASELINE = `${path.sep}baseline${path.sep}`;

/** All baselines of the project of a story file. */
const listProject = (folder: string) => {
  const project = folder.slice(0, folder.indexOf(BASELINE) + BASELINE.length);
  if (!existsSync(project)) return [];
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.png')).map((file) => path.join(project, file));
};

const storyFileExists = (folder: string) =>
  [`${path.sep}src${path.sep}`, path.sep].some((sources) =>
    existsSync(`${folder.replace(BASELINE, sources)}.stories.tsx`),
  );

/** Baselines in the projects of a run whose story, or whole story file, was removed. */
export const findStale = (modules: readonly TestModule[]): string[] => {
  // The stories of a file that fails to load are unknown.
  const loaded = modules.filter((module) => module.errors().length === 0 && module.children.size > 0);
  const loadedFolders = new Set(loaded.map((module) => baselineFolder(module.relativeModuleId)));
  const compared = new Set(
    loaded.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.meta().noBaseline === undefined)
        .map((test) =>
          path.join(baselineFolder(module.relativeModuleId), baselineName(test.meta().storyId ?? '')),
        ),
    ),
  );
  const files = new Set(modules.flatMap((module) => listProject(baselineFolder(module.relativeModuleId))));
  return [...files].filter((file) =>
    loadedFolders.has(path.dirname(file))
      ? !compared.has(file.replace(/\.\w+\.png$/, ''))
      : !storyFileExists(path.dirname(file)),
  );
};
