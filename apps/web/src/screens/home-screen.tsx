import { pages } from '@zarra/contracts';
import { Landing } from '@zarra/landing';
import { hasSavedPlaces } from '@zarra/lessons-tests';
import { useHydrated } from '@zarra/ui-kit';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageHead } from './head/page-head.js';
import { useSectionScroll } from '../sections/use-section-scroll.js';
import { useServices } from '../services.js';
import { strings } from '../strings.js';

const ContinueReading = lazy(() =>
  import('./continue-reading.js').then((file) => ({ default: file.ContinueReading })),
);

/** The home page, also for every unknown address. */
export const HomeScreen = () => {
  useSectionScroll();
  const services = useServices();
  const isReader = useHydrated() && hasSavedPlaces();
  return (
    <>
      <PageHead title={strings.home.title} description={strings.description} address={pages.home} />
      <Landing client={services.client} cataloguePath={pages.catalogue} lessonsPath={pages.lessons} />
      {isReader && (
        // The page is complete without it.
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ContinueReading {...services} path={pages.lessons} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
};
