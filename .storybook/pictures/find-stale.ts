import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestModule } from 'vitest/node';
import { baselineFolder, hasStoryFile, pictureFolder } from './picture-path.js';
import { storyName } from './story-name.js';

/** The stories that are pictured, by the folder of their pictures. */
const picturedStories = (modules: readonly TestModule[]) => {
  const stories = new Map<string, Set<string>>();
  for (const module of modules) {
    // A file that could not be loaded tells nothing about its stories.
    if (module.errors().length > 0 || module.children.size === 0) continue;
    const folder = pictureFolder(module.relativeModuleId);
    const pictured = stories.get(folder) ?? new Set();
    stories.set(folder, pictured);
    for (const test of module.children.allTests()) {
      const { storyId = '', unpictured } = test.meta();
      if (unpictured === undefined) pictured.add(storyName(storyId));
    }
  }
  return stories;
};

/**
 * Pictures that no story has, in the projects of a run: of stories that are gone from the files it ran, and of files that
 * are gone.
 */
export const findStale = (modules: readonly TestModule[]): string[] => {
  const stories = picturedStories(modules);
  const baselines = new Set(modules.map(({ relativeModuleId }) => baselineFolder(relativeModuleId)));
  return [...baselines]
    .filter((baseline) => existsSync(baseline))
    .flatMap((baseline) =>
      readdirSync(baseline, { recursive: true, encoding: 'utf8' }).map((file) => path.join(baseline, file)),
    )
    .filter((file) => {
      if (!file.endsWith('.png')) return false;
      const pictured = stories.get(path.dirname(file));
      return pictured
        ? !pictured.has(path.basename(file).replace(/\.\w+\.png$/, ''))
        : !hasStoryFile(path.dirname(file));
    });
};
