// nginx with deploy/nginx/zarra.conf in front of two servers, and Redis, all on loopback in a temporary folder.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@zarra/tools/free-port';
import { startServer, type SiteProcess } from './site-process.js';

const repository = path.resolve(import.meta.dirname, '../../..');
const CONFIGURATION = path.join(repository, 'deploy/nginx/zarra.conf');
const WAIT_UNTIL_READY = path.join(repository, 'deploy/wait-until-ready.mjs');
/** The name in the configuration. */
const HOST = 'zarra.example';
/** Where nginx stores the files of the site; its parent must exist in Debian's package. */
const FILES_FOLDER = '/var/lib/nginx/zarra';
const NGINX = ['/usr/sbin/nginx', 'nginx'];
const PROGRAM_READY_MS = 30_000;
const WORKERS = 2;

/** Neither nginx nor Redis runs as root here. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function findProgram(candidates: readonly string[]): string {
  const found = candidates.find((program) => spawnSync(program, ['-v']).error === undefined);
  if (found === undefined)
    throw new Error(`${candidates.at(-1)} is not installed. On Debian: apt-get install nginx redis-server`);
  return found;
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PROGRAM_READY_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const opened = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (opened) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${child.spawnfile} did not start on port ${port}.`);
    await wait(50);
  }
}

/** Writes a certificate for the name of the configuration, valid for a day. */
function writeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...key, ...files, ...subject], { stdio: 'ignore' });
}

/**
 * Tests the configuration with Debian's main file, as root and as shipped: only the certificate is that of this run.
 * @throws when nginx would not start
 */
function testShippedConfiguration(nginx: string, folder: string): void {
  const isRoot = process.getuid?.() === 0;
  const [program = nginx, ...before] = isRoot ? [nginx] : ['sudo', '-n', nginx];
  const site = readFileSync(CONFIGURATION, 'utf8').replaceAll(`/etc/letsencrypt/live/${HOST}`, folder);
  const [main, included] = [path.join(folder, 'shipped.conf'), path.join(folder, 'shipped-site.conf')];
  writeFileSync(included, site);
  const debian = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replace(/^\s*include \/etc\/nginx\/(?:conf\.d|sites-enabled)\/.*\n/gm, '')
    .replace(/^http \{/m, `http {\n  include ${included};`);
  writeFileSync(main, debian);
  const existed = existsSync(FILES_FOLDER);
  const { status, stderr, error } = spawnSync(program, [...before, '-t', '-c', main], { encoding: 'utf8' });
  if (!existed && isRoot) rmSync(FILES_FOLDER, { recursive: true, force: true });
  if (!isRoot && (error !== undefined || stderr.startsWith('sudo:')))
    console.log('nginx -t: not run, needs root');
  else if (status !== 0) throw new Error(`nginx -t fails with the shipped configuration:\n${stderr}`);
}

/** The shipped configuration with the ports and folders of this run; everything else is unchanged. */
function writeConfiguration(
  folder: string,
  ports: { http: number; https: number; servers: number[] },
): string {
  const replacements: readonly (readonly [string, string])[] = [
    ['listen 80', `listen 127.0.0.1:${ports.http}`],
    ['listen 443', `listen 127.0.0.1:${ports.https}`],
    ['127.0.0.1:3001', `127.0.0.1:${ports.servers[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports.servers[1]}`],
    [`/etc/letsencrypt/live/${HOST}`, folder],
    [FILES_FOLDER, path.join(folder, 'cache')],
    ['/var/log/nginx/zarra.log', path.join(folder, 'access.log')],
    ['/var/www/acme', folder],
  ];
  const shipped = readFileSync(CONFIGURATION, 'utf8').replace(/^ *listen \[::\].*\n/gm, '');
  const site = replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${CONFIGURATION} has no "${from}".`);
    return text.replaceAll(from, to);
  }, shipped);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log notice;
    worker_processes ${WORKERS};
    events { worker_connections 4096; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name}_temp;`).join('\n')}
      access_log off;
      include /etc/nginx/mime.types;
      include ${folder}/site.conf;
    }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main);
  return file;
}

/**
 * Starts Redis, two servers and nginx.
 * @param folder empty
 * @throws when a program is missing or does not start
 */
