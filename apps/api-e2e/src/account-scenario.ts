// The steps of one learner with an account on a server that may be killed at any time, and the checks after each step.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CallResponse, KillHarness } from './kill-harness.js';
import type { MailFolder } from './mail-folder.js';

/** The outbox sends queued mail at the start of the server; a mail missing after this time was claimed before a kill. */
const MAIL_AFTER_START_MS = 5000;

interface Tokens {
  access: string;
  refresh: string;
}

/** A learner and the expected state at the end. */
export interface Learner {
  readonly username: string;
  readonly email: string;
  password: string;
  /** Sessions that must stay active. */
  readonly activeSessions: Tokens[];
  /** Sessions whose tokens must be rejected. */
  readonly endedSessions: Tokens[];
  /** Number of acknowledged resets: the maximum number of mailed notices. */
  resets: number;
}

export function createLearner(name: string): Learner {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  const email = `${username}@maktab.uz`;
  return {
    username,
    email,
    password: `Kvant-tebranish ${name}`,
    activeSessions: [],
    endedSessions: [],
    resets: 0,
  };
}

export function createActions(harness: KillHarness) {
  /** Repeats a call until a response arrives. */
  async function callUntilResponse(
    call: string,
    body?: object,
    access?: string,
  ): Promise<CallResponse & { readonly lost: number }> {
    for (let lost = 0; ; lost += 1) {
      const response = await harness.call(call, body, access);
      if (response) return { ...response, lost };
    }
  }

  async function canSignIn({ username }: Learner, password: string): Promise<boolean> {
    const { status } = await callUntilResponse('/login/', { username, password });
    assert.ok(status === 200 || status === 401, `login returned ${status}`);
    return status === 200;
  }

  return {
    callUntilResponse,
    canSignIn,

    /** Repeats the registration until the account exists: after a lost response it exists completely or not at all. */
    register: async (learner: Learner): Promise<void> => {
      const { username, email, password } = learner;
      for (;;) {
        const response = await harness.call('/register/', { username, email, password });
        if (response) {
          assert.equal(response.status, 201, `register: ${JSON.stringify(response.body)}`);
          return;
        }
        if (await canSignIn(learner, password)) return;
        // The lost call did not register the learner, so the name must still be available.
      }
    },

    signIn: async ({ username, password }: Learner): Promise<Tokens> => {
      const { status, body } = await callUntilResponse('/login/', { username, password });
      assert.equal(status, 200, 'a registered learner signs in');
      return { access: body.access ?? '', refresh: body.refresh ?? '' };
    },

    /**
     * Refreshes like the real client: repeats the same token until a response arrives.
     * @returns whether the refresh token was rotated
     */
    refresh: async (tokens: Tokens): Promise<boolean> => {
      const { status, body } = await callUntilResponse('/token/refresh/', { refresh: tokens.refresh });
      assert.equal(status, 200, 'a session survives lost responses');
      const rotated = body.refresh !== undefined && body.refresh !== tokens.refresh;
      tokens.access = body.access ?? '';
      tokens.refresh = body.refresh ?? tokens.refresh;
      const me = await callUntilResponse('/auth-me/', undefined, tokens.access);
      assert.equal(me.status, 200, 'a fresh token is accepted');
      return rotated;
    },

    isRejected: async (tokens: Tokens): Promise<boolean> => {
      const refresh = await callUntilResponse('/token/refresh/', { refresh: tokens.refresh });
      const me = await callUntilResponse('/auth-me/', undefined, tokens.access);
      assert.equal(refresh.status, me.status === 401 ? 401 : 200, 'both tokens of a session end together');
      return refresh.status === 401;
    },
  };
}

/** Runs one password recovery. */
async function recover(
  harness: KillHarness,
  mails: MailFolder,
  learner: Learner,
): Promise<'done' | 'key lost' | 'mail lost'> {
  const { callUntilResponse, canSignIn, isRejected } = createActions(harness);
  const killsBefore = harness.kills;
  const requested = await callUntilResponse('/forgot-password/', { email: learner.email });
  if (requested.status === 429) {
    assert.ok(requested.lost > 0, 'only a lost response leaves a learner without a key');
    return 'key lost';
  }
  assert.equal(requested.status, 200);
  const { otp_key } = requested.body;
  // Without a kill the mail always arrives, however late.
  const isLost = () => harness.kills > killsBefore && harness.readyFor > MAIL_AFTER_START_MS;
  const otp_code = await mails.codeFor(learner.email, isLost);
  if (otp_code === undefined) return 'mail lost';

  const wrong = await callUntilResponse('/verify-otp/', { otp_key, otp_code: 'kod' });
  assert.equal(wrong.status, 400);
  const verified = await callUntilResponse('/verify-otp/', { otp_key, otp_code });
  const wasVerified = verified.lost > 0 && verified.body.code === 'already_verified';
  assert.ok(verified.status === 200 || wasVerified, `verify: ${JSON.stringify(verified)}`);
  const repeatedVerification = await callUntilResponse('/verify-otp/', { otp_key, otp_code });
  assert.equal(repeatedVerification.body.code, 'already_verified', 'a code is accepted once');

  const before = learner.password;
  const new_password = `${before} yangi`;
  const reset = await harness.call('/reset-password/', { otp_key, new_password });
  if (!reset) {
    // The reset has happened completely or not at all.
    const wasApplied = await canSignIn(learner, new_password);
    assert.equal(await canSignIn(learner, before), !wasApplied, 'one of the two passwords signs in');
    for (const tokens of learner.activeSessions) assert.equal(await isRejected(tokens), wasApplied);
    const repeated = await callUntilResponse('/reset-password/', { otp_key, new_password });
    const wasReset = (wasApplied || repeated.lost > 0) && repeated.body.code === 'already_reset';
    assert.ok(wasReset || (!wasApplied && repeated.status === 200), `reset: ${JSON.stringify(repeated)}`);
  } else assert.equal(reset.status, 200, JSON.stringify(reset.body));
  learner.password = new_password;
  learner.resets = 1;
  learner.endedSessions.push(...learner.activeSessions.splice(0));
  assert.equal(await canSignIn(learner, before), false, 'the old password is rejected');
  const third = await callUntilResponse('/reset-password/', { otp_key, new_password: `${before} boshqa` });
  assert.equal(third.body.code, 'already_reset', 'a key sets one password');
  return 'done';
}

/** Registers, signs in twice, refreshes, signs out once and recovers the password. */
export async function runAccountScenario(harness: KillHarness, mails: MailFolder, learner: Learner) {
  const { callUntilResponse, register, signIn, refresh } = createActions(harness);
  await register(learner);
  const [open, ended] = [await signIn(learner), await signIn(learner)];
  learner.activeSessions.push(open);
  await refresh(open);
  const { status } = await callUntilResponse('/logout/', { refresh: ended.refresh });
  assert.equal(status, 200);
  learner.endedSessions.push(ended);
  await checkAccount(harness, learner);
  const outcome = await recover(harness, mails, learner);
  await checkAccount(harness, learner);
  return outcome;
}

/** Checks that the acknowledged state of the account still holds. */
export async function checkAccount(harness: KillHarness, learner: Learner): Promise<void> {
  const { canSignIn, refresh, isRejected } = createActions(harness);
  assert.equal(await canSignIn(learner, learner.password), true, 'the last password signs in');
  for (const tokens of learner.endedSessions)
    assert.equal(await isRejected(tokens), true, 'an ended session is over');
  for (const tokens of learner.activeSessions) await refresh(tokens);
}
