import { pages } from '@zarra/contracts';
import { Lessons } from '@zarra/lessons-tests';
import { PageHead } from './head/page-head.js';
import { useServices } from '../services.js';
import './formula-font.css';
import { strings } from '../strings.js';

const texts = {
  description: '7–11-sinflar uchun fizika darslari: video, matn va testlar.',
  descriptionOf: (lesson: string, schoolClass: string) =>
    `${schoolClass} fizikasidan “${lesson}” mavzusi: tushuntirish, formulalar va test.`,
} as const;

/** The laboratory loads with the first experiment that opens. */
const loadExperiment = async (link: string) =>
  (await import('./laboratory/lesson-experiment.js')).loadLessonExperiment(link);

/** Classes, lessons and their tests. */
export const LessonsScreen = () => (
  <>
    <PageHead title={strings.nav.lessons} description={texts.description} address={pages.lessons} />
    <Lessons
      {...useServices()}
      path={pages.lessons}
      loginPath={pages.login}
      practicePath={pages.practice}
      loadExperiment={loadExperiment}
      renderHead={({ title, address, schoolClass }) => (
        <PageHead title={title} description={texts.descriptionOf(title, schoolClass)} address={address} />
      )}
    />
  </>
);
