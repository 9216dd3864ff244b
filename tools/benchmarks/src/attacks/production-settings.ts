import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { contentDir } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const END_MS = 30_000;

/** Starts in production with settings that cannot work. */
export async function startMisconfigured(folder: string): Promise<Outcome[]> {
  const valid = {
    NODE_ENV: 'production',
    SITE_URL: 'https://zarra.example',
    SMTP_URL: 'files',
    AUTH_SECRET: randomBytes(36).toString('base64'),
  };
  const cases: readonly (readonly [variable: string, env: Record<string, string>])[] = [
    ['SMTP_URL', { ...valid, SMTP_URL: '' }],
    ['SITE_URL', { ...valid, SITE_URL: '' }],
    ['AUTH_SECRET', { ...valid, AUTH_SECRET: 'a' }],
    ['AUTH_SECRET', { ...valid, AUTH_SECRET: 'a'.repeat(40) }],
    ['DATABASE_URL', { ...valid, DATABASE_URL: 'postgresql://zarra:x@db.zarra.example/zarra' }],
  ];
  const accepted: string[] = [];
  for (const [variable, env] of cases) {
    const dataDir = path.join(folder, 'production');
    const server = startServer({ dataDir, contentDir, port: await freePort(), env });
    const timer = setTimeout(() => server.child.kill('SIGKILL'), END_MS);
    const code = await server.ended;
    clearTimeout(timer);
    if (code === 0 || code === null || !server.output().includes(variable)) accepted.push(variable);
  }
  return [
    {
      attack:
        'starts in production: no `SMTP_URL`, no `SITE_URL`, secrets of one letter, an unencrypted remote database',
      before: '–',
      now: `${cases.length - accepted.length} of ${cases.length} refused${accepted.length > 0 ? `; accepted: ${accepted.join(', ')}` : ''}`,
      repelled: accepted.length === 0,
    },
  ];
}
