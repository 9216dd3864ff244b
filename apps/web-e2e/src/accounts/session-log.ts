import type { BrowserContext } from '@playwright/test';

/** What the tabs of a browser ask of the server about their session. */
export interface SessionLog {
  /** Answers of POST /token/refresh/ so far, by status. */
  readonly refreshes: number[];
  /** Tabs that have been told who is signed in since the last `forget`, by an answer of 200. */
  readonly told: Set<unknown>;
  /** Answers of 401 to GET /auth-me/ so far. */
  refused: number;
  /** Addresses of tabs that were led to /login. */
  readonly signedOut: string[];
}

/** Watches all tabs of a browser, those opened later too. */
export function logSession(context: BrowserContext): SessionLog {
  const watch: SessionLog = { refreshes: [], told: new Set(), refused: 0, signedOut: [] };
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/token/refresh/') watch.refreshes.push(response.status());
    if (pathname !== '/api/auth-me/') return;
    if (response.status() === 401) watch.refused += 1;
    if (response.ok()) watch.told.add(response.frame());
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (new URL(frame.url()).pathname === '/login') watch.signedOut.push(frame.url());
    });
  });
  return watch;
}
