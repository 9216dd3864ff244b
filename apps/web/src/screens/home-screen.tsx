import { pages } from '@zarra/contracts';
import { Landing } from '@zarra/landing';
import { PageHead } from './head/page-head.js';
import { useSectionScroll } from '../sections/use-section-scroll.js';
import { useServices } from '../services.js';
import { strings } from '../strings.js';

/** The home page, also for every unknown address. */
export const HomeScreen = () => {
  useSectionScroll();
  return (
    <>
      <PageHead title={strings.home.title} description={strings.footer.description} address={pages.home} />
      <Landing client={useServices().client} cataloguePath={pages.catalogue} lessonsPath={pages.lessons} />
    </>
  );
};
