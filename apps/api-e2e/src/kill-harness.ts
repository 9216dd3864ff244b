// A site whose server is killed (-9) at a chosen point of a chosen call and started again, and a client that reports
// these points.
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { freePort } from '@zarra/tools/free-port';
import { readyCatalogue, startServer } from './site-process.js';

const shipped = path.resolve(import.meta.dirname, '../../api/content');
/** A server that needs longer hangs. */
const READY_MS = 300_000;
/** A kill whose call does not come happens after this time. */
const UNPLANNED_KILL_MS = 15_000;

/**
 * `sent`: the request has left, the server may be anywhere in its work; `answering`: the first bytes of the response
 * have come; `answered`: the client has all of it.
 */
export type KillPoint = 'sent' | 'answering' | 'answered';

export interface KillPlan {
  /** Path of the call, such as `/login/`. */
  readonly call: string;
  readonly point: KillPoint;
  readonly delayMs: number;
}

export interface Answer {
  readonly status: number;
  /** What the account calls return; others are cast. */
  readonly body: Readonly<Partial<Record<'access' | 'refresh' | 'otp_key' | 'code', string>>>;
}

export type CrashingSite = Awaited<ReturnType<typeof startCrashingSite>>;

export async function startCrashingSite({
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
  /** Settles when the server is ready. */
  let ready: Promise<unknown> = Promise.resolve();
  let pending: { plan: KillPlan | undefined; done: () => void } | undefined;
  let calls = 0;
  const waiting = new Set<{ readonly until: number; readonly resolve: () => void }>();
  let kills = 0;

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

  function reach(call: string, point: KillPoint): void {
    if (pending?.plan?.call !== call || pending.plan.point !== point) return;
    const { delayMs } = pending.plan;
    // The same plan kills once: further calls pass.
    pending.plan = undefined;
    if (delayMs === 0) kill();
    else setTimeout(kill, delayMs);
  }

  return {
    get kills() {
      return kills;
    },
    /** Milliseconds since the server was last ready. */
    get readyFor() {
      return Date.now() - readySince;
    },
    /** Resolves when so many further calls have begun. */
    afterCalls: (count: number): Promise<void> =>
      new Promise((resolve) => {
        if (count === 0) resolve();
        else waiting.add({ until: calls + count, resolve });
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
     * @returns undefined when the response was lost
     */
    async call(call: string, body?: object, access?: string): Promise<Answer | undefined> {
      await ready;
      calls += 1;
      for (const waiter of waiting)
        if (calls >= waiter.until) {
          waiting.delete(waiter);
          waiter.resolve();
        }
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      };
      const options = { port, host: '127.0.0.1', path: `/api${call}`, headers, agent: false };
      return new Promise((resolve) => {
        const lose = () => resolve(undefined);
        const receive = (response: IncomingMessage) => {
          reach(call, 'answering');
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('error', lose);
          response.on('close', () => {
            if (!response.complete) {
              lose();
              return;
            }
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] });
            reach(call, 'answered');
          });
        };
        const sent = request({ ...options, method: body ? 'POST' : 'GET' }, receive);
        sent.on('error', lose);
        sent.on('socket', (socket) =>
          socket.on('connect', () => sent.end(body && JSON.stringify(body), () => reach(call, 'sent'))),
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
