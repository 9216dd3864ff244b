import { pages } from '@zarra/contracts';
import { Lessons } from '@zarra/lessons-tests';
import formulaStylesUrl from 'katex/dist/katex.min.css?url';
import { PageHead } from './head/page-head.js';
import { useServices } from '../services.js';
import './formula-font.css';
import { strings } from '../strings.js';

const { nav, lessons } = strings;

/** Classes, lessons and their tests. */
export const LessonsScreen = () => (
  <>
    <PageHead title={nav.lessons} description={lessons.description} address={pages.lessons} />
    <Lessons
      {...useServices()}
      path={pages.lessons}
      loginPath={pages.login}
      practicePath={pages.practice}
      formulaStylesUrl={formulaStylesUrl}
      renderHead={({ title, address, schoolClass }) => (
        <PageHead title={title} description={lessons.descriptionOf(title, schoolClass)} address={address} />
      )}
    />
  </>
);
