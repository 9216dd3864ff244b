import { existsSync } from 'node:fs';
import path from 'node:path';

/** Runs whose stories are pictured; a run's first word is its theme. */
export const PICTURED = ['light small', 'dark small'];

const BASELINE = 'baseline';

/** A story file's project, and its place there without `src` and ending. */
const placeOf = (storyFile: string) => {
  const names = storyFile.replace(/\.stories\.tsx$/, '').split(/[\\/]/);
  const sources = names.indexOf('src');
  const project = sources === -1 ? names.slice(0, -1) : names.slice(0, sources);
  return {
    project: path.join(...project),
    within: path.join(...names.slice(sources === -1 ? -1 : sources + 1)),
  };
};

/** The folder of the pictures of a story file's project: libs/ui-kit/baseline. */
export const baselineFolder = (storyFile: string): string => path.join(placeOf(storyFile).project, BASELINE);

/** The folder of a story file's pictures: libs/ui-kit/baseline/button/button for libs/ui-kit/src/button/button.stories.tsx. */
export const pictureFolder = (storyFile: string): string =>
  path.join(baselineFolder(storyFile), placeOf(storyFile).within);

/** Whether the story file of a folder of pictures is there. */
export const hasStoryFile = (folder: string): boolean => {
  const [project = '', within = ''] = folder.split(`${path.sep}${BASELINE}${path.sep}`);
  return ['src', '.'].some((sources) => existsSync(path.join(project, sources, `${within}.stories.tsx`)));
};

/** A picture's file name in its folder: primary.dark.png. */
export const pictureName = (story: string, run: string): string => `${story}.${run.split(' ')[0] ?? ''}.png`;
