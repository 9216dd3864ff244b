// cspell:ignore basehttp wsgi
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@zarra/tools/free-port';
import type { OtherBackend } from './django-stand-in.js';
import type { MailCatcher } from './mail-catcher.js';

const PROJECT = fileURLToPath(new URL('../../../../examples/django', import.meta.url));
const MODULES = 'django, rest_framework, rest_framework_simplejwt, corsheaders';

export const MISSING_DJANGO =
  'No Django REST found. Install: apt-get install python3-django python3-djangorestframework ' +
  'python3-djangorestframework-simplejwt python3-django-cors-headers';

/** A Python with the modules of the project: Debian's may not be the first in PATH. */
export const findPython = (): string | undefined =>
  ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', `import ${MODULES}`]).status === 0,
  );

/** Django's development server. Its command `runserver` prints its line before it listens, this program after it. */
const SERVE = `
import os, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application
with ThreadedWSGIServer(("127.0.0.1", int(sys.argv[1])), WSGIRequestHandler) as server:
    server.set_app(get_wsgi_application())
    print("listening", flush=True)
    server.serve_forever()
`;

/** Starts `examples/django` on an empty database with its example content, once the origin of the site is known. */
export async function startDjango(python: string, mail: MailCatcher): Promise<OtherBackend> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/v1`;
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-django-'));
  let server: ChildProcess | undefined;
  const options = (origin: string) => ({
    cwd: PROJECT,
    env: {
      ...process.env,
      DATABASE: path.join(folder, 'db.sqlite3'),
      PAGE_SIZE: '1',
      PYTHONDONTWRITEBYTECODE: '1',
      SITE_ORIGIN: origin,
      SMTP_PORT: new URL(mail.url).port,
    },
  });
  return {
    url,
    async allowOrigin(origin) {
      for (const command of ['migrate --run-syncdb', 'loaddata example'])
        execFileSync(python, ['manage.py', ...command.split(' ')], { ...options(origin), stdio: 'pipe' });
      const started = spawn(python, ['-c', SERVE, `${port}`], options(origin));
      server = started;
      // Requests are logged as well.
      let log = '';
      started.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
      const listens = await Promise.race([
        once(started.stdout, 'data').then(() => true),
        once(started, 'close').then(() => false),
      ]);
      if (!listens) throw new Error(`Django did not start:\n${log}`);
    },
    async codeFor(email) {
      const { text } = await mail.nextTo(email);
      return /\d{6}/.exec(text ?? '')?.[0] ?? '';
    },
    async stop() {
      if (server && server.exitCode === null) {
        const exit = once(server, 'exit');
        server.kill();
        await exit;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
