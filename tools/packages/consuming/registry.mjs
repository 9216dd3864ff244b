// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../libraries.mjs';
/**
 * @typedef {object} Registry
 * @property {string} address
 * @property {NodeJS.ProcessEnv} publisher the environment of whoever publishes to it
 * @property {() => Promise<void>} stop
 */

/** Milliseconds the registry may take to answer. */
const PATIENCE = 60_000;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * It has our packages and asks nobody for others: npm finds those where it finds them on this machine, and in its cache.
 * @param {string} storage
 */
const config = (storage) => `
storage: ${JSON.stringify(storage)}
web: { enable: false }
packages:
  '@zarra/*': { access: $all, publish: $all }
max_body_size: 20mb
log: { type: stdout, format: pretty, level: warn }
`;

/** @param {string} address */
async function answers(address) {
  try {
    return (await fetch(`${address}-/ping`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts an empty registry of our packages on loopback.
 * @param {string} into a temporary folder for its storage and configuration
 * @returns {Promise<Registry>}
 */
export async function startRegistry(into) {
  const folder = path.join(into, 'registry');
  mkdirSync(folder);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  writeFileSync(path.join(folder, 'config.yaml'), config(path.join(folder, 'storage')));
  const log = openSync(path.join(folder, 'log.txt'), 'a');
  const server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      path.join(folder, 'config.yaml'),
      '--listen',
      `127.0.0.1:${port}`,
    ],
    { cwd: folder, stdio: ['ignore', log, log] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
  };
  const userConfig = path.join(folder, 'npmrc');
  // npm wants a token before it publishes; this one opens nothing.
  writeFileSync(userConfig, `//127.0.0.1:${port}/:_authToken=nobody\n`);

  for (const since = Date.now(); !(await answers(address)); await wait(100)) {
    if (server.exitCode === null && Date.now() - since < PATIENCE) continue;
    await stop();
    throw new Error(`The registry does not answer; see ${folder}/log.txt`);
  }
  return { address, publisher: { ...process.env, npm_config_userconfig: userConfig }, stop };
}
