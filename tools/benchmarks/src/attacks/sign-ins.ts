import { setTimeout as wait } from 'node:timers/promises';
import { countBy } from '../statistics.js';
import { deviceCookie, registerAccounts, signIn, newClientAddress } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const BURST = 80;
const SCHOOL = '10.88.0.1';
const GUESSES = 100;
const KNOWN = 20;
const UNKNOWN = 20;
/** Guesses that go on while others sign in. */
const GUESS_INTERVAL_MS = 100;
const MAX_WAIT_MS = 9000;

/** A class signs in at the same moment. */
export async function signInAtOnce({ client }: AttackedSite): Promise<Outcome[]> {
  const accounts = await registerAccounts(client, BURST);
  const replies = await Promise.all(accounts.map((account) => signIn(client, account, '10.77.0.1')));
  const slowest = Math.max(...replies.map(({ ms }) => ms));
  return [
    {
      attack: `${BURST} correct sign-ins at the same moment`,
      before: '22 get 503',
      now: `${countBy(replies.map(({ status }) => status))}, slowest ${(slowest / 1000).toFixed(1)} s`,
      repelled: replies.every(({ status }) => status === 200),
    },
  ];
}

/** One pupil sends wrong passwords, also while the others of the school sign in. */
export async function guessAtSchool({ client }: AttackedSite): Promise<Outcome[]> {
  const accounts = await registerAccounts(client, KNOWN + UNKNOWN);
  const known = [];
  for (const account of accounts.slice(0, KNOWN))
    known.push({ account, cookie: deviceCookie(await signIn(client, account, newClientAddress())) });
  const guess = (n: number) => signIn(client, { username: `begona${n}`, password: 'taxminiy parol' }, SCHOOL);
  for (let n = 0; n < GUESSES; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, offset) => guess(n + offset)));

  const stop = new AbortController();
  const guesses: ReturnType<typeof guess>[] = [];
  const attack = (async () => {
    for (let n = GUESSES; !stop.signal.aborted; n += 1) {
      guesses.push(guess(n));
      await wait(GUESS_INTERVAL_MS);
    }
  })();
  const [onKnown, onUnknown] = await Promise.all([
    Promise.all(known.map(({ account, cookie }) => signIn(client, account, SCHOOL, cookie))),
    Promise.all(accounts.slice(KNOWN).map((account) => signIn(client, account, SCHOOL))),
  ]);
  stop.abort();
  await attack;
  await Promise.all(guesses);
  const describe = (replies: typeof onKnown) =>
    `${countBy(replies.map(({ status }) => status))}, slowest ${(Math.max(...replies.map(({ ms }) => ms)) / 1000).toFixed(1)} s`;
  const all = [...onKnown, ...onUnknown];
  return [
    {
      attack: `${GUESSES} wrong passwords from one address, then 10 a second while others behind it sign in`,
      before: '“try again in 15 minutes” for the whole school',
      now: `known devices ${describe(onKnown)}; other devices ${describe(onUnknown)}`,
      repelled: all.every(({ status, ms }) => status === 200 && ms < MAX_WAIT_MS),
    },
  ];
}
