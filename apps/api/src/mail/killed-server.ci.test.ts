import { validMessage } from '../testing/contact.js';
import { allDatabaseKinds, makeSite } from '../testing/database.js';
import { startMailServer } from '../testing/mail-server.js';
import { runNode, type TestProcess } from '../testing/process.js';

async function start(env: NodeJS.ProcessEnv): Promise<{ server: TestProcess; url: URL }> {
  const server = runNode(['server.js'], env);
  const [, url = ''] = await server.waitFor(/Zarra is ready: (http:[^"]+)/);
  return { server, url: new URL(url) };
}

describe.each(allDatabaseKinds)('a server killed between response and mail (%s)', (kind) => {
  test('has stored a contact message, and mails it once after the restart', async () => {
    const mailServer = await startMailServer();
    const env = { ...(await makeSite(kind)), PORT: '0', SMTP_URL: mailServer.url };
    const send = (url: URL) =>
      fetch(new URL('/api/contact-message/', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(validMessage),
      });

    const first = await start(env);
    const response = await send(first.url);
    first.server.child.kill('SIGKILL');
    const { id } = (await response.json()) as { id: number };
    await first.server.ended;
    expect(mailServer.mails).toEqual([]);

    const second = await start(env);
    const [mail] = await mailServer.mailsTo('salom@zarra.uz');
    expect(mail?.email.subject).toBe(`Zarra: saytdan xabar № ${id}`);
    const repeated = await send(second.url);
    expect([repeated.status, ((await repeated.json()) as { id: number }).id]).toEqual([201, id]);
    second.server.child.kill('SIGTERM');
    await second.server.ended;
    expect(mailServer.mails).toHaveLength(1);
    expect(first.server.output() + second.server.output()).not.toMatch(/Dilnoza|alaykum|\+998/);
  });

  test('sends the mail of a recovery once after the restart', async () => {
    const mailServer = await startMailServer();
    const env = { ...(await makeSite(kind)), PORT: '0', SMTP_URL: mailServer.url };
    const post = (url: URL, call: string, body: unknown): Promise<Response> =>
      fetch(new URL(`/api${call}`, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const email = 'aziza@maktab.uz';
    const learner = { username: 'aziza', email, password: 'Kvant-tebranish 7' };

    const first = await start(env);
    expect((await post(first.url, '/register/', learner)).status).toBe(201);
    const response = await post(first.url, '/forgot-password/', { email });
    first.server.child.kill('SIGKILL');
    const { otp_key } = (await response.json()) as { otp_key: string };
    expect(await first.server.ended).toBe('SIGKILL');
    expect(mailServer.mails).toEqual([]);

    const second = await start(env);
    const [mail] = await mailServer.mailsTo(email);
    const otp_code = /\d{3} \d{3}/.exec(mail?.email.text ?? '')?.[0];
    expect((await post(second.url, '/verify-otp/', { otp_key, otp_code })).status).toBe(200);
    second.server.child.kill('SIGTERM');
    await second.server.ended;
    expect(mailServer.mails).toHaveLength(1);
    expect(first.server.output() + second.server.output()).not.toMatch(/aziza@|\d{3} \d{3}/);
  });
});
