import path from 'node:path';
import { inject } from 'vitest';
import { buildApp, type App, type AppOptions } from '../app.js';
import { importContent } from '../content/import-content.js';
import { readContentFiles } from '../content/read-files.js';
import type { Database } from '../database/open-database.js';
import type { Mail } from '../mail/mail.js';
import { PASSWORD_COST } from '../passwords/password-hasher.js';
import { deriveKeys } from '../secrets.js';
import { openTestDatabase } from './database.js';

export interface TestApp extends App {
  readonly database: Database;
  /** Mails passed to `sendMail`, in order. */
  readonly mails: readonly Mail[];
  /** Address of the running server, e.g. `http://127.0.0.1:40001`; listens at the first call. */
  listen(): Promise<URL>;
  close(): Promise<void>;
}

/** The tests hash thousands of passwords; only a few tests use the cost for production. */
const LOW_COST = { ...PASSWORD_COST, memoryCost: 64, timeCost: 1 };

/** The files of a built site that has only the shell. */
export const shellOnly = (html = '<!doctype html>'): Readonly<Record<string, string>> => ({
  'index.html': html,
});

interface TestAppOptions extends Partial<AppOptions> {
  readonly contentDir?: string;
  /** An open database with the small curriculum; absent: a new one. */
  readonly database?: Database;
}

/** The complete server with the small curriculum; without a web folder it serves the API alone. */
export async function openTestApp(kind: Database['kind'], options: TestAppOptions = {}): Promise<TestApp> {
  const { contentDir = inject('templates').contentDir, database: given, ...rest } = options;
  const database =
    given ?? (await openTestDatabase(kind, options.contentDir === undefined ? 'filled' : 'empty'));
  if (options.contentDir !== undefined)
    await importContent(database.db, await readContentFiles(options.contentDir));
  const mails: Mail[] = [];
  const app = await buildApp({
    keys: deriveKeys('a secret for tests, longer than 32 bytes'),
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    db: database.db,
    webDir: path.join(contentDir, 'no-web'),
    siteUrl: 'https://zarra.test',
    imagesDir: path.join(contentDir, 'pictures'),
    videosDir: path.join(contentDir, 'videos'),
    passwordCost: LOW_COST,
    ...rest,
  });
  await app.refreshContent();
  let url: URL | undefined;
  return {
    ...app,
    database,
    mails,
    listen: async () => (url ??= new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' }))),
    close: async () => {
      await app.fastify.close();
      await database.close();
    },
  };
}
