import path from 'node:path';

/** Runs whose stories are compared with a baseline; the first word of a run is its theme. */
export const COMPARED_RUNS = ['light small', 'dark small'];

/** The folder of a story file's baselines: libs/ui-kit/baseline/button/button for libs/ui-kit/src/button/button.stories.tsx. */
export const baselineFolder = (storyFile: string): string => {
  const names = storyFile.replace(/\.stories\.tsx$/, '').split(/[\\/]/);
  const sources = names.indexOf('src');
  names.splice(sources === -1 ? -1 : sources, sources === -1 ? 0 : 1, 'baseline');
  return path.join(...names);
};

/** The name of a story's baselines: the story's id without the title. */
export const baselineName = (storyId: string): string => storyId.slice(storyId.indexOf('--') + 2);

/** The file of a story's baseline in a run: primary.dark.png. */
export const baselineFile = (name: string, run: string): string => `${name}.${run.split(' ')[0] ?? ''}.png`;
