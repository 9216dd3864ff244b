import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../keep-alive-client.js';
import { processorSeconds } from '../process-usage.js';
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
const MAX_KNOWN_S = 2;

/** Invented names from a hundred networks fill the queue of password hashes while a class and a few strangers sign in. */
export async function floodHashing({ port, client, server }: AttackedSite): Promise<Outcome[]> {
  const accounts = await registerAccounts(client, CLASS + STRANGERS);
  const known: { readonly account: Account; readonly cookie: string }[] = [];
  for (const account of accounts.slice(0, CLASS))
    known.push({ account, cookie: deviceCookie(await signIn(client, account, newClientAddress())) });

  const signInKnown = async () => {
    const start = await processorSeconds(server.child.pid);
    const replies = await Promise.all(
      known.map(({ account, cookie }) => signIn(client, account, SCHOOL, cookie)),
    );
    const processor = (await processorSeconds(server.child.pid)) - start;
    return { replies, slowest: slowestSeconds(replies), processor };
  };
  const [load = 0] = loadavg();
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
  // On a machine with other work a time says little: there the processor time of the server until the last known device counts.
  const seconds = load > availableParallelism() ? onKnown.processor : onKnown.slowest;
  const [ratio, processor, ofAlone] = [
    onKnown.slowest / alone.slowest,
    onKnown.processor,
    alone.processor,
  ].map((value) => value.toFixed(1));
  return [
    {
      attack: `${ADDRESSES} networks with ${CONNECTIONS_PER_ADDRESS} connections each sign in with invented names; ${CLASS} known devices and ${STRANGERS} strangers sign in meanwhile`,
      before: 'known devices 29 of 36 × 503, by 8 addresses with 110 connections each',
      now: `known devices ${describeReplies(onKnown.replies)} (${ratio} times those alone), after ${processor} s of processor time of the server (alone ${ofAlone} s); strangers ${describeReplies(onStrangers)}; the flood ${countBy(statuses)}; load average before ${load.toFixed(0)} on ${availableParallelism()} processors`,
      repelled:
        onKnown.replies.every(({ status }) => status === 200) &&
        onStrangers.every(({ status }) => status === 200) &&
        seconds < MAX_KNOWN_S,
    },
  ];
}

type Replies = readonly Awaited<ReturnType<typeof signIn>>[];

const slowestSeconds = (replies: Replies): number => Math.max(...replies.map(({ ms }) => ms)) / 1000;

const describeReplies = (replies: Replies): string =>
  `${countBy(replies.map(({ status }) => status))}, slowest ${slowestSeconds(replies).toFixed(1)} s`;
