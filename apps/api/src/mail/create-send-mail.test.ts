import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { makeFolder } from '../testing/folder.js';
import { captureLog } from '../testing/log.js';
import { startMailServer, type MailServerMode, type TestMailServer } from '../testing/mail-server.js';
import { waitUntil } from '../testing/process.js';
import { noticeMail, recoveryCodeMail } from './mail-templates.js';
import { createSendMail } from './create-send-mail.js';
import { MailNotSentError, type SendMail } from './mail.js';

const FROM = 'Zarra <noreply@zarra.uz>';
const codeMail = recoveryCodeMail('aziza@maktab.uz', '012345', 10);

async function smtp(mode: MailServerMode = 'accept', options = ''): Promise<[SendMail, TestMailServer]> {
  const server = await startMailServer(mode);
  const smtpUrl = `${server.url}/${options}`;
  return [createSendMail({ smtpUrl, mailFrom: FROM, dataDir: '', log: captureLog().log }), server];
}

/** Result of a sending. */
const outcome = (sending: Promise<void>): Promise<'sent' | 'not sent' | 'unknown'> =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof MailNotSentError ? 'not sent' : 'unknown'),
  );

test('a mail arrives unchanged as text and HTML, with Uzbek letters', async () => {
  const [send, server] = await smtp();
  await send(codeMail, '1');
  const [mail] = await server.mailsTo('aziza@maktab.uz');
  expect(mail?.email.subject).toBe('Zarra: parolni tiklash kodi');
  expect(mail?.email.from).toEqual({ name: 'Zarra', address: 'noreply@zarra.uz' });
  expect(mail?.email.to).toEqual([{ name: '', address: 'aziza@maktab.uz' }]);
  expect(mail?.email.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(codeMail.text.trimEnd());
  expect(mail?.email.html?.replaceAll('\r\n', '\n').trimEnd()).toBe(codeMail.html.trimEnd());
  expect(mail?.email.text).toContain('soʻralgan');
  const headers = new Map(mail?.email.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
});

test('text and HTML contain the grouped code, the subject does not; mails load no resources', () => {
  for (const mail of [codeMail, noticeMail('aziza@maktab.uz', 'passwordChanged')]) {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|https?:/);
    expect(mail.subject).toMatch(/^Zarra: /);
  }
  expect(codeMail.subject).not.toContain('012');
  expect(codeMail.text).toContain('012 345');
  expect(codeMail.html).toContain('>012 345<');
});

test.each<[MailServerMode, string, 'not sent' | 'unknown']>([
  ['reject', '', 'not sent'],
  ['reject-text', '', 'not sent'],
  ['hang', '?greetingTimeout=300', 'not sent'],
  ['hang-after-text', '?socketTimeout=300', 'unknown'],
  ['drop-after-text', '', 'unknown'],
])('a mail server in mode "%s"', async (mode, options, expected) => {
  const [send, server] = await smtp(mode, options);
  expect(await outcome(send(codeMail, '1'))).toBe(expected);
  server.mode = 'accept';
  expect(await outcome(send(codeMail, '1'))).toBe('sent');
});

test('no mail is sent while the server is down or when aborted before the text; afterwards it is unknown', async () => {
  const [send, server] = await smtp();
  await server.stop();
  await expect(send(codeMail, '1')).rejects.toMatchObject({ code: 'ECONNREFUSED CONN' });
  await server.start();
  server.mode = 'hang';
  expect(await outcome(send(codeMail, '1', AbortSignal.timeout(200)))).toBe('not sent');
  server.mode = 'hang-after-text';
  expect(await outcome(send(codeMail, '1', AbortSignal.timeout(1000)))).toBe('unknown');
});

test('URL parameters for connection pooling and logging have no effect', async () => {
  const printed: unknown[] = [];
  const { log } = console;
  console.log = (...texts) => void printed.push(texts);
  try {
    const [send, server] = await smtp('accept', '?pool=true&logger=true&debug=true');
    await send(codeMail, '1');
    await waitUntil(() => server.openConnections === 0);
  } finally {
    console.log = log;
  }
  expect(printed).toEqual([]);
});

test.each([
  'aziza@maktab.uz\r\nBcc: evil@x.uz',
  'aziza@maktab.uz>\r\nRCPT TO:<evil@x.uz',
  'aziza@maktab.uz, evil@x.uz',
  '"evil@x.uz" <aziza@maktab.uz>',
])('an address cannot add recipients: %j', async (to) => {
  const [send, server] = await smtp();
  expect(await outcome(send({ ...codeMail, to }, '1'))).toBe('not sent');
  expect(server.mails).toEqual([]);
});

test('a subject cannot add headers or replace the text', async () => {
  const [send, server] = await smtp();
  await send({ ...codeMail, subject: 'Salom\r\nBcc: evil@x.uz\r\n\r\nBoshqa matn' }, '1');
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['aziza@maktab.uz']);
  expect(mail?.email.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.email.text).toMatch(/^Assalomu alaykum!/);
});

test('without a mail server each mail is a file only its owner can read, named in one log line without the code', async () => {
  const dataDir = await makeFolder();
  const { log, text } = captureLog();
  await createSendMail({ smtpUrl: undefined, mailFrom: FROM, dataDir, log })(codeMail, '17');
  const folder = path.join(dataDir, 'mail');
  const [file = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-17\.eml$/);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  const raw = await readFile(path.join(folder, file));
  expect(raw.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const mail = await PostalMime.parse(raw);
  expect(mail.to).toEqual([{ name: '', address: 'aziza@maktab.uz' }]);
  expect(mail.text).toContain('012 345');
  expect(mail.date).toBeDefined();
  const [line = '', ...more] = text().trim().split('\n');
  expect(more).toEqual([]);
  expect(line).toContain(file);
  expect(line).not.toMatch(/012.?345|aziza/);
});

test('a folder that cannot be written counts as not sent', async () => {
  const dataDir = await makeFolder({ mail: 'a file in place of the folder' });
  const send = createSendMail({ smtpUrl: undefined, mailFrom: FROM, dataDir, log: captureLog().log });
  expect(await outcome(send(codeMail, '1'))).toBe('not sent');
});

test('files of mails are deleted after 30 days; other files of the folder stay', async () => {
  const dataDir = await makeFolder();
  const folder = path.join(dataDir, 'mail');
  await mkdir(folder);
  const fileOf = (days: number) =>
    `${new Date(Date.now() - days * 86_400_000).toISOString().replace(/[:.]/g, '-')}-1.eml`;
  const files = [fileOf(31), fileOf(29), '2020-01-01 izoh.txt'];
  for (const file of files) await writeFile(path.join(folder, file), 'x');
  const { log } = captureLog();
  await createSendMail({ smtpUrl: undefined, mailFrom: FROM, dataDir, log })(codeMail, '17');
  const left = await readdir(folder);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(files.slice(1)));
});
