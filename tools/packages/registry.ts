import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';
import { root } from './libraries.js';

export interface Registry {
  readonly address: string;
  /** Publishes the staged libraries of a workspace by the command of a release. */
  readonly publish: (workspace?: string, options?: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an empty registry of the workspace's packages on loopback, in this process. It forwards to no
 * other registry: npm finds other packages where this machine is configured to find them, and in its cache.
 * @param into a temporary folder for its storage and configuration
 */
export async function startRegistry(into: string): Promise<Registry> {
  const folder = path.join(into, 'registry');
  mkdirSync(folder);
  const config = path.join(folder, 'config.yaml');
  const settings = {
    storage: path.join(folder, 'storage'),
    web: { enable: false },
    packages: { '@zarra/*': { access: '$all', publish: '$all' } },
    max_body_size: '20mb',
    log: { type: 'file', path: path.join(folder, 'log.txt'), level: 'warn' },
  };
  writeFileSync(config, JSON.stringify(settings));
  const server = (await runServer(config)) as Server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const userConfig = path.join(folder, 'npmrc');
  // npm wants a token before it publishes; this one opens nothing.
  writeFileSync(userConfig, `//${host}/:_authToken=none\n`);
  const address = `http://${host}/`;
  return {
    address,
    publish: async (workspace = root, options = []) => {
      await promisify(execFile)('npx', ['nx', 'release', 'publish', '--registry', address, ...options], {
        cwd: workspace,
        env: { ...process.env, npm_config_userconfig: userConfig, NX_DAEMON: 'false' },
        maxBuffer: 1e8,
      });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
