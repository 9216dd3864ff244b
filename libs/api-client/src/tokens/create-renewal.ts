import { calls } from '@zarra/contracts/calls';
import { endpointOf } from '../endpoint-of.js';
import { BadAnswerError } from '../errors/bad-answer-error.js';
import { isRefused } from '../errors/request-refused-error.js';
import { parseAnswer } from '../parse-answer.js';
import type { Reactor } from '../reactions.js';
import { LONGEST_WAIT } from '../retry-policy.js';
import type { Send } from '../send-request.js';
import { readClaims } from './access-claims.js';
import type { TokenStore } from './create-token-store.js';
import { withRefreshLock } from './refresh-lock.js';
import { NO_REFRESH_TOKEN, sessionOver } from './session-over.js';
import { SETTLING_TIME } from './settling-time.js';
import type { Tokens } from './stored-tokens.js';
import { isUsableToken } from './usable-token.js';

const REFRESH = calls.tokenRefresh;

/** Tokens of two people never serve one call; one that does not say whose it is passes. */
const sameOwner = (one: Tokens, other: Tokens): boolean => {
  const [mine, theirs] = [readClaims(one.access).subject, readClaims(other.access).subject];
  return mine === theirs || mine === undefined || theirs === undefined;
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What the session's parts need of their client. */
export interface SessionParts {
  readonly send: Send;
  readonly tokens: TokenStore;
  readonly reactor: Reactor;
}

/**
 * Makes the renewal of tokens: one refresh for all calls of this page and, as far as they can agree, of all tabs.
 * Its outcome is told here, once; the calls that waited get an error that counts as told.
 * @returns gets newer tokens of the same person than those held, or throws RequestRefusedError with 401 when the
 * session is over, or what made the refresh fail: then it may go better later
 */
export function createRenewal({ send, tokens, reactor }: SessionParts) {
  /** Returns whether it stored new tokens. */
  const refresh = async (held: Tokens): Promise<boolean> => {
    // Whatever replaced the tokens meanwhile (another tab, another sign-in) is newer than what could come of these.
    for (let waited = false; tokens.read() === held; waited = true) {
      try {
        if (held.refresh === null) throw sessionOver(NO_REFRESH_TOKEN);
        // First, since a refresh whose answer could not be read costs this session its token.
        const endpoint = await endpointOf(REFRESH);
        const body = await send(REFRESH, { body: { refresh: held.refresh } }, held.access);
        const { value } = parseAnswer(endpoint, body);
        if (![value.access, value.refresh ?? held.refresh].every(isUsableToken)) {
          throw new BadAnswerError(REFRESH.name, [{ path: '', message: 'not a token' }]);
        }
        if (tokens.read() !== held) return false;
        tokens.save(value);
        return true;
      } catch (error) {
        if (isRefused(error, 401) || isRefused(error, 403)) {
          // Refused perhaps because another tab was faster, whose tokens are still on their way here.
          await pause(SETTLING_TIME);
          if (tokens.read() !== held) return false;
          tokens.clear();
          throw reactor.end(sessionOver(error.message, error));
        }
        const wait = !waited && isRefused(error, 429) ? error.retryAfter : undefined;
        if (wait === undefined || wait > LONGEST_WAIT) throw reactor.react(REFRESH, error);
        await pause(wait * 1000);
      }
    }
    return false;
  };

  let running: { readonly held: Tokens; readonly work: Promise<void> } | undefined;
  const share = (held: Tokens): Promise<void> => {
    if (running?.held === held) return running.work;
    const work = withRefreshLock(() => refresh(held)).finally(() => {
      if (running?.work === work) running = undefined;
    });
    running = { held, work };
    return work;
  };

  return async (held: Tokens): Promise<Tokens> => {
    let current = tokens.read();
    if (current === held || (current && tokens.freshness() === 'expired' && sameOwner(held, current))) {
      await share(current);
      current = tokens.read();
    }
    if (current && sameOwner(held, current)) return current;
    // Signed out meanwhile, or somebody else signed in: whoever did that knows, and this call is not theirs.
    throw reactor.silence(sessionOver('The session ended or changed while the call waited'));
  };
}
