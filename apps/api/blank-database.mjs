// @ts-check
// node blank-database.mjs <folder>: writes the files of an embedded database without tables, which a first start copies. PGlite's own
// creation of a database (initdb) takes four seconds and 500 MB more memory than an open database.
// With a fixed clock and fixed random numbers it is the same each time, as every file of a build.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Fills a typed array with a constant. */
const fill = (/** @type {Uint8Array} */ array) => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(1);
  return array;
};
Object.assign(crypto, { randomFillSync: fill });
Object.assign(globalThis.crypto, { getRandomValues: fill });
syncBuiltinESMExports();
Date.now = () => Date.UTC(2026, 0);
performance.now = () => 1000;
Math.random = () => 0.5;

const { PGlite } = await import('@electric-sql/pglite');
const pglite = await PGlite.create(process.argv[2]);
await pglite.close();
