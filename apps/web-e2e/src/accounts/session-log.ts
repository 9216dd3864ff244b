import type { BrowserContext } from '@playwright/test';

/** Session requests of all tabs of a browser. */
export interface SessionLog {
  /** Statuses of POST /token/refresh/ so far. */
  readonly refreshes: number[];
  /** Tabs whose GET /auth-me/ succeeded since the set was cleared. */
  readonly identified: Set<unknown>;
  /** Number of 401 responses to GET /auth-me/ so far. */
  rejected: number;
  /** Addresses of tabs that were redirected to /login. */
  readonly signedOut: string[];
}

/** Logs the session requests of all tabs, later ones too. */
export function logSession(context: BrowserContext): SessionLog {
  const log: SessionLog = { refreshes: [], identified: new Set(), rejected: 0, signedOut: [] };
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/token/refresh/') log.refreshes.push(response.status());
    if (pathname !== '/api/auth-me/') return;
    if (response.status() === 401) log.rejected += 1;
    if (response.ok()) log.identified.add(response.frame());
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (new URL(frame.url()).pathname === '/login') log.signedOut.push(frame.url());
    });
  });
  return log;
}
