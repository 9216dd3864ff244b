import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { EngineResult, OpenEngine } from './embedded-engine.js';
import type { EngineCall, EngineResponse } from './pglite-thread.js';

/**
 * Starts a thread for PGlite, so that a server loads its modules while the database opens, and answers other requests while a
 * commit is written to the disk. The process ends with the thread: PGlite ends it after a failed flush.
 * @param code code of the thread; absent: that of the built server
 * @returns opens a database in the thread; called once
 */
export function startEngineThread(code = new URL('./pglite-thread.js', import.meta.url)): OpenEngine {
  const thread = new Worker(code);
  const endProcess = (): never => process.exit(1);
  thread.on('error', (error) => console.error('The embedded database has ended:', error));
  thread.on('exit', endProcess);

  // One call at a time: the next response belongs to the last call.
  const inTurn = pLimit(1);
  const send = (call: EngineCall): Promise<readonly EngineResult[]> =>
    inTurn(async () => {
      thread.postMessage(call);
      const [response] = (await once(thread, 'message')) as [EngineResponse];
      if ('error' in response) throw Object.assign(new Error(response.error.message), response.error);
      return response.results;
    });

  return async (folder) => {
    await send({ name: 'open', folder });
    return {
      exec: (statements) => send({ name: 'exec', statements }),
      query: async (statement, parameters) => {
        const [result] = await send({ name: 'query', statement, parameters });
        return result ?? { rows: [] };
      },
      close: async () => {
        await send({ name: 'close' });
        thread.off('exit', endProcess);
        await thread.terminate();
      },
    };
  };
}
