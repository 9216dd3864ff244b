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

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

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
      const started = spawn(python, ['manage.py', 'runserver', '--noreload', `${port}`], {
        ...options(origin),
        stdio: 'ignore',
      });
      server = started;
      while (!(await isServed(`${url}/about/`))) {
        if (started.exitCode !== null) throw new Error('Django did not start.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
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
