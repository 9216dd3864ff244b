// @ts-check
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../libraries.mjs';
/** @typedef {{ address: string, userConfig: string, stop: () => Promise<void> }} Registry */

const run = promisify(execFile);
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
 * Ours come from here only; everything else from wherever npm is told to look on this machine.
 * @param {string} storage @param {string} uplink
 */
const config = (storage, uplink) => `
storage: ${JSON.stringify(storage)}
web: { enable: false }
uplinks:
  outside: { url: ${JSON.stringify(uplink)}, maxage: 1h, cache: false }
packages:
  '@zarra/*': { access: $all, publish: $all }
  '**': { access: $all, proxy: outside }
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
 * Starts an empty registry on loopback, for whoever uses the npm user configuration it writes.
 * @param {string} into a temporary folder for its storage and configuration
 * @returns {Promise<Registry>}
 */
export async function startRegistry(into) {
  const folder = path.join(into, 'registry');
  mkdirSync(folder);
  const uplink = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: into,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  writeFileSync(path.join(folder, 'config.yaml'), config(path.join(folder, 'storage'), uplink));
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
  writeFileSync(userConfig, `registry=${address}\n//127.0.0.1:${port}/:_authToken=nobody\n`);

  for (const since = Date.now(); !(await answers(address)); await wait(100)) {
    if (server.exitCode === null && Date.now() - since < PATIENCE) continue;
    await stop();
    throw new Error(`The registry does not answer; see ${folder}/log.txt`);
  }
  return { address, userConfig, stop };
}

/**
 * @param {Registry} registry
 * @param {string[]} tarballs
 */
export async function publishAll({ userConfig }, tarballs) {
  await Promise.all(
    tarballs.map((tarball) =>
      run('npm', ['publish', tarball, '--userconfig', userConfig, '--no-provenance']),
    ),
  );
}
