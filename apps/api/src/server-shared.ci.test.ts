import path from 'node:path';
import pg from 'pg';
import { edited, makeContent } from './testing/content.js';
import { createServerDatabase, allDatabaseKinds } from './testing/database.js';
import { makeFolder } from './testing/folder.js';
import { runNode, waitUntil, type TestProcess } from './testing/process.js';

const onServer = allDatabaseKinds.includes('server') ? describe : describe.skip;

onServer('several processes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    database = await createServerDatabase();
    const DATA_DIR = path.join(await makeFolder(), 'data');
    env = { DATABASE_URL: database.url, DATA_DIR, CONTENT_DIR: await makeContent(), PORT: '0' };
  });
  afterAll(() => database.drop());

  const servers: TestProcess[] = [];
  const urls: URL[] = [];
  const titles = async (url: URL): Promise<string[]> => {
    const response = await fetch(new URL('/api/simulators/', url));
    return ((await response.json()) as { title: string }[]).map(({ title }) => title);
  };
  const all = ['Kulon qonuni', 'Ampermetr', 'Matematik mayatnik'];

  test('servers that start at the same time on an empty database all work; it is migrated and filled once', async () => {
    for (let n = 0; n < 3; n += 1) servers.push(runNode(['server.js'], env));
    for (const server of servers) {
      urls.push(new URL((await server.waitFor(/Zarra is ready: (http:[^"\s]+)/))[1] ?? ''));
    }
    for (const url of urls) expect(await titles(url)).toEqual(all);
    const count = (text: string) => servers.filter((server) => server.output().includes(text)).length;
    expect(count('database migrated')).toBe(1);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ revision: number }>('select revision from content_state');
    await client.end();
    expect(rows).toEqual([{ revision: 1 }]);
  });

  test('all of them serve an import soon, without a restart', async () => {
    const renamed = await makeContent(edited('simulations/coulomb.yaml', 'Kulon qonuni', 'Kulon kuchi'));
    const command = runNode(['content-cli.js', 'import', renamed], env);
    expect(await command.ended).toBe(0);
    for (const url of urls) await waitUntil(async () => (await titles(url))[0] === 'Kulon kuchi');
  });

  test('connections closed by the database server end no process; it is ready again', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    for (const url of urls) {
      await waitUntil(async () => (await fetch(new URL('/api/health/ready', url))).ok);
    }
    for (const { child, ended } of servers) {
      expect(child.exitCode).toBeNull();
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });
});
