// Kills (-9) the server at a chosen point of a chosen call and starts it again; its client reports these points.
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { freePort } from '@zarra/tools/free-port';
import { readyCatalogue, startServer } from './site-process.js';

const shipped = path.resolve(import.meta.dirname, '../../api/content');
/** Timeout for a start. */
const READY_MS = 300_000;
/** Status of a call that exceeded the server's deadline, e.g. on a busy machine. */
const DEADLINE_EXCEEDED = 503;
/** The server is killed after this time when the planned call is not sent. */
const UNPLANNED_KILL_MS = 15_000;

/** `request-sent`: the server may be at any step of the call; `response-started`: the response headers have arrived. */
export type KillPoint = 'request-sent' | 'response-started' | 'response-complete';

export interface KillPlan {
  /** Path of the call, such as `/login/`. */
  readonly call: string;
  readonly point: KillPoint;
  readonly delayMs: number;
}

export interface CallResponse {
  readonly status: number;
  /** Fields of the account calls; other bodies are cast. */
  readonly body: Readonly<Partial<Record<'access' | 'refresh' | 'otp_key' | 'code', string>>>;
}

export type KillHarness = Awaited<ReturnType<typeof startKillHarness>>;

export async function startKillHarness({
  dataDir,
  databaseUrl,
  contentDir = shipped,
}: {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly contentDir?: string;
}) {
  const port = await freePort();
  const env = { TRUST_PROXY: 'loopback', DATABASE_URL: databaseUrl };
  const start = () => startServer({ dataDir, contentDir, port, env });
  let server = start();
  await readyCatalogue(server, port, READY_MS).catch((error: unknown) => {
    server.child.kill('SIGKILL');
    throw error;
  });
  let readySince = Date.now();
  /** Resolves when the server is ready. */
  let ready: Promise<unknown> = Promise.resolve();
  let pending: { plan: KillPlan | undefined; done: () => void } | undefined;
  let calls = 0;
  const waiters = new Set<{ readonly until: number; readonly resolve: () => void }>();
  let kills = 0;
  let deadlinesExceeded = 0;

  function kill(): void {
    if (!pending) return;
    const { done } = pending;
    pending = undefined;
    kills += 1;
    server.child.kill('SIGKILL');
    ready = server.ended.then(async () => {
      server = start();
      await readyCatalogue(server, port, READY_MS);
      readySince = Date.now();
    });
    ready.then(done, done);
  }

  function reachPoint(call: string, point: KillPoint): void {
    if (pending?.plan?.call !== call || pending.plan.point !== point) return;
    const { delayMs } = pending.plan;
    // A plan kills once: later calls pass.
    pending.plan = undefined;
    if (delayMs === 0) kill();
    else setTimeout(kill, delayMs);
  }

  return {
    get kills() {
      return kills;
    },
    /** Number of calls that exceeded the server's deadline. */
    get deadlinesExceeded() {
      return deadlinesExceeded;
    },
    /** Milliseconds since the server was last ready. */
    get readyFor() {
      return Date.now() - readySince;
    },
    /** Resolves when this many further calls have started. */
    afterCalls: (count: number): Promise<void> =>
      new Promise((resolve) => {
        if (count === 0) resolve();
        else waiters.add({ until: calls + count, resolve });
      }),
    /** Kills at the planned point; resolves when the next server is ready. */
    async killAt(plan: KillPlan): Promise<void> {
      const killed = new Promise<void>((resolve) => (pending = { plan, done: resolve }));
      const timer = setTimeout(kill, UNPLANNED_KILL_MS);
      await killed;
      clearTimeout(timer);
      await ready;
    },
    /**
     * Sends a call over its own connection and from its own address: a POST with a body, a GET without.
     * @returns undefined when the response was lost or the deadline was exceeded
     */
    async call(call: string, body?: object, access?: string): Promise<CallResponse | undefined> {
      await ready;
      calls += 1;
      for (const waiter of waiters)
        if (calls >= waiter.until) {
          waiters.delete(waiter);
          waiter.resolve();
        }
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      };
      const options = { port, host: '127.0.0.1', path: `/api${call}`, headers, agent: false };
      return new Promise((resolve) => {
        const onLost = () => resolve(undefined);
        const onResponse = (response: IncomingMessage) => {
          reachPoint(call, 'response-started');
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('error', onLost);
          response.on('close', () => {
            if (!response.complete) {
              onLost();
              return;
            }
            const { statusCode = 0 } = response;
            // The call may have had its effect, as a call without a response.
            if (statusCode === DEADLINE_EXCEEDED) {
              deadlinesExceeded += 1;
              onLost();
            } else resolve({ status: statusCode, body: JSON.parse(text) as CallResponse['body'] });
            reachPoint(call, 'response-complete');
          });
        };
        const httpRequest = request({ ...options, method: body ? 'POST' : 'GET' }, onResponse);
        httpRequest.on('error', onLost);
        httpRequest.on('socket', (socket) =>
          socket.on('connect', () =>
            httpRequest.end(body && JSON.stringify(body), () => reachPoint(call, 'request-sent')),
          ),
        );
      });
    },
    async stop(): Promise<void> {
      pending = undefined;
      await ready;
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}
