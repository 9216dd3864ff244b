import type { BrowserContext } from '@playwright/test';

/** Session requests of all tabs of a browser. */
export interface SessionLog {
  /** Statuses of POST /token/refresh/ so far. */
  readonly refreshes: number[];
  /** Tabs whose GET /auth-me/ succeeded since the set was cleared. */
  readonly identified: Set<unknown>;
  /** Number of 401 responses to GET /auth-me/ so far. */
  refused: number;
  /** Addresses of tabs that were led to /login. */
  readonly signedOut: string[];
}

/** Logs the session requests of all tabs, later ones too. */
export function logSession(context: BrowserContext): SessionLog {
  const watch: SessionLog = { refreshes: [], identified: new Set(), refused: 0, signedOut: [] };
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/token/refresh/') watch.refreshes.push(response.status());
    if (pathname !== '/api/auth-me/') return;
    if (response.status() === 401) watch.refused += 1;
    if (response.ok()) watch.identified.add(response.frame());
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (new URL(frame.url()).pathname === '/login') watch.signedOut.push(frame.url());
    });
  });
  return watch;
}
