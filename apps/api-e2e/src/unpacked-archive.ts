// node --import tsx apps/api-e2e/src/unpacked-archive.ts
// Packs the built site, installs it in an empty folder as docs/operate.md says, and runs the command lines of the units as
// another user with Node alone: no npm, no PATH, no home.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeArchive } from '@zarra/tools/archive';
import { checkDeployFiles } from './deploy-files.js';
import { writeContent } from './generated-content.js';
import { installArchive, user } from './installed-archive.js';

/** Compressed; the largest part is the embedded PostgreSQL. */
const MAX_BYTES = 40e6;
/** Resident memory of a first start with a curriculum of five times the lessons, each of twice the size. */
const MAX_MEMORY_MIB = 600;

interface SchoolClass {
  readonly lessons: readonly { readonly id: number; readonly tests: readonly { readonly id: number }[] }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-archive-'));
const output = path.join(folder, 'output');
chmodSync(folder, 0o755);
mkdirSync(output);

try {
  const archive = writeArchive(output);
  const size = (archive.bytes / 1e6).toFixed(1);
  console.log(`archive: ${size} MB, ${archive.components} components in its bill of materials`);
  assert.ok(archive.bytes < MAX_BYTES, `${archive.bytes} bytes`);
  if (process.env['ZARRA_TEST_SCOPE'] === 'extended') {
    const hash = () => createHash('sha256').update(readFileSync(archive.file)).digest('hex');
    const first = hash();
    writeArchive(output);
    assert.equal(hash(), first, 'the same commit gives the same archive');
  }

  execFileSync('tar', ['-xzf', archive.file, '-C', folder, '--no-same-owner']);
  const root = path.join(folder, `zarra-${archive.version}`);
  const files = execFileSync('tar', ['-tzf', archive.file], { encoding: 'utf8' }).split('\n');
  const unexpected =
    /\/node_modules\/(?:vite|typescript|nx|react|@zarra)\/|(?<!\/pg_filenode)\.map$|\.d\.ts$|\.tsbuildinfo$/;
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

  for (const document of ['SECURITY.md', 'docs/operate.md']) {
    const text = readFileSync(path.join(root, document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)));
    assert.deepEqual(missing, [], `${document}: links to files that the archive lacks`);
  }

