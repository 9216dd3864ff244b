import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { validMessage } from '../testing/contact.js';
import { makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode, waitUntil } from '../testing/process.js';

const READY = /Zarra is ready: (http:[\d.:/]+)/;

test('a process whose event loop hangs ends, and the next one has what it acknowledged', async () => {
  const site = await makeSite('embedded');
  const hang = `process.on('SIGUSR2', () => { for (;;); });`;
  const server = runNode(['--import', `data:text/javascript,${encodeURIComponent(hang)}`, 'server.js'], {
    PORT: '0',
    ...site,
  });
  const [, origin = ''] = await server.waitFor(READY);
  const response = await fetch(`${origin}/api/contact-message/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validMessage),
  });
  expect(response.status).toBe(201);
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe('SIGKILL');
  expect(server.output()).toMatch(/The event loop did not respond for [\d.]+ s: the process ends\./);

  const next = runNode(['server.js'], { PORT: '0', ...site });
  await next.waitFor(READY);
  const messages = runNode(['admin-cli.js', 'messages'], site);
  expect(await messages.ended).toBe(0);
  expect(messages.output()).toContain(validMessage.name);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a process under systemd reports to its watchdog', async () => {
  const folder = await makeFolder();
  const [program, reports] = [path.join(folder, 'systemd-notify'), path.join(folder, 'reports')];
  await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> '${reports}'\n`);
  await chmod(program, 0o755);
  const server = runNode(['server.js'], {
    ...(await makeSite('embedded')),
    PORT: '0',
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    NOTIFY_SOCKET: '/run/systemd/notify',
    WATCHDOG_USEC: '300000',
  });
  await waitUntil(async () => {
    const text = await readFile(reports, 'utf8').catch(() => '');
    return text.startsWith('/run/systemd/notify WATCHDOG=1\n'.repeat(3));
  });
  await server.waitFor(READY);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
