import { registerAccounts, signIn, newClientAddress } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const POLL_MS = 10_000;
/** The owner refreshes every 15 minutes, 5 s after the thief. */
const POLLS = 90;
const OWNER_REFRESHES = 4;

/** A thief with a copied refresh token polls, with the clock of the server moved. */
export async function pollWithCopy(site: AttackedSite): Promise<Outcome[]> {
  const { client, server } = site;
  const [account] = await registerAccounts(client, 1);
  if (!account) return [];
  const { body: tokens } = await signIn(client, account, newClientAddress());
  const refresh = (token: string, from: string) =>
    client.call('POST', '/token/refresh/', { body: { refresh: token }, from });
  let [owner, stolen]: string[] = [tokens.refresh, tokens.refresh];
  let polls = 0;
  let refreshes = 0;
  let ended = false;
  while (refreshes < OWNER_REFRESHES && !ended) {
    for (let n = 0; n < POLLS; n += 1, polls += 1) {
      await site.pass(POLL_MS);
      const { status, body } = await refresh(stolen ?? '', '203.0.113.66');
      if (status === 200) stolen = body.refresh;
    }
    await site.pass(POLL_MS / 2);
    const { status, body } = await refresh(owner ?? '', '192.0.2.10');
    refreshes += 1;
    ended = status === 401;
    owner = body.refresh;
    await site.pass(POLL_MS / 2);
  }
  const after = (await refresh(stolen ?? '', '203.0.113.66')).status;
  const logged = server.output().includes('refresh token reused: session ended');
  return [
    {
      attack: 'a thief with a copied refresh token polls every 10 s',
      before: 'never noticed: both keep the session',
      now: ended
        ? `session ended at refresh ${refreshes} of the owner, after ${polls} polls; then the thief gets ${after}; ${logged ? 'logged' : 'not logged'}`
        : `not noticed in ${polls} polls and ${refreshes} refreshes of the owner`,
      repelled: ended && after === 401 && logged,
    },
  ];
}
