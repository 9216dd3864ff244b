// node --import tsx apps/api-e2e/src/unpacked-archive.ts
// Packs the built site, unpacks it in an empty folder, and runs it as another user with Node alone: no npm, no PATH, no home.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeArchive } from '@zarra/tools/archive';
import { freePort } from '@zarra/tools/free-port';

/** Compressed; the largest part is the embedded PostgreSQL. */
const MAX_BYTES = 40e6;
/** An unprivileged user, when the test runs as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-archive-'));
const [output, work] = [path.join(folder, 'output'), path.join(folder, 'work')];
chmodSync(folder, 0o755);
mkdirSync(output);
mkdirSync(work);
if (user.uid !== undefined) chownSync(work, user.uid, user.gid);

try {
  const archive = writeArchive(output);
  const size = (archive.bytes / 1e6).toFixed(1);
  console.log(`archive: ${size} MB, ${archive.components} components in its bill of materials`);
  assert.ok(archive.bytes < MAX_BYTES, `${archive.bytes} bytes`);
  if (process.env['ZARRA_TEST_EXTENDED'] === 'true') {
    const hash = () => createHash('sha256').update(readFileSync(archive.file)).digest('hex');
    const first = hash();
    writeArchive(output);
    assert.equal(hash(), first, 'the same commit gives the same archive');
  }

  execFileSync('tar', ['-xzf', archive.file, '-C', folder, '--no-same-owner']);
  const root = path.join(folder, `zarra-${archive.version}`);
  const files = execFileSync('tar', ['-tzf', archive.file], { encoding: 'utf8' }).split('\n');
  const unexpected = /\/node_modules\/(?:vite|typescript|nx|react|@zarra)\/|\.map$|\.d\.ts$|\.tsbuildinfo$/;
  assert.deepEqual(
    files.filter((file) => unexpected.test(file)),
    [],
  );
  for (const file of [
    'sbom.cdx.json',
    'THIRD-PARTY-LICENCES.txt',
    'LICENSE',
    'SECURITY.md',
    'docs/operate.md',
  ])
    assert.ok(readFileSync(path.join(root, file)).length > 1000, file);

  // `/usr/bin/env node` finds Node and nothing else.
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, path.join(programs, 'node'));
  const port = await freePort();
  const env = { PATH: programs, PORT: String(port), DATA_DIR: path.join(work, 'data') };
  const program = path.join(root, 'bin/zarra');
  const options = { ...user, cwd: work, env, encoding: 'utf8' } as const;
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, options);
    return { status, text: stdout + stderr };
  };
  const doctor = () => {
    const { status, text } = run('doctor');
    console.log(text);
    assert.equal(status, 0, text);
    assert.match(text, /^Program +ok /m);
    return text;
  };

  assert.deepEqual(run('--version'), { status: 0, text: `${archive.version}\n` });
  assert.equal(run('nima').status, 2);
  assert.match(run('content', '--help').text, /^zarra content <command>/);
  assert.match(run('content', 'check').text, /no issues/);
  assert.match(doctor(), /^Database +ok +the first start creates it/m);

  const server = spawn(program, ['start'], { ...user, cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(server, 'exit');
  try {
    const waiting = [path.join(root, 'deploy/wait-until-ready.mjs'), String(port)];
    assert.equal(spawnSync(process.execPath, waiting, { stdio: 'inherit' }).status, 0, log);
    const site = `http://127.0.0.1:${port}`;
    for (const [address, text] of [
      ['/', 'Fizikani tajribada oʻrganing'],
      ['/learn?topic=1', 'Darsligi'],
      ['/maxfiylik', '90 kundan keyin'],
      ['/tajriba', '<h1'],
      ['/api/docs/', 'swagger-ui'],
      ['/sitemap.xml', '/maxfiylik</loc>'],
    ] as const) {
      const response = await fetch(site + address);
      assert.equal(response.status, 200, `${address}\n${log}`);
      assert.ok((await response.text()).includes(text), `${address} has no "${text}"`);
    }
    const post = (call: string, body: object) =>
      fetch(`${site}/api${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const account = { username: 'nodira', password: 'Kvant-tebranish 7' };
    assert.equal((await post('/register/', { ...account, email: 'nodira@maktab.uz' })).status, 201, log);
    assert.equal((await post('/login/', account)).status, 200, log);
    assert.match(doctor(), /^Database +ok +a running server uses it/m);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  assert.equal(server.exitCode, 0, log);

  assert.match(run('admin', 'users').text, /nodira@maktab\.uz/);
  assert.match(doctor(), /^Migrations +ok +all \d+ are applied/m);
  chmodSync(path.join(work, 'data'), 0o755);
  const open = run('doctor');
  assert.equal(open.status, 1, open.text);
  assert.match(open.text, /Data folder: chmod 700/);
  console.log('Unpacked archive: starts and serves with Node alone');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
