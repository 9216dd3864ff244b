import path from 'node:path';
import { readdir } from 'node:fs/promises';
import type { SchoolClassBody } from '@zarra/contracts';
import { createServerDatabase, makeSite, oneDatabaseKind } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode, waitUntil, type TestProcess } from '../testing/process.js';
import type { Database } from '../database/open-database.js';

const AUTH_SECRET = 'a-secret-of-the-rehearsal-0123456789';
const LEARNERS = 6;
const account = (index: number) => ({ username: `olim${index}`, password: `quyosh-nuri-7${index}` });

const other: Readonly<Record<Database['kind'], Database['kind']>> = {
  embedded: 'server',
  server: 'embedded',
};

async function startServer(env: NodeJS.ProcessEnv): Promise<{ server: TestProcess; url: URL }> {
  const server = runNode(['server.js'], { ...env, AUTH_SECRET, TRUST_PROXY: '127.0.0.1', PORT: '0' });
  return { server, url: new URL((await server.waitFor(/Zarra is ready: (http:[^"\s]+)/))[1] ?? '') };
}

async function stop({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

async function admin(env: NodeJS.ProcessEnv, ...args: string[]) {
  const command = runNode(['admin-cli.js', ...args], env);
  return { code: await command.ended, output: command.output() };
}

const contentOf = (output: string): string => /content ([0-9a-f]{64})/.exec(output)?.[1] ?? '';

/** Requests as a learner with an address of the learner's own. */
const clientOf = (url: URL, index: number, access?: string) => ({
  post: (call: string, body: object) =>
    fetch(new URL(`/api${call}`, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.2.0.${index}`,
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify(body),
    }),
  get: (call: string) =>
    fetch(new URL(`/api${call}`, url), { headers: { authorization: `Bearer ${access ?? ''}` } }),
});

async function signIn(url: URL, index: number) {
  const response = await clientOf(url, index).post('/login/', account(index));
  expect(response.status).toBe(200);
  return clientOf(url, index, ((await response.json()) as { access: string }).access);
}

const kinds = oneDatabaseKind('server');

describe.each(kinds)('a rehearsal of the restore (%s)', (kind) => {
  const targetKind = kinds.includes(other[kind]) ? other[kind] : kind;

  test(`a backup during submissions is restored on ${targetKind}, where the learners continue`, async () => {
    const env: NodeJS.ProcessEnv = await makeSite(kind);
    const { server, url } = await startServer(env);
    const clients: Awaited<ReturnType<typeof signIn>>[] = [];
    for (let index = 0; index < LEARNERS; index += 1) {
      const email = `olim${index}@zarra.uz`;
      expect((await clientOf(url, index).post('/register/', { ...account(index), email })).status).toBe(201);
      clients.push(await signIn(url, index));
    }
    const classes = (await (await clients[0]!.get('/classes/')).json()) as SchoolClassBody[];
    const lessons = classes
      .flatMap((schoolClass) => schoolClass.lessons)
      .filter(({ tests }) => tests?.length);
    const submit = async (client: (typeof clients)[number], { id, tests }: (typeof lessons)[number]) => {
      const answers = Object.fromEntries((tests ?? []).map((question) => [question.id, 1]));
      expect((await client.post('/submit-test/', { lesson: id, answers })).status).toBe(200);
    };
    // The first learner's results are acknowledged before the backup, those of the others are written during it.
    for (const lesson of lessons) await submit(clients[0]!, lesson);
    const file = path.join(await makeFolder(), 'zarra-1.gz');
    const backup = admin(env, 'backup', file);
    for (const client of clients.slice(1)) for (const lesson of lessons) await submit(client, lesson);
    const { code, output } = await backup;
    expect([code, output]).toEqual([0, expect.stringContaining(`${file}: `)]);
    expect(contentOf(output)).not.toBe('');
    await stop(server);
    expect((await readdir(env['DATA_DIR'] ?? '')).filter((name) => name.startsWith('copy-'))).toEqual([]);

    const database = targetKind === 'server' ? await createServerDatabase() : undefined;
    const target = {
      CONTENT_DIR: env['CONTENT_DIR'],
      DATA_DIR: path.join(await makeFolder(), 'data'),
      ...(database && { DATABASE_URL: database.url }),
    };
    const restored = await admin(target, 'restore', file);
    expect(restored).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Restored \d+ rows of .*\n\d+ test results checked: each has the same score\.\n$/,
      ),
    });
    const again = await admin(target, 'backup', path.join(await makeFolder(), 'zarra-2.gz'));
    expect(contentOf(again.output)).toBe(contentOf(output));
    expect(contentOf(restored.output)).toBe(contentOf(output));
    expect(await admin(target, 'restore', file)).toEqual({
      code: 1,
      output: 'The database is not empty. Restore into a new one. Nothing was restored.\n',
    });

    const next = await startServer(target);
    const learner = await signIn(next.url, 0);
    for (const { id, tests } of lessons) {
      const result = await learner.get(`/lesson-test-result/${id}/`);
      expect(await result.json()).toMatchObject({ total_tests: tests?.length });
    }
    await stop(next.server);
    await database?.drop();
  });

  test('every night one of the processes writes one backup', async () => {
    const folder = path.join(await makeFolder(), 'backups');
    const env = { ...(await makeSite(kind)), BACKUP_DIR: folder, BACKUP_KEEP: '2' };
    const servers = await Promise.all((kind === 'server' ? [1, 2] : [1]).map(() => startServer(env)));
    const writers = () => servers.filter(({ server }) => server.output().includes('backup written'));
    await waitUntil(() => writers().length > 0);
    // The other process may still find out that a backup exists.
    await waitUntil(async () =>
      (await readdir(folder)).every((name) => /^zarra-\d{4}-\d\d-\d\d\.gz$/.test(name)),
    );
    expect(await readdir(folder)).toHaveLength(1);
    expect(writers()).toHaveLength(1);
    for (const { server } of servers) {
      await stop(server);
      expect(server.output()).not.toContain('could not write a backup');
    }
  });
});
