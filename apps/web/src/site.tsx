import { createApiClient, createTokenStore } from '@zarra/api-client';
import { SessionProvider } from '@zarra/auth';
import { pages } from '@zarra/contracts';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { isAccountPage } from './account-pages.js';
import { PageFrame } from './frame/page-frame.js';
import { routes, type SiteRoute } from './routes.js';
import { ErrorScreen } from './screens/error-screen.js';
import { ServicesProvider, type Services } from './services.js';

const Page = ({ screen }: SiteRoute) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
      {screen}
    </ErrorBoundary>
  );
};

interface SiteProps {
  /** Where the API lives: a path of the site's own origin, or an address. */
  apiBase: string;
}

/** Where a visitor whose session is over signs in again; afterwards this page comes back. */
const loginFromHere = (): string | undefined => {
  const { pathname, search } = location;
  // Whoever is on the way to an account anyway is not held up.
  if (isAccountPage(pathname)) return undefined;
  const next = pathname + search;
  return next === pages.home ? pages.login : `${pages.login}?${new URLSearchParams({ next }).toString()}`;
};

/** Gives every screen one client and one session, whose refusals lead to the page the specification names. */
const SiteServices = ({ apiBase, children }: SiteProps & { children: ReactNode }) => {
  const navigate = useNavigate();
  const [services] = useState((): Services => {
    const tokens = createTokenStore();
    const options = {
      baseUrl: apiBase,
      tokens,
      onUnauthorized: () => {
        const login = loginFromHere();
        if (login !== undefined) void navigate(login);
      },
      onForbidden: () => void navigate(pages.forbidden),
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

/** The whole site inside a router. */
export const Site = ({ apiBase }: SiteProps) => (
  <ErrorBoundary FallbackComponent={ErrorScreen}>
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
