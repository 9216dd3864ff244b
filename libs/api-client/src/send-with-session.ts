import type { Call } from '@zarra/contracts/calls';
import { isRefused, type RequestRefusedError } from './errors/request-refused-error.js';
import type { Send } from './send-request.js';
import { abortable } from './tokens/abortable.js';
import { createRenewal, type SessionParts } from './tokens/create-renewal.js';
import { NO_REFRESH_TOKEN, sessionOver } from './tokens/session-over.js';
import type { Tokens } from './tokens/stored-tokens.js';

/**
 * Whether the answer depends on the session, so that the call is worth a fresh token. Others are answered all the
 * same beside a stale one; but a learner whose classes came as a visitor's would miss the tests.
 */
const needsSession = (call: Call): boolean => call.access === 'session' || call.personal === true;

/**
 * Makes the sending of calls with the tokens of a session: the bearer on each, renewal of a token that is about to
 * run out, and one more try with a newer token after a 401 (specification §4).
 */
export function sendWithSession({ send, tokens, reactor }: SessionParts): Send {
  const renew = createRenewal({ send, tokens, reactor });

  /** The tokens to send a call with, renewed if they need it. */
  const prepare = async (call: Call, signal?: AbortSignal): Promise<Tokens | null> => {
    const held = tokens.read();
    const freshness = tokens.freshness();
    if (!held || freshness === 'good' || !needsSession(call)) return held;
    try {
      return await abortable(() => renew(held), signal);
    } catch (error) {
      // While the old token is good, a renewal that only failed does not stop the call.
      if (freshness === 'expired' || signal?.aborted || isRefused(error, 401)) throw error;
      return held;
    }
  };

  /** The tokens to try again with after a refusal of those held. */
  const replace = async (held: Tokens | null, refusal: RequestRefusedError, signal?: AbortSignal) => {
    if (held) return abortable(() => renew(held), signal);
    const current = tokens.read();
    if (current) return current;
    throw reactor.end(sessionOver(NO_REFRESH_TOKEN, refusal));
  };

  return async (call, sending) => {
    const { signal } = sending;
    if (call.judgesItself) return send(call, sending, tokens.read()?.access);
    let held = await prepare(call, signal);
    try {
      return await send(call, sending, held?.access);
    } catch (error) {
      if (!isRefused(error, 401)) throw error;
      held = await replace(held, error, signal);
    }
    try {
      return await send(call, sending, held.access);
    } catch (error) {
      if (!isRefused(error, 401)) throw error;
      // Refused with a new token: the session is over, unless it is another one by now.
      if (tokens.read() !== held) throw reactor.silence(error);
      tokens.clear();
      throw reactor.end(error);
    }
  };
}
