import { aTokenPair } from '../msw/index.js';
import { send, startTestServer, type TestServer } from './server.js';

type TokenPair = ReturnType<typeof aTokenPair>;
type Response = Parameters<Parameters<typeof startTestServer>[0]>[0];

/** Responds to a refresh instead of the server; false: the server responds. */
export type RefreshHandler = (response: Response, pair: TokenPair) => boolean;

export interface SessionServer extends TestServer {
  /** Starts a session of a user. */
  readonly signIn: (subject?: string) => TokenPair;
  /** Rejects all access tokens issued so far. */
  readonly expireAccess: () => void;
  /** Ends all sessions, as a password reset does. */
  readonly endSessions: () => void;
  /** Number of received refreshes. */
  readonly refreshes: () => number;
  /** Number of sessions that were ended because an old refresh token was reused. */
  readonly reuseDetections: () => number;
  /** Users of the successful guarded calls, in order. */
  readonly served: string[];
  refreshHandler: RefreshHandler | undefined;
  /** Runs before each response to a guarded call. */
  beforeResponse: (() => Promise<void> | void) | undefined;
  /** False: the server does not rotate the refresh token and sends none. */
  rotates: boolean;
  /** True: the server rejects public calls with a stale token too. */
  rejectsAllStaleTokens: boolean;
  /** True: it still serves public calls without a token. */
  servesVisitors: boolean;
}

/**
 * A server with our token rules, but without the 10 s tolerance: the current refresh token is rotated, the previous one
 * gets the current pair again, an older one ends the session. The refresh handler runs after that.
 */
export async function startSessionServer(): Promise<SessionServer> {
  const sessions = new Map<string, { subject: string; past: string[]; current: TokenPair }>();
  const accepted = new Map<string, string>();
  const counts = { refreshes: 0, reuseDetections: 0 };

  const rotate = (refresh: string): TokenPair | undefined => {
    for (const [id, session] of sessions) {
      const { past, current, subject } = session;
      if (current.refresh !== refresh && !past.includes(refresh)) continue;
      if (current.refresh !== refresh && past.at(-1) !== refresh) {
        counts.reuseDetections += 1;
        sessions.delete(id);
        return undefined;
      }
      if (current.refresh === refresh) {
        const next = aTokenPair({ subject });
        session.current = server.rotates ? next : { ...next, refresh };
        if (server.rotates) past.push(refresh);
      }
      accepted.set(session.current.access, subject);
      return session.current;
    }
    return undefined;
  };

  const http = await startTestServer((response, { url, headers, body }) => {
    if (url === '/api/token/refresh/') {
      counts.refreshes += 1;
      const pair = rotate((JSON.parse(body) as TokenPair).refresh);
      if (pair && server.refreshHandler?.(response, pair)) return;
      if (!pair) send(response, 401, { detail: 'Sessiya tugagan.' });
      else send(response, 200, server.rotates ? pair : { access: pair.access });
      return;
    }
    const owner = accepted.get(headers.authorization?.replace('Bearer ', '') ?? '');
    if (owner) server.served.push(owner);
    void Promise.resolve(server.beforeResponse?.()).then(() => {
      const isVisitor = server.servesVisitors && headers.authorization === undefined;
      if ((server.rejectsAllStaleTokens || url === '/api/auth-me/') && !owner && !isVisitor)
        send(response, 401, { detail: 'Tizimga kiring.' });
      else if (url === '/api/auth-me/') send(response, 200, { username: owner, email: null });
      else send(response, 200, []);
    });
  });

  const server: SessionServer = {
    ...http,
    signIn(subject = 'dilnoza') {
      const current = aTokenPair({ subject });
      sessions.set(current.refresh, { subject, past: [], current });
      accepted.set(current.access, subject);
      return current;
    },
    expireAccess: () => accepted.clear(),
    endSessions() {
      accepted.clear();
      sessions.clear();
    },
    refreshes: () => counts.refreshes,
    reuseDetections: () => counts.reuseDetections,
    served: [],
    refreshHandler: undefined,
    beforeResponse: undefined,
    rotates: true,
    rejectsAllStaleTokens: false,
    servesVisitors: false,
  };
  return server;
}
