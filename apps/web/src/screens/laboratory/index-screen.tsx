import { pages } from '@zarra/contracts';
import { summaries } from '@zarra/experiments';
import { ExperimentIndex } from '@zarra/experiments/page';
import { PageHead } from '../head/page-head.js';
import { strings } from './strings.js';
import { useSiteLinks } from './use-site-links.js';

/** The build of the browser draws these (vite/write-experiments.ts). */
const pictureOf = (slug: string): string => `/tajriba-${slug}.svg`;

/** All experiments of the laboratory. */
export const LaboratoryScreen = () => {
  useSiteLinks();
  return (
    <>
      <PageHead title={strings.title} description={strings.description} address={pages.laboratory} />
      <ExperimentIndex list={summaries} path={pages.laboratory} pictureOf={pictureOf} />
    </>
  );
};