export async function startProxiedSite(folder: string, databaseUrl: string, contentDir: string) {
  const nginx = findProgram(NGINX);
  const redis = findProgram(['redis-server']);
  const proxyFolder = path.join(folder, 'nginx');
  mkdirSync(proxyFolder);
  writeCertificate(proxyFolder);
  testShippedConfiguration(nginx, proxyFolder);
  const servers = [await freePort(), await freePort()];
  const [http, https, redisPort] = [await freePort(), await freePort(), await freePort()];
  const configuration = writeConfiguration(proxyFolder, { http, https, servers });
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, proxyFolder]);
  chownSync(folder, user.uid ?? process.getuid?.() ?? 0, user.gid ?? process.getgid?.() ?? 0);

  const started: ChildProcess[] = [];
  const startProgram = async (program: string, args: readonly string[], port: number): Promise<void> => {
    const child = spawn(program, args, { ...user, cwd: proxyFolder, stdio: ['ignore', 'ignore', 'inherit'] });
    started.push(child);
    await waitForPort(port, child);
  };
  const redisOptions = [
    '--port',
    String(redisPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    proxyFolder,
  ];
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUST_PROXY: '127.0.0.1',
    AUTH_SECRET: 'a-secret-of-the-rolling-restart-0123456789',
  };
  const startOne = (port: number): SiteProcess =>
    startServer({ dataDir: path.join(folder, String(port)), contentDir, port, env });
  const waitUntilReady = async (port: number): Promise<void> => {
    const child = spawn(process.execPath, [WAIT_UNTIL_READY, String(port)], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The server on port ${port} did not become ready.`);
  };

  const processes = new Map<number, SiteProcess>();
  async function stop(): Promise<void> {
    for (const child of started) child.kill('SIGTERM');
    for (const { child } of processes.values()) child.kill('SIGTERM');
    await Promise.all([...processes.values()].map(({ ended }) => ended));
  }
  try {
    await startProgram(redis, redisOptions, redisPort);
    for (const port of servers) {
      processes.set(port, startOne(port));
      await waitUntilReady(port); // The first one migrates and imports.
    }
    await startProgram(
      nginx,
      ['-c', configuration, '-e', path.join(proxyFolder, 'error.log'), '-g', 'daemon off;'],
      https,
    );
  } catch (error) {
    await stop();
    throw error;
  }

  const processIds = (): number[] => [...processes.values()].map(({ child }) => child.pid ?? 0);
  const startedWorkers = (): number =>
    readFileSync(path.join(proxyFolder, 'error.log'), 'utf8').split('start worker process ').length - 1;

  return {
    host: HOST,
    port: https,
    stop,
    /** Lets nginx send requests to the first servers only. */
    async useServers(count: number): Promise<void> {
      const file = path.join(proxyFolder, 'site.conf');
      const site = servers.reduce(
        (text, port, index) =>
          text.replace(
            new RegExp(`server 127\\.0\\.0\\.1:${port} .*;`),
            `server 127.0.0.1:${port} max_fails=0${index < count ? '' : ' down'};`,
          ),
        readFileSync(file, 'utf8'),
      );
      writeFileSync(file, site);
      const before = startedWorkers();
      started.at(-1)?.kill('SIGHUP');
      while (startedWorkers() < before + WORKERS) await wait(50);
    },
    /** Restarts one server after the other, as `systemctl restart zarra@3001 zarra@3002` does. */
    async restartAll(): Promise<void> {
      for (const port of servers) {
        const current = processes.get(port);
        current?.child.kill('SIGTERM');
        const code = await current?.ended;
        if (code !== 0)
          throw new Error(`The server on port ${port} ended with ${code}:\n${current?.output()}`);
        processes.set(port, startOne(port));
        await waitUntilReady(port);
      }
    },
    /** Process ids of the servers. */
    processIds,
    /** Resident memory of each server, MiB (Linux). */
    memoryMib: (): number[] =>
      processIds().map((pid) => {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
      }),
    /** Requests that nginx sent to a second server because the first refused or broke the connection. */
    retries: (): number =>
      readFileSync(path.join(proxyFolder, 'access.log'), 'utf8')
        .split('\n')
        .filter((line) => /127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+/.test(line)).length,
    /** Lines of the log of nginx with a status of 5xx: they name the server that answered so, or none. */
    failedRequests: (): string[] =>
      readFileSync(path.join(proxyFolder, 'access.log'), 'utf8')
        .split('\n')
        .filter((line) => /" 5\d\d /.test(line)),
  };
}
