import { pages } from '@zarra/contracts';
import { Lessons } from '@zarra/lessons-tests';
import formulaStyles from 'katex/dist/katex.min.css?url';
import { useServices } from '../services.js';

/** Classes, lessons and their tests. */
export const LessonsScreen = () => (
  <Lessons {...useServices()} path={pages.lessons} loginPath={pages.login} formulaStyles={formulaStyles} />
);
