// @ts-check
// What one learner does with an account, on a server that may be killed at any moment, and what must be true then.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

/**
 * @typedef {Awaited<ReturnType<typeof import('./crashing-site.mjs').startCrashingSite>>} Site
 * @typedef {ReturnType<typeof import('./mail-folder.mjs').openMailFolder>} MailFolder
 * @typedef {{ access: string, refresh: string }} Tokens
 */

/** The login name and the passwords of a learner, and what has to hold in the end. @param {string} name */
export const newLearner = (name) => ({
  username: `${name}-${randomUUID().slice(0, 8)}`,
  get email() {
    return `${this.username}@maktab.uz`;
  },
  password: `Kvant-tebranish ${name}`,
  /** Sessions that must go on, and refresh tokens that must be refused. */
  open: /** @type {Tokens[]} */ ([]),
  ended: /** @type {Tokens[]} */ ([]),
  /** How often the reset was acknowledged: as many notices may have been mailed at most. */
  resets: 0,
});

/** @typedef {ReturnType<typeof newLearner>} Learner */

/** @param {Site} site */
export function actions(site) {
  /**
   * Repeats a call until an answer comes.
   * @param {string} call @param {object | undefined} body @param {string} [access]
   */
  async function insist(call, body, access) {
    for (let lost = 0; ; lost += 1) {
      const answer = await site.call(call, body, access);
      if (answer) return { ...answer, lost };
    }
  }

  /** Whether a password signs in. @param {Learner} learner @param {string} password */
  async function signsIn(learner, password) {
    const { status } = await insist('/login/', { username: learner.username, password });
    assert.ok(status === 200 || status === 401, `login answered ${status}`);
    return status === 200;
  }

  return {
    insist,
    signsIn,

    /** Ends with an account: a lost answer leaves a whole one, or none. @param {Learner} learner */
    async register(learner) {
      const { username, email, password } = learner;
      for (;;) {
        const answer = await site.call('/register/', { username, email, password });
        if (answer) {
          assert.equal(answer.status, 201, `register: ${JSON.stringify(answer.body)}`);
          return;
        }
        if (await signsIn(learner, password)) return;
        // Not registered at all: the name must still be free, or the next round fails.
      }
    },

    /** @param {Learner} learner @returns {Promise<Tokens>} */
    async signIn({ username, password }) {
      const { status, body } = await insist('/login/', { username, password });
      assert.equal(status, 200, 'a registered learner signs in');
      return body;
    },

    /** Refreshes as the real client does: with the same token until an answer comes. @param {Tokens} tokens */
    async refresh(tokens) {
      const { status, body } = await insist('/token/refresh/', { refresh: tokens.refresh });
      assert.equal(status, 200, 'a session goes on, whatever answers were lost');
      const turned = body.refresh !== undefined && body.refresh !== tokens.refresh;
      tokens.access = body.access;
      tokens.refresh = body.refresh ?? tokens.refresh;
      const me = await insist('/auth-me/', undefined, tokens.access);
      assert.equal(me.status, 200, 'a fresh token is taken');
      return turned;
    },

    /** @param {Tokens} tokens */
    async isRefused(tokens) {
      const [refresh, me] = [
        await insist('/token/refresh/', { refresh: tokens.refresh }),
        await insist('/auth-me/', undefined, tokens.access),
      ];
      assert.equal(refresh.status, me.status === 401 ? 401 : 200, 'both tokens of a session share its fate');
      return refresh.status === 401;
    },
  };
}

/**
 * The recovery, once.
 * @param {Site} site @param {MailFolder} mails @param {Learner} learner
 * @returns {Promise<'done' | 'key lost' | 'mail lost'>}
 */
async function recover(site, mails, learner) {
  const { insist, signsIn, isRefused } = actions(site);
  const killsBefore = site.kills;
  const asked = await insist('/forgot-password/', { email: learner.email });
  if (asked.status === 429) {
    assert.ok(asked.lost > 0, 'only a lost answer leaves a learner without a key');
    return 'key lost';
  }
  assert.equal(asked.status, 200);
  const { otp_key } = asked.body;
  const otp_code = await mails.codeFor(learner.email, 15_000);
  if (otp_code === undefined) {
    assert.ok(site.kills > killsBefore, 'without a kill the mail comes');
    return 'mail lost';
  }

  const wrong = await insist('/verify-otp/', { otp_key, otp_code: 'kod' });
  assert.equal(wrong.status, 400);
  const verified = await insist('/verify-otp/', { otp_key, otp_code });
  const wasVerified = verified.lost > 0 && verified.body.code === 'already_verified';
  assert.ok(verified.status === 200 || wasVerified, `verify: ${JSON.stringify(verified)}`);
  const again = await insist('/verify-otp/', { otp_key, otp_code });
  assert.equal(again.body.code, 'already_verified', 'a code is accepted once');

  const before = learner.password;
  const new_password = `${before} yangi`;
  const reset = await site.call('/reset-password/', { otp_key, new_password });
  if (!reset) {
    // Everything happened, or nothing did.
    const happened = await signsIn(learner, new_password);
    assert.equal(await signsIn(learner, before), !happened, 'one of the two passwords signs in');
    for (const tokens of learner.open) assert.equal(await isRefused(tokens), happened);
    const repeated = await insist('/reset-password/', { otp_key, new_password });
    const wasReset = (happened || repeated.lost > 0) && repeated.body.code === 'already_reset';
    assert.ok(wasReset || (!happened && repeated.status === 200), `reset: ${JSON.stringify(repeated)}`);
  } else assert.equal(reset.status, 200, JSON.stringify(reset.body));
  learner.password = new_password;
  learner.resets = 1;
  learner.ended.push(...learner.open.splice(0));
  assert.equal(await signsIn(learner, before), false, 'the old password is worth nothing');
  const third = await insist('/reset-password/', { otp_key, new_password: `${before} boshqa` });
  assert.equal(third.body.code, 'already_reset', 'a key sets one password');
  return 'done';
}

/**
 * Register, sign in twice, refresh, sign out once, recover.
 * @param {Site} site @param {MailFolder} mails @param {Learner} learner
 */
export async function liveOnce(site, mails, learner) {
  const { insist, register, signIn, refresh } = actions(site);
  await register(learner);
  const [kept, left] = [await signIn(learner), await signIn(learner)];
  learner.open.push(kept);
  await refresh(kept);
  const { status } = await insist('/logout/', { refresh: left.refresh });
  assert.equal(status, 200);
  learner.ended.push(left);
  await audit(site, learner);
  const end = await recover(site, mails, learner);
  await audit(site, learner);
  return end;
}

/** Everything that was acknowledged still holds. @param {Site} site @param {Learner} learner */
export async function audit(site, learner) {
  const { signsIn, refresh, isRefused } = actions(site);
  assert.equal(await signsIn(learner, learner.password), true, 'the password that counts signs in');
  for (const tokens of learner.ended) assert.equal(await isRefused(tokens), true, 'an ended session is over');
  for (const tokens of learner.open) await refresh(tokens);
}
