import { onApproach, SkipLink } from '@zarra/ui-kit';
import { useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { isAccountPage } from '../account-pages.js';
import { strings } from '../strings.js';
import { QueuedAnswers } from './queued-answers.js';
import { SiteTopBar } from './site-top-bar.js';
import { useNewPage } from './use-new-page.js';

const SiteFooter = onApproach(() => import('./site-footer.js').then((file) => file.SiteFooter));

// The footer begins below the first screenful, so that nothing in sight jumps when the screen or its data come.
const Main = styled.main`
  min-height: calc(100vh - var(--ui-bar-height));
  outline: none;
`;

/** What all pages share: the top bar, the place of the screen, the footer. */
export const PageFrame = () => {
  const main = useRef<HTMLElement>(null);
  useNewPage(main);
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink href="#content">{strings.skipToContent}</SkipLink>
      <SiteTopBar />
      {/* Signing in begins a new page, which then sends. */}
      {!isAccountPage(pathname) && <QueuedAnswers key={pathname} />}
      <Main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      {/* A fault in the footer must not take the lesson away. */}
      <ErrorBoundary fallback={null}>
        <SiteFooter />
      </ErrorBoundary>
    </>
  );
};
