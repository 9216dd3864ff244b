import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of WebAssembly that a function runs before V8 optimizes it: the default since Node 22. With that of Node 20, which is
 * seven times lower, optimizing functions that only run at the start takes a quarter of its processor time.
 */
const TIERING_BUDGET = 13_000_000;

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm')));
}

/** Compiles the engine of the embedded database once, on other threads. It is called before the modules of PGlite are loaded. */
export function compileEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  compiled.catch(() => undefined); // The error is that of the opening.
  return compiled;
}
