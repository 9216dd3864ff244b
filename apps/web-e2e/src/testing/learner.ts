import { randomBytes } from 'node:crypto';
import { endpoints, type Endpoint } from '@zarra/contracts';
import type { SiteServer } from './site-server.js';
import type { MailCatcher } from './mail-catcher.js';

/** Account data of a learner. */
export interface Learner {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A learner with a new name, without an account. */
export function newLearner(): Learner {
  const username = `aziza-${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@maktab.uz`, password: 'Kvant-tebranish 7' };
}

/** Calls the API without a browser's cookies and tokens. */
export async function callApi(
  site: SiteServer,
  endpoint: Endpoint,
  body: object,
): Promise<Record<string, string>> {
  const response = await fetch(`${site.url}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

/** Creates a learner with an account. */
export async function registerLearner(site: SiteServer): Promise<Learner> {
  const learner = newLearner();
  await callApi(site, endpoints.register, learner);
  return learner;
}

/**
 * The code in the next mail to an address, as its text shows it: two groups of three digits.
 * @param seen number of earlier mails to the address
 */
export async function codeFor(mail: MailCatcher, email: string, seen = 0): Promise<string> {
  const { text } = await mail.nextTo(email, seen);
  const [, code] = /^\s*(\d{3} \d{3})\s*$/m.exec(text ?? '') ?? [];
  if (code === undefined) throw new Error(`No code in: ${text ?? 'a mail without text'}`);
  return code;
}

/** Sets a new password through the API, which ends every session of the learner. */
export async function resetPasswordElsewhere(
  site: SiteServer,
  mail: MailCatcher,
  { email, ...learner }: Learner,
): Promise<Learner> {
  const password = 'Lorentz kuchi 9';
  const seen = mail.mailsTo(email).length;
  const { otp_key } = await callApi(site, endpoints.forgotPassword, { email });
  await callApi(site, endpoints.verifyOtp, { otp_key, otp_code: await codeFor(mail, email, seen) });
  await callApi(site, endpoints.resetPassword, { otp_key, new_password: password });
  return { ...learner, email, password };
}