  // `/usr/bin/env node` finds Node and nothing else.
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, path.join(programs, 'node'));
  const run = (...args: string[]) => {
    const options = { ...user, cwd: folder, env: { PATH: programs }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(path.join(root, 'bin/zarra'), args, options);
    return { status, text: stdout + stderr };
  };
  assert.deepEqual(run('--version'), { status: 0, text: `${archive.version}\n` });
  assert.equal(run('nima').status, 2);
  assert.match(run('content', '--help').text, /^zarra content <command>/);
  assert.match(run('content', 'check').text, /no issues/);

  const installed = await installArchive(folder, root);
  const { zarra, port, dataDir, library, backups } = installed;
  const site = `http://127.0.0.1:${port}`;
  const settings = { SITE_URL: site, SMTP_URL: 'files' };
  const doctor = (...args: string[]) => {
    const { status, text } = zarra(['doctor', ...args]);
    assert.equal(status, 0, text);
    assert.match(text, /^Program +ok /m);
    return text;
  };
  installed.use(root);
  checkDeployFiles(path.join(root, 'deploy'), installed.units);

  // First start: the shipped settings are refused, and the doctor names the missing folder.
  installed.writeSettings({});
  assert.match(zarra(['doctor']).text, /^Settings +failed .*SMTP_URL must be set/m);
  installed.writeSettings(settings);
  chmodSync(path.dirname(library), 0o555);
  const missing = zarra(['doctor']);
  chmodSync(path.dirname(library), 0o755);
  assert.equal(missing.status, 1, missing.text);
  const [, command = ''] = /As root: (install -d .*)/.exec(missing.text) ?? [];
  assert.ok(command.endsWith(dataDir), missing.text);
  const owner = user.uid === undefined ? [] : ['-o', String(user.uid), '-g', String(user.gid)];
  execFileSync('install', ['-d', ...owner, '-m', '0700', library]);
  assert.match(doctor(), /^Data folder +ok .*will be created at the first start/m);
  console.log(doctor());

  /** Runs the unit of the server for the time of some work, and returns its log. */
  const serve = async (
    work: (server: ReturnType<typeof installed.start>) => Promise<void>,
    env: Readonly<Record<string, string>> = {},
  ) => {
    const server = installed.start(env);
    try {
      assert.ok(server.isReady, server.log());
      await work(server);
    } catch (error) {
      console.error(server.log());
      throw error;
    } finally {
      const code = await server.stop();
      assert.equal(code, 0, server.log());
    }
    return server.log();
  };
  const call = async <Body>(name: string, body?: object, access?: string): Promise<Body> => {
    const response = await fetch(`${site}/api${name}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.ok(response.ok, `${name}: ${response.status} ${text}`);
    return JSON.parse(text) as Body;
  };
  const lessonTitles = async () =>
    (await call<{ lesson: string }[]>('/lessons/')).map(({ lesson }) => lesson);

  await serve(async () => {
    for (const [address, text] of [
      ['/', 'Fizikani tajribada oʻrganing'],
      ['/learn?topic=1', 'Darsligi'],
      ['/maxfiylik', '90 kundan keyin'],
      ['/tajriba', '<h1'],
      ['/api/docs/', 'swagger-ui'],
      ['/sitemap.xml', '/maxfiylik</loc>'],
    ] as const) {
      const response = await fetch(site + address);
      assert.equal(response.status, 200, address);
      assert.ok((await response.text()).includes(text), `${address} has no "${text}"`);
    }
    assert.equal((await fetch(`http://127.0.0.1:1${port}/metrics`)).status, 200);
    const account = { username: 'nodira', password: 'Kvant-tebranish 7' };
    await call('/register/', { ...account, email: 'nodira@maktab.uz' });
    const { access } = await call<{ access: string }>('/login/', account);
    const classes = await call<SchoolClass[]>('/classes/', undefined, access);
    const lesson = classes.flatMap(({ lessons }) => lessons).find(({ tests }) => tests.length > 0);
    assert.ok(lesson);
    const answers = Object.fromEntries(lesson.tests.map(({ id }) => [id, 1]));
    await call('/submit-test/', { lesson: lesson.id, answers }, access);

    assert.match(zarra(['doctor', '--backups', backups]).text, /^Backups +failed .*has no backup/m);
    const backup = installed.backUp();
    assert.equal(backup.status, 0, backup.text);
    const text = doctor('--site', '--backups', backups);
    assert.match(text, /^Database +ok +a running server uses it/m);
    assert.match(text, /^Public address +ok /m);
    assert.match(text, /^Backups +ok +1 in /m);
  });
  assert.match(zarra(['admin', 'users']).text, /nodira@maktab\.uz/);
  assert.match(doctor(), /^Migrations +ok +all \d+ are applied/m);

  // Restore into an empty folder, beside settings that name a server.
  const [backup = ''] = readdirSync(backups);
  const rehearsal = path.join(folder, 'rehearsal');
  execFileSync('install', ['-d', ...owner, '-m', '0700', rehearsal]);
  const server = {
    DATABASE_URL: 'postgresql://zarra@127.0.0.1:4/zarra',
    AUTH_SECRET: createHash('sha256').update(folder).digest('base64'),
  };
  installed.writeSettings({ ...settings, ...server });
  const restore = ['restore', path.join(backups, backup)];
  const restored = zarra(restore, { DATABASE_URL: '', DATA_DIR: rehearsal });
  assert.equal(restored.status, 0, restored.text);
  assert.match(restored.text, /1 test results checked: each has the same score/);
  installed.writeSettings(settings);
  assert.match(zarra(restore).text, /is not empty/);
  // The restore of a machine: without its data folder.
  execFileSync('mv', [dataDir, `${dataDir}.old`]);
  const again = zarra(restore);
  assert.equal(again.status, 0, again.text);

  // Upgrade: the next release has one more lesson.
  const next = `${root}-next`;
  execFileSync('cp', ['-al', root, next]);
  const lessons = path.join(next, 'apps/api/content/lessons/7-sinf');
  const order = readdirSync(lessons).filter((file) => file.endsWith('.md')).length + 1;
  writeFileSync(
    path.join(lessons, 'yangi-dars.md'),
    `---\norder: ${order}\ntitle: Yangi dars\nquestions: []\n---\n\nMatn.\n`,
  );
  // The plan of the course does not list it.
  rmSync(path.join(next, 'apps/api/content/topics.yaml'));
  installed.use(next);
  const log = await serve(async () => {
    assert.ok((await lessonTitles()).includes('Yangi dars'), 'the new lesson is imported');
    await call('/login/', { username: 'nodira', password: 'Kvant-tebranish 7' });
  });
  assert.match(log, /content imported/);
  assert.match(log, new RegExp(`^versions +Zarra ${archive.version},`, 'm'));
  // Another folder is not imported, and the advice names a command that the archive has.
  const other = path.join(root, 'apps/api/content');
  const refused = await serve(async () => assert.ok((await lessonTitles()).includes('Yangi dars')), {
    CONTENT_DIR: other,
  });
  assert.ok(refused.includes(`To import it: zarra content import ${other}`), refused);

  if (process.env['ZARRA_TEST_SCOPE'] === 'extended') {
    const [contentDir, emptyDir] = [path.join(folder, 'content'), path.join(folder, 'first-start')];
    await writeContent(contentDir, { classes: 9, lessons: 17, isTwice: true });
    execFileSync('install', ['-d', ...owner, '-m', '0700', emptyDir]);
    await serve(
      async ({ peakMemory }) => {
        assert.equal((await lessonTitles()).length, 153);
        // The index of the search is built on first use.
        for (const address of ['/', '/learn?topic=1', '/api/search/?q=bosim'])
          assert.equal((await fetch(site + address)).status, 200, address);
        const peak = peakMemory();
        console.log(`first start with 153 lessons of twice the size: ${peak.toFixed(0)} MiB at most`);
        assert.ok(peak <= MAX_MEMORY_MIB, `${peak} MiB`);
      },
      { CONTENT_DIR: contentDir, DATA_DIR: emptyDir },
    );
  }

  chmodSync(dataDir, 0o755);
  const open = zarra(['doctor']);
  assert.equal(open.status, 1, open.text);
  assert.match(open.text, /Data folder: chmod 700/);
  console.log('Unpacked archive: installs, serves, backs up, restores and upgrades with Node alone');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
