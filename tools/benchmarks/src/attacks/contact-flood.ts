import { setTimeout as wait } from 'node:timers/promises';
import { countBy } from '../statistics.js';
import { isLearner, newClientAddress } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const ADDRESSES = 8;
const OF_EACH = 75;
/** Six messages of an hour are mailed one by one; a digest holds the others. */
const MAX_MAILS = 8;

/** Several addresses send more messages than their budgets at the same moment. */
export async function floodContact(site: AttackedSite): Promise<Outcome[]> {
  const stored = async () =>
    Number((await site.query<{ count: string }>('select count(*) from contact_messages'))[0]?.count);
  const before = await stored();
  const senders = Array.from({ length: ADDRESSES }, () => newClientAddress());
  const messages = senders.flatMap((from, sender) =>
    Array.from({ length: OF_EACH }, (_, n) => ({
      from,
      body: { name: 'Sinovchi', phone: '+998 90 123 45 67', message: `Salom ${sender}-${n}` },
    })),
  );
  const replies = await Promise.all(
    messages.map((message) => site.client.call('POST', '/contact-message/', message)),
  );
  const count = (await stored()) - before;
  while ((await site.query('select id from outbox')).length > 0) await wait(20);
  const mails = (await site.mails.readAll()).filter(({ to }) => !isLearner(to)).length;
  const slowest = Math.max(...replies.map(({ ms }) => ms));
  return [
    {
      attack: `${messages.length} contact messages at once, ${OF_EACH} from each of ${ADDRESSES} addresses`,
      before: 'of an address 30 in 10 minutes, of all 500 in a day; further ones are refused and lost',
      now:
        `${countBy(replies.map(({ status }) => status))}, slowest ${(slowest / 1000).toFixed(1)} s; ${count} stored; ` +
        `${mails} mails`,
      repelled: count === messages.length && mails <= MAX_MAILS,
    },
  ];
}
