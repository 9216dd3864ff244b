// @ts-check
// A site whose server is killed (-9) at a chosen moment of a chosen call and started again, and a client that tells
// those moments.
import { request } from 'node:http';
import path from 'node:path';
import { readyCatalogue, startServer } from './site-process.mjs';

const shipped = path.resolve(import.meta.dirname, '../../apps/api/content');

/**
 * `written`: the request has left, the server may be anywhere in its work; `answering`: the first bytes of the answer
 * have come; `answered`: the client has all of it.
 * @typedef {'written' | 'answering' | 'answered'} Moment
 * @typedef {{ call: string, moment: Moment, delayMs: number }} Plan
 * @typedef {{ status: number, body: any }} Answer
 */

/** @param {{ dataDir: string, port: number, env: Record<string, string>, contentDir?: string }} site */
export async function startCrashingSite({ dataDir, port, env, contentDir = shipped }) {
  const start = () => startServer({ dataDir, contentDir, port, env: { TRUST_PROXY: 'loopback', ...env } });
  let server = start();
  await readyCatalogue(server, port, 60_000).catch((error) => {
    server.child.kill('SIGKILL');
    throw error;
  });
  /** Settles when the server is up. @type {Promise<unknown>} */
  let up = Promise.resolve();
  /** @type {(Plan & { done: () => void }) | undefined} */
  let plan;
  let calls = 0;
  let kills = 0;

  function kill() {
    if (!plan) return;
    const { done } = plan;
    plan = undefined;
    kills += 1;
    server.child.kill('SIGKILL');
    up = server.ended.then(() => {
      server = start();
      return readyCatalogue(server, port, 60_000);
    });
    up.then(done, done);
  }

  /** @param {string} call @param {Moment} moment */
  function tell(call, moment) {
    if (plan?.call !== call || plan.moment !== moment) return;
    const { delayMs } = plan;
    // Nobody else may fulfil the plan meanwhile.
    plan.call = '';
    if (delayMs === 0) kill();
    else setTimeout(kill, delayMs);
  }

  return {
    dataDir,
    get kills() {
      return kills;
    },
    /**
     * Kills at the planned moment, or after 15 s when no call comes to it; resolves when the next server is ready.
     * @param {Plan} wanted
     */
    killAt: async (wanted) => {
      /** @type {Promise<void>} */
      const killed = new Promise((resolve) => (plan = { ...wanted, done: resolve }));
      const timer = setTimeout(kill, 15_000);
      await killed;
      clearTimeout(timer);
      await up;
    },
    /**
     * One call, over a connection and from an address of its own.
     * @param {string} call its path, such as `/login/`
     * @param {object | undefined} body absent: a GET
     * @param {string} [access] bearer token
     * @returns {Promise<Answer | undefined>} undefined when the answer was lost
     */
    call: async (call, body, access) => {
      await up;
      calls += 1;
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      };
      return new Promise((resolve) => {
        const lost = () => resolve(undefined);
        const sent = request(
          {
            port,
            host: '127.0.0.1',
            path: `/api${call}`,
            method: body ? 'POST' : 'GET',
            headers,
            agent: false,
          },
          (reply) => {
            tell(call, 'answering');
            let text = '';
            reply.on('data', (chunk) => (text += chunk));
            reply.on('error', lost);
            reply.on('close', () => {
              if (!reply.complete) return lost();
              resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) });
              tell(call, 'answered');
            });
          },
        );
        sent.on('error', lost);
        sent.on('socket', (socket) =>
          socket.on('connect', () => sent.end(body && JSON.stringify(body), () => tell(call, 'written'))),
        );
      });
    },
    stop: async () => {
      plan = undefined;
      await up;
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}
