import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { makeFolder } from '../test-folder.js';
import { captureLog } from '../test-log.js';
import { startMailServer, type MailServerMode, type TestMailServer } from '../test-mail-server.js';
import { waitUntil } from '../test-process.js';
import { passwordChangedMail, recoveryCodeMail } from './account-mails.js';
import { createSendMail } from './create-send-mail.js';
import { MailRefusedError, type SendMail } from './mail.js';

const FROM = 'Zarra <noreply@zarra.uz>';
const code = recoveryCodeMail('aziza@maktab.uz', '012345');

async function smtp(mode: MailServerMode = 'accept', options = ''): Promise<[SendMail, TestMailServer]> {
  const server = await startMailServer(mode);
  const smtpUrl = `${server.url}/${options}`;
  return [createSendMail({ smtpUrl, mailFrom: FROM, dataDir: '', log: captureLog().log }), server];
}

/** How a sending ended. */
const outcome = (sending: Promise<void>): Promise<'sent' | 'refused' | 'unknown'> =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof MailRefusedError ? 'refused' : 'unknown'),
  );

test('a mail arrives as it was written, text and HTML, in Uzbek letters', async () => {
  const [send, server] = await smtp();
  await send(code, '1');
  const [mail] = await server.mailsTo('aziza@maktab.uz');
  expect(mail?.email.subject).toBe('Zarra: parolni tiklash kodi');
  expect(mail?.email.from).toEqual({ name: 'Zarra', address: 'noreply@zarra.uz' });
  expect(mail?.email.to).toEqual([{ name: '', address: 'aziza@maktab.uz' }]);
  expect(mail?.email.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(code.text.trimEnd());
  expect(mail?.email.html?.replaceAll('\r\n', '\n').trimEnd()).toBe(code.html.trimEnd());
  expect(mail?.email.text).toContain('soʻralgan');
  const headers = new Map(mail?.email.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
});

test('the code stands grouped in text and HTML, not in the subject; no mail loads anything', () => {
  for (const mail of [code, passwordChangedMail('aziza@maktab.uz')]) {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|https?:/);
    expect(mail.subject).toMatch(/^Zarra: /);
  }
  expect(code.subject).not.toContain('012');
  expect(code.text).toContain('012 345');
  expect(code.html).toContain('>012 345<');
});

test.each<[MailServerMode, string, 'refused' | 'unknown']>([
  ['refuse', '', 'refused'],
  ['refuse-text', '', 'refused'],
  ['hang', '?greetingTimeout=300', 'refused'],
  ['hang-after-text', '?socketTimeout=300', 'unknown'],
  ['die-after-text', '', 'unknown'],
])('a mail server that does %s', async (mode, options, expected) => {
  const [send, server] = await smtp(mode, options);
  expect(await outcome(send(code, '1'))).toBe(expected);
  server.mode = 'accept';
  expect(await outcome(send(code, '1'))).toBe('sent');
});

test('a mail server that is down has nothing; giving up is a refusal until the text has begun to leave', async () => {
  const [send, server] = await smtp();
  await server.stop();
  await expect(send(code, '1')).rejects.toMatchObject({ code: 'ECONNREFUSED CONN' });
  await server.start();
  server.mode = 'hang';
  expect(await outcome(send(code, '1', AbortSignal.timeout(200)))).toBe('refused');
  server.mode = 'hang-after-text';
  expect(await outcome(send(code, '1', AbortSignal.timeout(1000)))).toBe('unknown');
});

test('parts of the address that would pool connections, or print whole mails, are without effect', async () => {
  const printed: unknown[] = [];
  const { log } = console;
  console.log = (...texts) => void printed.push(texts);
  try {
    const [send, server] = await smtp('accept', '?pool=true&logger=true&debug=true');
    await send(code, '1');
    await waitUntil(() => server.open === 0);
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
])('an address cannot name further recipients: %j', async (to) => {
  const [send, server] = await smtp();
  expect(await outcome(send({ ...code, to }, '1'))).toBe('refused');
  expect(server.mails).toEqual([]);
});

test('a subject cannot forge headers or a text', async () => {
  const [send, server] = await smtp();
  await send({ ...code, subject: 'Salom\r\nBcc: evil@x.uz\r\n\r\nBoshqa matn' }, '1');
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['aziza@maktab.uz']);
  expect(mail?.email.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.email.text).toMatch(/^Assalomu alaykum!/);
});

test('without a mail server each mail is a whole file for its owner only, named in one log line without the code', async () => {
  const dataDir = await makeFolder();
  const { log, text } = captureLog();
  await createSendMail({ smtpUrl: undefined, mailFrom: FROM, dataDir, log })(code, '17');
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

test('a folder that cannot be written is a refusal: the mail is tried again', async () => {
  const dataDir = await makeFolder({ mail: 'a file in its place' });
  const send = createSendMail({ smtpUrl: undefined, mailFrom: FROM, dataDir, log: captureLog().log });
  expect(await outcome(send(code, '1'))).toBe('refused');
});
