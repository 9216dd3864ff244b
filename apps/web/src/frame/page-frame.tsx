import { SkipLink } from '@zarra/ui-kit';
import { useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { SiteFooter } from './site-footer.js';
import { SiteTopBar } from './site-top-bar.js';
import { useNewPage } from './use-new-page.js';
import { useSectionScroll } from './use-section-scroll.js';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  & > main {
    flex: 1;
    outline: none;
  }
`;

/** What all pages share: the top bar, the place of the screen, the footer. */
export const PageFrame = () => {
  const main = useRef<HTMLElement>(null);
  useSectionScroll();
  useNewPage(main);
  return (
    <Page>
      <SkipLink href="#content">{strings.skipToContent}</SkipLink>
      <SiteTopBar />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {/* A fault in the footer must not take the lesson away. */}
      <ErrorBoundary fallback={null}>
        <SiteFooter />
      </ErrorBoundary>
    </Page>
  );
};
