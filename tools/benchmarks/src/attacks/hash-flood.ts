import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../keep-alive-client.js';
import { countBy } from '../statistics.js';
import { deviceCookie, registerAccounts, signIn, newClientAddress, type Account } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

/** Each address is in another /24 network. */
const ADDRESSES = 100;
const CONNECTIONS_PER_ADDRESS = 9;
const PAUSE_MS = 200;
const WARM_UP_MS = 4000;
const CLASS = 36;
const SCHOOL = '10.88.1.1';
const STRANGERS = 5;
const MAX_KNOWN_MS = 2000;
/** Of the class alone: on a machine that does other work as well everything takes longer. */
const MAX_RATIO = 3;

/** Invented names from a hundred networks fill the queue of password hashes while a class and a few strangers sign in. */
export async function floodHashing({ port, client }: AttackedSite): Promise<Outcome[]> {
  const accounts = await registerAccounts(client, CLASS + STRANGERS);
  const known: { readonly account: Account; readonly cookie: string }[] = [];
  for (const account of accounts.slice(0, CLASS))
    known.push({ account, cookie: deviceCookie(await signIn(client, account, newClientAddress())) });

  const signInKnown = () =>
    Promise.all(known.map(({ account, cookie }) => signIn(client, account, SCHOOL, cookie)));
  const alone = await signInKnown();

  const flooding = createClient(port, ADDRESSES * CONNECTIONS_PER_ADDRESS);
  const stop = new AbortController();
  const statuses: number[] = [];
  const flood = Array.from({ length: ADDRESSES * CONNECTIONS_PER_ADDRESS }, async (_, n) => {
    const from = `11.${n % ADDRESSES}.9.1`;
    for (let guess = 0; !stop.signal.aborted; guess += 1) {
      const invented = { username: `soxta${n}-${guess}`, password: 'taxminiy parol' };
      statuses.push((await signIn(flooding, invented, from)).status);
      await wait(PAUSE_MS);
    }
  });
  await wait(WARM_UP_MS);
  const [onKnown, onStrangers] = await Promise.all([
    signInKnown(),
    Promise.all(accounts.slice(CLASS).map((account, n) => signIn(client, account, `12.${n}.9.1`))),
  ]);
  stop.abort();
  await Promise.all(flood);
  flooding.close();
  const slowest = (replies: typeof onKnown) => Math.max(...replies.map(({ ms }) => ms));
  const describe = (replies: typeof onKnown) =>
    `${countBy(replies.map(({ status }) => status))}, slowest ${(slowest(replies) / 1000).toFixed(1)} s`;
  const limit = Math.max(MAX_KNOWN_MS, MAX_RATIO * slowest(alone));
  return [
    {
      attack: `${ADDRESSES} networks with ${CONNECTIONS_PER_ADDRESS} connections each sign in with invented names; ${CLASS} known devices and ${STRANGERS} strangers sign in meanwhile`,
      before: 'known devices 29 of 36 × 503, by 8 addresses with 110 connections each',
      now: `known devices ${describe(onKnown)} (alone ${(slowest(alone) / 1000).toFixed(1)} s); strangers ${describe(onStrangers)}; the flood ${countBy(statuses)}`,
      repelled:
        onKnown.every(({ status, ms }) => status === 200 && ms < limit) &&
        onStrangers.every(({ status }) => status === 200),
    },
  ];
}
