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
  /** Publishes the prepared packages of a workspace by the command of a release. */
  readonly publish: (workspace?: string, options?: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an empty registry for the packages of the workspace, on loopback and in this process. It does not forward to another
 * registry: npm takes other packages from its configured registry or its cache.
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
  // npm publishes only with a token. The registry accepts any.
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
