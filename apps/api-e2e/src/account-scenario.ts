// What one learner does with an account, on a server that may be killed at any time, and what must be true then.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Answer, CrashingSite } from './kill-harness.js';
import type { MailFolder } from './mail-folder.js';

/** The outbox sends what waits as soon as the server starts; a mail that has not come by then was claimed and lost. */
const MAIL_AFTER_START_MS = 5000;

interface Tokens {
  access: string;
  refresh: string;
}

/** A learner and what has to be true in the end. */
export interface Learner {
  readonly username: string;
  readonly email: string;
  password: string;
  /** Sessions that must go on. */
  readonly open: Tokens[];
  /** Sessions whose tokens must be refused. */
  readonly ended: Tokens[];
  /** How often the reset was acknowledged: the most notices that may have been mailed. */
  resets: number;
}

export function newLearner(name: string): Learner {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  const email = `${username}@maktab.uz`;
  return { username, email, password: `Kvant-tebranish ${name}`, open: [], ended: [], resets: 0 };
}

export function actions(site: CrashingSite) {
  /** Repeats a call until a response comes. */
  async function repeat(
    call: string,
    body?: object,
    access?: string,
  ): Promise<Answer & { readonly lost: number }> {
    for (let lost = 0; ; lost += 1) {
      const answer = await site.call(call, body, access);
      if (answer) return { ...answer, lost };
    }
  }

  async function signsIn({ username }: Learner, password: string): Promise<boolean> {
    const { status } = await repeat('/login/', { username, password });
    assert.ok(status === 200 || status === 401, `login answered ${status}`);
    return status === 200;
  }

  return {
    repeat,
    signsIn,

    /** Ends with an account: a lost response leaves a whole one or none. */
    register: async (learner: Learner): Promise<void> => {
      const { username, email, password } = learner;
      for (;;) {
        const answer = await site.call('/register/', { username, email, password });
        if (answer) {
          assert.equal(answer.status, 201, `register: ${JSON.stringify(answer.body)}`);
          return;
        }
        if (await signsIn(learner, password)) return;
        // Not registered: the name must still be free, or the next round fails.
      }
    },

    signIn: async ({ username, password }: Learner): Promise<Tokens> => {
      const { status, body } = await repeat('/login/', { username, password });
      assert.equal(status, 200, 'a registered learner signs in');
      return { access: body.access ?? '', refresh: body.refresh ?? '' };
    },

    /**
     * Refreshes as the real client does: with the same token until a response comes.
     * @returns whether the refresh token was rotated
     */
    refresh: async (tokens: Tokens): Promise<boolean> => {
      const { status, body } = await repeat('/token/refresh/', { refresh: tokens.refresh });
      assert.equal(status, 200, 'a session survives lost responses');
      const rotated = body.refresh !== undefined && body.refresh !== tokens.refresh;
      tokens.access = body.access ?? '';
      tokens.refresh = body.refresh ?? tokens.refresh;
      const me = await repeat('/auth-me/', undefined, tokens.access);
      assert.equal(me.status, 200, 'a fresh token is accepted');
      return rotated;
    },

    isRefused: async (tokens: Tokens): Promise<boolean> => {
      const refresh = await repeat('/token/refresh/', { refresh: tokens.refresh });
      const me = await repeat('/auth-me/', undefined, tokens.access);
      assert.equal(refresh.status, me.status === 401 ? 401 : 200, 'both tokens of a session end together');
      return refresh.status === 401;
    },
  };
}

/** Recovers the password once. */
async function recover(
  site: CrashingSite,
  mails: MailFolder,
  learner: Learner,
): Promise<'done' | 'key lost' | 'mail lost'> {
  const { repeat, signsIn, isRefused } = actions(site);
  const killsBefore = site.kills;
  const asked = await repeat('/forgot-password/', { email: learner.email });
  if (asked.status === 429) {
    assert.ok(asked.lost > 0, 'only a lost response leaves a learner without a key');
    return 'key lost';
  }
  assert.equal(asked.status, 200);
  const { otp_key } = asked.body;
  // Without a kill the mail comes, however long it takes.
  const isLost = () => site.kills > killsBefore && site.readyFor > MAIL_AFTER_START_MS;
  const otp_code = await mails.codeFor(learner.email, isLost);
  if (otp_code === undefined) return 'mail lost';

  const wrong = await repeat('/verify-otp/', { otp_key, otp_code: 'kod' });
  assert.equal(wrong.status, 400);
  const verified = await repeat('/verify-otp/', { otp_key, otp_code });
  const wasVerified = verified.lost > 0 && verified.body.code === 'already_verified';
  assert.ok(verified.status === 200 || wasVerified, `verify: ${JSON.stringify(verified)}`);
  const again = await repeat('/verify-otp/', { otp_key, otp_code });
  assert.equal(again.body.code, 'already_verified', 'a code is accepted once');

  const before = learner.password;
  const new_password = `${before} yangi`;
  const reset = await site.call('/reset-password/', { otp_key, new_password });
  if (!reset) {
    // The reset has happened whole or not at all.
    const happened = await signsIn(learner, new_password);
    assert.equal(await signsIn(learner, before), !happened, 'one of the two passwords signs in');
    for (const tokens of learner.open) assert.equal(await isRefused(tokens), happened);
    const repeated = await repeat('/reset-password/', { otp_key, new_password });
    const wasReset = (happened || repeated.lost > 0) && repeated.body.code === 'already_reset';
    assert.ok(wasReset || (!happened && repeated.status === 200), `reset: ${JSON.stringify(repeated)}`);
  } else assert.equal(reset.status, 200, JSON.stringify(reset.body));
  learner.password = new_password;
  learner.resets = 1;
  learner.ended.push(...learner.open.splice(0));
  assert.equal(await signsIn(learner, before), false, 'the old password is refused');
  const third = await repeat('/reset-password/', { otp_key, new_password: `${before} boshqa` });
  assert.equal(third.body.code, 'already_reset', 'a key sets one password');
  return 'done';
}

/** Registers, signs in twice, refreshes, signs out once and recovers the password. */
export async function runAccountScenario(site: CrashingSite, mails: MailFolder, learner: Learner) {
  const { repeat, register, signIn, refresh } = actions(site);
  await register(learner);
  const [open, ended] = [await signIn(learner), await signIn(learner)];
  learner.open.push(open);
  await refresh(open);
  const { status } = await repeat('/logout/', { refresh: ended.refresh });
  assert.equal(status, 200);
  learner.ended.push(ended);
  await checkAccount(site, learner);
  const outcome = await recover(site, mails, learner);
  await checkAccount(site, learner);
  return outcome;
}

/** Everything that was acknowledged is still true. */
export async function checkAccount(site: CrashingSite, learner: Learner): Promise<void> {
  const { signsIn, refresh, isRefused } = actions(site);
  assert.equal(await signsIn(learner, learner.password), true, 'the last password signs in');
  for (const tokens of learner.ended) assert.equal(await isRefused(tokens), true, 'an ended session is over');
  for (const tokens of learner.open) await refresh(tokens);
}
