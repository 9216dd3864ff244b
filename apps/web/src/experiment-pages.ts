import { pages } from '@zarra/contracts';
import { matchPath } from 'react-router';

/** Whether a path is that of an experiment. */
export const isExperimentPage = (path: string): boolean => matchPath(pages.experiment, path) !== null;

/** Whether the query asks for the experiment alone, for a frame in another site. */
export const isEmbedded = (search: string): boolean => /[?&]embed\b/.test(search);
