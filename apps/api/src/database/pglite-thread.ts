// The code of the thread that `startEngineThread` starts: PGlite, which answers its calls one after the other.
import { parentPort } from 'node:worker_threads';
import { compileEngine } from './compile-engine.js';
import type { EmbeddedEngine, EngineResult } from './embedded-engine.js';

/** A call with its arguments. */
export type EngineCall =
  | { readonly name: 'open'; readonly folder: string }
  | { readonly name: 'exec'; readonly statements: string }
  | { readonly name: 'query'; readonly statement: string; readonly parameters: unknown[] }
  | { readonly name: 'close' };

/** The response to a call. `error` has the message and the fields of PostgreSQL: a copied error would lose its fields. */
export type EngineResponse =
  | { readonly results: readonly EngineResult[] }
  | { readonly error: { readonly message: string; readonly [field: string]: string | number } };

// Before the modules of PGlite are loaded: the engine is compiled meanwhile.
void compileEngine();
const { openPglite } = await import('./open-pglite.js');

let engine: EmbeddedEngine | undefined;

async function answer(call: EngineCall): Promise<readonly EngineResult[]> {
  if (call.name === 'open') {
    engine = await openPglite(call.folder);
    return [];
  }
  if (!engine) throw new Error('The database is not open.');
  if (call.name === 'exec') return engine.exec(call.statements);
  if (call.name === 'query') return [await engine.query(call.statement, call.parameters)];
  await engine.close();
  return [];
}

function describeError(error: unknown): Extract<EngineResponse, { error: unknown }>['error'] {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const fields = Object.entries(Object(error) as object).filter((field): field is [string, string | number] =>
    ['string', 'number'].includes(typeof field[1]),
  );
  return { ...Object.fromEntries(fields), name, message };
}

const respond = (response: EngineResponse): void => parentPort?.postMessage(response);
parentPort?.on('message', (call: EngineCall) => {
  answer(call).then(
    (results) => respond({ results: results.map(({ rows, affectedRows }) => ({ rows, affectedRows })) }),
    (error: unknown) => respond({ error: describeError(error) }),
  );
});
