import { createApiClient } from '@zarra/api-client';
import { pages } from '@zarra/contracts';
import { ProgressLine } from '@zarra/ui-kit';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { PageFrame } from './frame/page-frame.js';
import { usePageMeta } from './page-meta.js';
import { routes, type SiteRoute } from './routes.js';
import { ErrorScreen } from './screens/error-screen.js';
import { ApiClientProvider } from './services.js';
import { strings } from './strings.js';

const Page = ({ meta, screen }: SiteRoute) => {
  usePageMeta(meta);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
      <Suspense fallback={<ProgressLine active label={strings.loading} />}>{screen}</Suspense>
    </ErrorBoundary>
  );
};

interface SiteProps {
  /** Where the API lives: a path of the site's own origin, or an address. */
  apiBase: string;
}

/** Gives every screen one client, whose refusals lead to the page the specification names. */
const SiteClient = ({ apiBase, children }: SiteProps & { children: ReactNode }) => {
  const navigate = useNavigate();
  const [client] = useState(() =>
    createApiClient({
      baseUrl: apiBase,
      onUnauthorized: () => void navigate(pages.login),
      onForbidden: () => void navigate(pages.forbidden),
    }),
  );
  return <ApiClientProvider value={client}>{children}</ApiClientProvider>;
};

/** The whole site inside a router. */
export const Site = ({ apiBase }: SiteProps) => (
  <ErrorBoundary FallbackComponent={ErrorScreen}>
    <SiteClient apiBase={apiBase}>
      <Routes>
        <Route element={<PageFrame />}>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Page {...route} />} />
          ))}
        </Route>
      </Routes>
    </SiteClient>
  </ErrorBoundary>
);
