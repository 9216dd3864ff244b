import { setTimeout as wait } from 'node:timers/promises';
import { registerAccounts, signIn, newClientAddress, type Account } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const MINUTE = 60_000;
const UNKNOWN_CLIENTS = 60;
const FROM_ONE_ADDRESS = 20;
const ATTACKED_MINUTES = 120;
const GUESSES_PER_MINUTE = 10;
const GUESSING_ADDRESSES = 1000;
const NEW_PASSWORD = 'Kvant-tebranish yangi 7';
/** Networks of unknown clients that request codes and try some. */
const RECOVERY_NETWORKS = ['203.0.113.1', '203.0.113.2', '198.51.100.3'];

const forgot = ({ client }: AttackedSite, email: string, from: string) =>
  client.call('POST', '/forgot-password/', { body: { email }, from });

/** The owner recovers the account from a new device, with the code in the mailbox. @returns the statuses of the steps */
async function recover(
  site: AttackedSite,
  { username, email }: Account,
  between: () => Promise<void>,
): Promise<number[]> {
  const { client, mails } = site;
  const from = newClientAddress();
  let cookie = '';
  const call = async (path: string, body: object) => {
    const reply = await client.call('POST', path, {
      body,
      from,
      headers: cookie === '' ? {} : { cookie },
    });
    cookie =
      reply.headers['set-cookie']?.find((line) => line.startsWith('device='))?.split(';', 1)[0] ?? cookie;
    return reply;
  };
  const asked = await call('/forgot-password/', { email });
  while ((await site.query('select id from outbox')).length > 0) await wait(20);
  const otp_code = (await mails.codesTo(email)).at(-1);
  await between();
  const { otp_key } = asked.body;
  const verified = await call('/verify-otp/', { otp_key, otp_code });
  await between();
  const reset = await call('/reset-password/', { otp_key, new_password: NEW_PASSWORD });
  await between();
  const signedIn = await call('/login/', { username, password: NEW_PASSWORD });
  return [asked, verified, reset, signedIn].map(({ status }) => status);
}

const STEPS = 'code requested, code accepted, new password, sign-in';

/** Clients that know an address request its codes. */
export async function exhaustRecovery(site: AttackedSite): Promise<Outcome[]> {
  const [account] = await registerAccounts(site.client, 1);
  if (!account) return [];
  for (let n = 0; n < FROM_ONE_ADDRESS; n += 1) await forgot(site, account.email, RECOVERY_NETWORKS[0] ?? '');
  for (let n = 0; n < UNKNOWN_CLIENTS; n += 1) await forgot(site, account.email, newClientAddress());
  const statuses = await recover(site, account, () => Promise.resolve());
  return [
    {
      attack: `${FROM_ONE_ADDRESS + UNKNOWN_CLIENTS} requests of unknown clients for codes of one mailbox, then one of its owner`,
      before: '8 requests end recovery for a day',
      now: `owner (${STEPS}): ${statuses.join(', ')}`,
      repelled: statuses.every((status) => status === 200),
    },
  ];
}

/** Two hours of guesses and recoveries by unknown clients, with the clock of the server moved. */
export async function attackOwner(site: AttackedSite): Promise<Outcome[]> {
  const { client } = site;
  const [account] = await registerAccounts(client, 1);
  if (!account) return [];
  const { username, email } = account;
  let minute = 0;
  let sent = 0;
  const attackMinute = async (): Promise<void> => {
    const guesses = Array.from({ length: GUESSES_PER_MINUTE }, (_, n) => {
      const from = (minute * GUESSES_PER_MINUTE + n) % GUESSING_ADDRESSES;
      return signIn(client, { username, password: 'taxminiy parol' }, `198.18.${from >> 8}.${from & 255}`);
    });
    const recoveries = RECOVERY_NETWORKS.map(async (from) => {
      const { status, body } = await forgot(site, email, from);
      for (let code = 0; status === 200 && code < 5; code += 1) {
        const otp_code = String(code).padStart(6, '0');
        await client.call('POST', '/verify-otp/', { body: { otp_key: body.otp_key, otp_code }, from });
        sent += 1;
      }
    });
    await Promise.all([...guesses, ...recoveries]);
    sent += guesses.length + recoveries.length;
    minute += 1;
    await site.pass(MINUTE);
  };
  while (minute < ATTACKED_MINUTES) await attackMinute();
  const statuses = await recover(site, account, attackMinute);
  return [
    {
      attack: `an account is attacked for ${ATTACKED_MINUTES / 60} hours (${sent} guesses, requests for codes and tries); its owner comes with a new device`,
      before: 'an unknown client can exhaust recovery',
      now: `owner (${STEPS}), the attack going on: ${statuses.join(', ')}`,
      repelled: statuses.every((status) => status === 200),
    },
  ];
}
