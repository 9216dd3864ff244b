import path from 'node:path';
import { endpoints } from '@zarra/contracts';
import { openTestApp, type TestApp } from '../testing/app.js';
import { allDatabaseKinds } from '../testing/database.js';
import { listNames } from './build-lists.js';

const shipped = path.resolve(import.meta.dirname, '../../content');

const onBoth = allDatabaseKinds.length > 1 ? test : test.skip;

onBoth.each([
  ['the small curriculum', undefined],
  ['the curriculum we ship', shipped],
])('both databases answer %s with the same bytes', async (_name, contentDir) => {
  // One after another: the start of the embedded database blocks the process, and connecting to the other one has a timeout.
  const apps: TestApp[] = [];
  for (const kind of allDatabaseKinds)
    apps.push(await openTestApp(kind, contentDir === undefined ? {} : { contentDir }));
  for (const name of listNames) {
    const url = `/api${endpoints[name].path}`;
    const [embedded, server] = await Promise.all(apps.map(({ fastify }) => fastify.inject(url)));
    expect([name, server?.body]).toEqual([name, embedded?.body]);
    expect(server?.headers.etag).toBe(embedded?.headers.etag);
  }
  for (const app of apps) await app.close();
});
