import { learnerPages, pages } from '@zarra/contracts';
import { Container, lazyOnVisible, SkipLink } from '@zarra/ui-kit';
import { useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { isAccountPage } from '../account-pages.js';
import { isEmbedded, isExperimentPage } from '../experiment-pages.js';
import { strings } from '../strings.js';
import { ConnectionNotice } from './connection-notice.js';
import { QueuedSubmissions } from './queued-submissions.js';
import { SiteTopBar } from './site-top-bar.js';
import { usePageChange } from './use-page-change.js';

const SiteFooter = lazyOnVisible(() => import('./site-footer.js').then((file) => file.SiteFooter));

// The footer starts below the viewport, so that a screen or data that loads late shifts no visible layout. In print this height
// would make an empty second page.
const Main = styled.main`
  outline: none;

  @media screen {
    min-height: calc(100vh - var(--ui-bar-height));
  }
`;

/** The layout of all pages: the top bar, the screen, the footer. */
export const PageFrame = () => {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  const { pathname, search } = useLocation();
  const isExperiment = isExperimentPage(pathname);
  if (isExperiment && isEmbedded(search))
    return (
      <main>
        <Outlet />
      </main>
    );
  return (
    <>
      <SkipLink href="#content">{strings.skipToContent}</SkipLink>
      <SiteTopBar isLow={isExperiment} />
      {/* Sign-in loads a new page, which then sends the queue. */}
      {!isAccountPage(pathname) && <QueuedSubmissions key={pathname} />}
      <Main id="content" ref={main} tabIndex={-1}>
        {learnerPages.includes(pathname) && (
          <noscript>
            <Container>
              {strings.needsScript} <a href={pages.home}>{strings.homePage}</a>
            </Container>
          </noscript>
        )}
        <Outlet />
      </Main>
      {/* An experiment fills the screen. An error in the footer must not remove the lesson. */}
      {!isExperiment && (
        <ErrorBoundary fallback={null}>
          <SiteFooter />
        </ErrorBoundary>
      )}
      <ConnectionNotice />
    </>
  );
};
