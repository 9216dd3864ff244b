import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { commandLimits, currentLimits, requestLimits, timeoutError } from './call-limits.js';
import type { EngineResult, OpenEngine } from './embedded-engine.js';
import type { EngineCall, EngineResponse } from './pglite-thread.js';

/** Interval at which the deadline of a call is counted, ms. */
const TICK_MS = 250;
/** Time in which a thread that hangs must end, ms. A thread in a call of the operating system ends after that call only. */
const END_MS = 3000;

/** Limits of the heap, MB: results die soon, so that young objects need little. Threads have 48 otherwise. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 1024 };

/** Calls `onEnd` after a time. It counts ticks of this process, so that a pause of the whole machine counts as one. */
function startDeadline(ms: number, onEnd: () => void): () => void {
  let ticks = Math.ceil(ms / TICK_MS);
  const timer = setInterval(() => {
    ticks -= 1;
    if (ticks === 0) onEnd();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** What a log may say of a call: a statement with parameters, which can be personal, has placeholders for them. */
function describeCall(call: EngineCall): string {
  if (call.name === 'exec') return call.statements.slice(0, 200);
  return call.name === 'query' ? call.statement.slice(0, 200) : call.name;
}

/** A thread for PGlite. The process ends with the thread: PGlite ends it after a failed flush. */
function startThread(code: URL) {
  const thread = new Worker(code, { resourceLimits: LIMITS });
  const endProcess = (): never => process.exit(1);
  thread.on('error', (error) => console.error('The embedded database has ended:', error));
  thread.on('exit', endProcess);
  let hasEnded = false;

  const end = async (): Promise<void> => {
    hasEnded = true;
    thread.off('exit', endProcess);
    // `process.exit` would wait for the thread. Only a new process can then open the database.
    const timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), END_MS);
    await thread.terminate();
    clearTimeout(timer);
  };

  /** @returns the response, or undefined when there is none in time: the thread has ended then */
  const request = async (call: EngineCall, ms: number): Promise<EngineResponse | undefined> => {
    const hang = new AbortController();
    const stopDeadline = startDeadline(ms, () => hang.abort());
    thread.postMessage(call);
    try {
      const [response] = (await once(thread, 'message', { signal: hang.signal })) as [EngineResponse];
      return response;
    } catch (error) {
      if (!hang.signal.aborted) throw error;
      console.error(
        `The embedded database did not respond in ${ms / 1000} s and is started again. Its call: ${describeCall(call)}`,
      );
      await end();
      return undefined;
    } finally {
      stopDeadline();
    }
  };

  // One call at a time: the next response belongs to the last call.
  const inTurn = pLimit(1);
  return {
    end,
    /** @param onHang runs after the thread has ended because of this call, before the error */
    send: (call: EngineCall, ms: number, onHang?: () => void): Promise<readonly EngineResult[]> =>
      inTurn(async () => {
        if (hasEnded) throw timeoutError();
        const response = await request(call, ms);
        if (!response) {
          onHang?.();
          throw timeoutError();
        }
        if ('error' in response) throw Object.assign(new Error(response.error.message), response.error);
        return response.results;
      }),
  };
}

/**
 * Starts a thread for PGlite, so that a server loads its modules while the database opens, and answers other requests while a
 * commit is written to the disk. A statement blocks the thread: when a call exceeds its limit, the thread is ended, as if the
 * process were killed, and each later call of that engine fails.
 * @param code code of the thread; absent: that of the built server
 * @returns opens a database: at first in that thread, later each time in a new one
 */
export function startEngineThread(code = new URL('./pglite-thread.js', import.meta.url)): OpenEngine {
  let waiting: ReturnType<typeof startThread> | undefined = startThread(code);
  return async (folder, onHang) => {
    const thread = waiting ?? startThread(code);
    waiting = undefined;
    await thread.send({ name: 'open', folder }, commandLimits.response);
    const send = (call: EngineCall) => thread.send(call, currentLimits(requestLimits).response, onHang);
    return {
      exec: (statements) => send({ name: 'exec', statements }),
      query: async (statement, parameters) => {
        const [result] = await send({ name: 'query', statement, parameters });
        return result ?? { rows: [] };
      },
      close: async () => {
        await thread.send({ name: 'close' }, commandLimits.response);
        await thread.end();
      },
    };
  };
}
