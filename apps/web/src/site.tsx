import { createApiClient, createTokenStore } from '@zarra/api-client';
import { SessionProvider } from '@zarra/auth';
import { csrf, pages } from '@zarra/contracts';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { loginAddress, sessionExpiredNotice } from './account-pages.js';
import { PageFrame } from './frame/page-frame.js';
import { routes, type SiteRoute } from './routes.js';
import { ErrorScreen } from './screens/error-screen.js';
import { ServicesProvider, type Services } from './services.js';

/** Sends an error that an error boundary caught to the error reports of the page (start/report-errors.ts). */
const reportCaught = (error: unknown): void => {
  const message = error instanceof Error ? error.stack : undefined;
  dispatchEvent(new ErrorEvent('error', { message: message ?? String(error) }));
};

const Page = ({ screen }: SiteRoute) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} onError={reportCaught} resetKeys={[pathname]}>
      {screen}
    </ErrorBoundary>
  );
};

interface SiteProps {
  /** Base address of the API: a path of the site's own origin, or an absolute address. */
  apiBase: string;
}

/** Provides one client and one session. Errors 401 and 403 open the pages of the specification. */
const SiteServices = ({ apiBase, children }: SiteProps & { children: ReactNode }) => {
  const navigate = useNavigate();
  const [services] = useState((): Services => {
    const tokens = createTokenStore();
    const options = {
      baseUrl: apiBase,
      csrf,
      tokens,
      onUnauthorized: () => {
        const login = loginAddress();
        if (login !== undefined) void navigate(login, { state: sessionExpiredNotice() });
      },
      // Several calls of a page may get 403. One history entry is added, so that Back returns to the page.
      onForbidden: () => {
        if (location.pathname !== pages.forbidden) void navigate(pages.forbidden);
      },
    };
    return { client: createApiClient(options), tokens };
  });
  return (
    <ServicesProvider value={services}>
      <SessionProvider {...services} onSignedOut={() => void navigate(pages.home)}>
        {children}
      </SessionProvider>
    </ServicesProvider>
  );
};

/** The whole site. Requires a router. */
export const Site = ({ apiBase }: SiteProps) => (
  <ErrorBoundary FallbackComponent={ErrorScreen} onError={reportCaught}>
    <SiteServices apiBase={apiBase}>
      <Routes>
        <Route element={<PageFrame />}>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Page {...route} />} />
          ))}
        </Route>
      </Routes>
    </SiteServices>
  </ErrorBoundary>
);
