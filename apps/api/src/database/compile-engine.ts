import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm')));
}

/** Compiles the engine of the embedded database once, on other threads. A server calls it before it loads its modules. */
export function compileEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  compiled.catch(() => undefined); // The error is that of the opening.
  return compiled;
}
