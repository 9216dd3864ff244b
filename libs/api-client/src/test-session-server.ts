import { aTokenPair } from './testing.js';
import { send, startTestServer, type TestServer } from './test-server.js';

type Pair = ReturnType<typeof aTokenPair>;
type Reply = Parameters<Parameters<typeof startTestServer>[0]>[0];

/** Answers a refresh in place of the server; false leaves it to the server. */
export type RefreshFault = (response: Reply, answer: Pair) => boolean;

export interface SessionServer extends TestServer {
  /** A new session of a person. */
  readonly signIn: (subject?: string) => Pair;
  /** From now on the access tokens handed out so far are refused. */
  readonly expireAccess: () => void;
  /** Signs everybody out, as a password reset does. */
  readonly endSessions: () => void;
  /** How many refreshes arrived, and how many sessions were ended because a token older than tolerated came. */
  readonly refreshes: () => number;
  readonly thefts: () => number;
  /** Whose guarded calls were answered, in order. */
  readonly served: string[];
  fault: RefreshFault | undefined;
  /** Runs before each answer to a guarded call. */
  beforeAnswer: (() => Promise<void> | void) | undefined;
  /** False: a server that keeps the refresh token and sends none. */
  rotates: boolean;
  /** True: a server that refuses public calls too when their token is bad. */
  guardsAll: boolean;
}

/**
 * A server that treats tokens as ours does, but without its 10 s of grace: the current refresh token moves the session
 * on, the one before gets the current pair again, an older one ends the session. The fault strikes after that.
 */
export async function startSessionServer(): Promise<SessionServer> {
  const sessions = new Map<string, { subject: string; past: string[]; current: Pair }>();
  const accepted = new Map<string, string>();
  const counts = { refreshes: 0, thefts: 0 };

  const renew = (refresh: string): Pair | undefined => {
    for (const [id, session] of sessions) {
      const { past, current, subject } = session;
      if (current.refresh !== refresh && !past.includes(refresh)) continue;
      if (current.refresh !== refresh && past.at(-1) !== refresh) {
        counts.thefts += 1;
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
      const answer = renew((JSON.parse(body) as Pair).refresh);
      if (answer && server.fault?.(response, answer)) return;
      if (!answer) send(response, 401, { detail: 'Sessiya tugagan.' });
      else send(response, 200, server.rotates ? answer : { access: answer.access });
      return;
    }
    const owner = accepted.get(headers.authorization?.replace('Bearer ', '') ?? '');
    if (owner) server.served.push(owner);
    void Promise.resolve(server.beforeAnswer?.()).then(() => {
      if ((server.guardsAll || url === '/api/auth-me/') && !owner)
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
    thefts: () => counts.thefts,
    served: [],
    fault: undefined,
    beforeAnswer: undefined,
    rotates: true,
    guardsAll: false,
  };
  return server;
}
