import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SchoolClassBody } from '@zarra/contracts';
import { buildModule } from '../testing/build-module.js';
import { edited, makeContent } from '../testing/content.js';
import { createServerDatabase, oneDatabaseKind } from '../testing/database.js';
import { makeFolder, readFolder } from '../testing/folder.js';
import { startLoad } from '../testing/load.js';
import { isExtended } from '../testing/scope.js';
import { HANG_MS, runNode, waitUntil, type TestProcess } from '../testing/process.js';

/** Maximum time from the import of a correction to its first response, ms: editors are promised it. A busy machine needs longer. */
const MAX_DELAY_MS = isExtended ? 5000 : HANG_MS;

const corrected = edited('lessons/7-sinf/kuch.md', 'Kuch haqida.', 'Kuch haqida $F = ma$.');

const textsOf = async (url: URL): Promise<string> => {
  const classes = (await (await fetch(new URL('/api/classes/', url))).json()) as SchoolClassBody[];
  return classes.flatMap(({ lessons }) => lessons.map((lesson) => lesson.descriptionTree)).join();
};

describe.each(oneDatabaseKind('embedded'))('content of a running server (%s)', (kind) => {
  let env: NodeJS.ProcessEnv;
  let drop: (() => Promise<void>) | undefined;
  const servers: TestProcess[] = [];
  const urls: URL[] = [];

  beforeAll(async () => {
    const DATA_DIR = path.join(await makeFolder(), 'data');
    env = { DATA_DIR, CONTENT_DIR: await makeContent(), PORT: '0' };
    if (kind === 'server') {
      const database = await createServerDatabase();
      drop = database.drop;
      env['DATABASE_URL'] = database.url;
    }
    for (const _ of kind === 'server' ? [1, 2] : [1]) {
      const server = runNode(['server.js'], env);
      servers.push(server);
      urls.push(new URL((await server.waitFor(/Zarra is ready: (http:[^"\s]+)/))[1] ?? ''));
    }
  });
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      await ended;
    }
    await drop?.();
  });

  async function content(...args: readonly string[]) {
    const command = runNode(['content-cli.js', ...args], env);
    return { code: await command.ended, output: command.output() };
  }

  test('every process serves a correction after its import; at 200 requests a second none fails', async () => {
    const loads = urls.map((url) => startLoad(new URL('/api/classes/', url)));
    await waitUntil(() => loads.every((load) => load.completed() > 200));
    const folder = await makeContent(corrected);
    expect(await content('import', folder)).toEqual({
      code: 0,
      output: 'added: 0\nchanged: 1\n  lessons/7-sinf/kuch\nremoved: 0\n',
    });
    for (const url of urls) {
      await waitUntil(async () => (await textsOf(url)).includes('["math",["mrow",["mi","F"]'), MAX_DELAY_MS);
    }
    for (const load of loads) expect(await load.stop()).toEqual([]);
  });

  test('the other commands work while the server runs', async () => {
    const target = await makeFolder();
    expect(await content('export', target)).toEqual({ code: 0, output: `Written to ${target}.\n` });
    expect(await readFolder(target)).toEqual(await readFolder(await makeContent(corrected)));
    expect(await content('remark', '7-sinf/tezlik/birlik')).toEqual({
      code: 0,
      output: '0 results change, 0 get the corrected key and keep their percentage.\n',
    });
    expect(await content('remark', '7-sinf/tezlik/yoq')).toEqual({
      code: 1,
      output: 'The lesson 7-sinf/tezlik has no question yoq.\n',
    });
    const invalid = await content('import', await makeContent(edited('types.yaml', 'slug: 3d', 'slug: 3 D')));
    expect([invalid.code, invalid.output]).toEqual([1, expect.stringMatching(/^types\.yaml:3: /)]);
  });

  test('stored results are scored again after a confirmation', async () => {
    const send = (url: string, body: object, headers = {}) =>
      fetch(new URL(url, urls[0]), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).then((response) => response.json() as Promise<Record<string, string>>);
    const account = { username: 'olim', password: 'quyosh-nuri-77' };
    await send('/api/register/', { ...account, email: 'olim@example.org' });
    const { access } = await send('/api/login/', account);
    const headers = { authorization: `Bearer ${access}` };
    const classes = (await (
      await fetch(new URL('/api/classes/', urls[0]), { headers })
    ).json()) as SchoolClassBody[];
    const lesson = classes[1]?.lessons[0];
    const answers = { [lesson?.tests?.[0]?.id ?? 0]: 3 };
    expect(await send('/api/submit-test/', { lesson: lesson?.id, answers }, headers)).toMatchObject({
      percentage: 0,
    });

    await content('import', await makeContent(edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 3')));
    const preview =
      'olim, Elektr toki: 0 % → 100 %\n1 results change, 0 get the corrected key and keep their percentage.\n';
    expect(await content('remark', '8-sinf/tok/amper')).toEqual({
      code: 1,
      output: `${preview}There is no terminal to ask: add --yes. Nothing was written.\n`,
    });
    expect(await content('remark', '8-sinf/tok/amper', '--yes')).toEqual({
      code: 0,
      output: `${preview}Written: 1 results.\n`,
    });
    const result = await fetch(new URL(`/api/lesson-test-result/${lesson?.id}/`, urls[0]), { headers });
    expect(await result.json()).toMatchObject({ percentage: 100, correct_answers: 1 });
  });

  if (kind === 'embedded') {
    test('the control port requires the secret of the data folder, and the public port does not serve it', async () => {
      const file = path.join(env['DATA_DIR'] ?? '', 'control.json');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const { port, secret } = JSON.parse(await readFile(file, 'utf8')) as { port: number; secret: string };
      const call = (url: URL | string, authorization: string) =>
        fetch(url, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'readContent' }),
        });
      const controlUrl = `http://127.0.0.1:${port}/`;
      expect((await call(controlUrl, `Bearer ${secret}`)).status).toBe(200);
      for (const wrong of [
        '',
        'Bearer ',
        `Bearer ${secret}x`,
        `Bearer ${'x'.repeat(secret.length)}`,
        secret,
      ]) {
        const rejected = await call(controlUrl, wrong);
        expect([rejected.status, await rejected.text()]).toEqual([403, '{}']);
      }
      expect((await fetch(controlUrl, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(403);
      for (const pathname of ['/', '/control', '/api/control/', '/api/staff/']) {
        const { status } = await call(new URL(pathname, urls[0]), `Bearer ${secret}`);
        expect([404, 405]).toContain(status);
      }
    });

    test('a command reports a data folder that is locked by a program other than a server', async () => {
      const { DATA_DIR = '' } = env;
      const [server] = servers.splice(0);
      server?.child.kill('SIGTERM');
      expect(await server?.ended).toBe(0);
      await expect(stat(path.join(DATA_DIR, 'control.json'))).rejects.toThrow('ENOENT');
      // A program that locks the folder without being a server.
      const lockModule = await buildModule(path.resolve(import.meta.dirname, '../database/data-lock.ts'));
      const holder = runNode(
        [
          '--input-type=module',
          '-e',
          `const { lockDataDir } = await import(${JSON.stringify(lockModule)});
           await lockDataDir(${JSON.stringify(DATA_DIR)}); console.log('locked'); setInterval(() => {}, 1000);`,
        ],
        env,
      );
      await holder.waitFor(/locked/);
      expect(await content('import')).toEqual({
        code: 1,
        output: expect.stringContaining(`${DATA_DIR} is in use`),
      });
      holder.child.kill('SIGKILL');
      await holder.ended;
      // The lock of a killed program is replaced.
      expect(await content('import')).toMatchObject({ code: 0 });
    });
  }
});
