import { pages } from '@zarra/contracts';
import { readPageAddress } from '@zarra/experiments';
import { createReplayRunner, ExperimentPage } from '@zarra/experiments/page';
import { ThemeSwitch } from '@zarra/ui-kit';
import { HydratedPage } from '@zarra/ui-kit/before-hydration';
import { createElement, lazy, use, useState } from 'react';
import { useLocation } from 'react-router';
import { createGlobalStyle } from 'styled-components';
import { footer } from '../../footer-strings.js';
import { useServices } from '../../services.js';
import { PageHead } from '../head/page-head.js';
import { BackLink } from './back-link.js';
import { loadDefinition, loadedDefinition, type Definition } from './load-definition.js';
import { loadedEmbeddedPage, loadEmbeddedPage, needsEmbeddedPage } from './load-embedded-page.js';
import { startWorker } from './start-worker.js';
import { useSiteLinks } from './use-site-links.js';

/** A phone, held upright or sideways. */
const PHONE_SCREEN =
  '@media screen and (max-width: 47.99em) and (orientation: portrait), screen and (orientation: landscape) and (max-height: 31.24em)';

// The experiment fills the viewport below the bar, which is lower here. The bar is marked, not the experiment: while the page
// arrives, nothing moves. The projector shows the experiment alone.
const ScreenStyle = createGlobalStyle`
  @media screen {
    :root:has(header[data-low]) {
      --ui-bar-height: 3rem;
      --screen-top: calc(var(--ui-bar-height) + 1px);
    }
    :root:root:has([data-projector]) {
      --screen-top: 0px;
    }
    :root:has([data-projector]) #root > header {
      display: none;
    }
    header[data-low] ~ main {
      min-height: 0;
    }
  }
  /* On a phone only the menu remains of the bar, beside the way back. */
  ${PHONE_SCREEN} {
    :root:has(header[data-low]) {
      --screen-top: 0px;
    }
    header[data-low] {
      position: absolute;
      inset: 0 auto auto var(--ui-target);
      border: 0;
    }
    header[data-low] > div {
      min-height: 0;
      padding: 0;
    }
    header[data-low] :is([data-brand], [data-actions]) {
      display: none;
    }
    [data-bar] > a + h1 {
      margin-inline-start: var(--ui-target);
    }
  }
`;

const HomeScreen = lazy(async () => ({ default: (await import('../home-screen.js')).HomeScreen }));

const replay = createReplayRunner(startWorker);

const Experiment = ({ definition }: { definition: Definition }) => {
  const { pathname, search } = useLocation();
  const { slug, content } = definition;
  const { isEmbedded, isPaused, investigation } = readPageAddress(pathname, search);
  const { client } = useServices();
  const [loadLessons] = useState(() => async (slug: string, signal: AbortSignal) => {
    // With the schemas of lessons, which only an opened theory needs.
    const { loadExperimentLessons } = await import('./experiment-lessons.js');
    return loadExperimentLessons(client, slug, signal);
  });
  useSiteLinks(!isEmbedded);
  const key = pathname + search;
  const page = { definition, isPaused, investigation, replay };
  return (
    <>
      <ScreenStyle />
      <PageHead
        title={content.title}
        description={content.summary}
        address={pages.experiment.replace(':slug', slug)}
      />
      {isEmbedded ? (
        createElement(loadedEmbeddedPage() ?? use(loadEmbeddedPage()), { ...page, key })
      ) : (
        <ExperimentPage
          {...page}
          key={key}
          loadLessons={loadLessons}
          barStart={<BackLink />}
          barEnd={<ThemeSwitch labels={footer.theme} />}
        />
      )}
    </>
  );
};

/** One experiment; for an unknown one the home page, as for every unknown address. */
export const ExperimentScreen = () => {
  const { pathname } = useLocation();
  const slug = readPageAddress(pathname, '').slug ?? '';
  const loading = loadDefinition(slug);
  if (!loading)
    return (
      <>
        <HomeScreen />
        <HydratedPage />
      </>
    );
  // Without waiting for a promise that is fulfilled: an event during the hydration must find the screen.
  return <Experiment definition={loadedDefinition(slug) ?? use(loading)} />;
};

/** The screen, once the experiment at a path has loaded. */
export async function openExperiment(path = location.pathname): Promise<typeof ExperimentScreen> {
  await Promise.all([
    loadDefinition(readPageAddress(path, '').slug ?? ''),
    needsEmbeddedPage() && loadEmbeddedPage(),
  ]);
  return ExperimentScreen;
}
