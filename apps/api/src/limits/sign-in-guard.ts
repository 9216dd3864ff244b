import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooManyRequests } from '../http/too-many-requests.js';
import { consume, hashKey, type CounterStore } from './counter-store.js';
import { throttledLimits, signInLimits } from './limit-table.js';
import type { Throttle } from './throttle.js';

export interface SignInAttempt {
  /** {@link accountKey}, or the unique key of a name without an account, which is counted alike. */
  readonly account: string;
  readonly address: string;
  /** Unique key of the device and the account, if the device is known to the account. */
  readonly knownDevice?: string | undefined;
  /** Is aborted when the connection closes. */
  readonly signal: AbortSignal;
}

/** Limits failed sign-ins: guessing of passwords is slow, and an attacker does not lock out others. */
export interface SignInGuard {
  /**
   * Evaluates one sign-in unless a limit is exceeded. The attempt is counted before its evaluation, so that parallel guesses
   * cannot bypass the limit; a success is not counted and resets the failures before it. A known device is counted by itself:
   * failures on other devices and the address neither refuse nor delay it.
   * @param evaluate returns undefined for a failure; when it throws, the attempt is not counted
   * @throws HttpError 429 with `Retry-After`; 503 when the connection closed during the delay of an address
   */
  signIn<Result extends object>(
    attempt: SignInAttempt,
    evaluate: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  /**
   * Forgets the failed sign-ins of an owner who has proved to own the account in another way.
   * @param keys accounts and known devices, as in {@link SignInAttempt}
   */
  forgetFailures(keys: readonly string[]): Promise<void>;
}

/** Key of an account, whichever of its names was entered. No name contains a space at its start. */
export const accountKey = (userId: number): string => ` ${userId}`;

const { freeFailures, freeFailuresOfKnownDevice, seconds, waitSlotSeconds } = signInLimits;
const { signInByAddress } = throttledLimits;

export function createSignInGuard({ counter }: CounterStore, throttle: Throttle): SignInGuard {
  const addressFailures = counter('sign-in-address', signInByAddress);
  const failures = counter('sign-in-failures', { uses: freeFailures, seconds });
  /** One use: of parallel attempts after the free failures only one passes. */
  const waitSlot = counter('sign-in-wait-slot', { uses: 1, seconds: waitSlotSeconds });

  const forget = (key: string) => Promise.all([failures.delete(key), waitSlot.delete(key)]);

  /** Counts an attempt. @returns `undo` removes it, `onFailure` extends the time until the failures are forgotten */
  async function countAttempt(key: string, free: number) {
    const { consumedPoints } = await failures.penalty(key);
    const undo = () => failures.reward(key);
    if (consumedPoints < free) return { undo, onFailure: () => Promise.resolve() };
    await consume(waitSlot, key, 'signInLater');
    return {
      undo: () => Promise.all([undo(), waitSlot.delete(key)]),
      onFailure: () => failures.set(key, free, seconds),
    };
  }

  /** Evaluates an attempt that is counted under one key. */
  async function evaluateCounted<Result extends object>(
    key: string,
    free: number,
    evaluate: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const attempt = await countAttempt(key, free);
    try {
      const result = await evaluate();
      await (result ? forget(key) : attempt.onFailure());
      return result;
    } catch (error) {
      await attempt.undo();
      throw error;
    }
  }

  /** Delays an attempt from an address above its limit. Without a free wait slot of the account it is rejected without a delay. */
  async function throttleAddress(addressKey: string, key: string, signal: AbortSignal): Promise<void> {
    const taken = await msUntilFree(waitSlot, key);
    if (taken > 0) throw tooManyRequests('signInLater', taken / 1000);
    await throttle.wait(`sign-in ${addressKey}`, signInByAddress.throttle, signal);
  }

  return {
    async signIn({ account, address, knownDevice, signal }, evaluate) {
      if (knownDevice !== undefined)
        return evaluateCounted(hashKey(knownDevice), freeFailuresOfKnownDevice, evaluate);
      const [addressKey, key] = [hashKey(address), hashKey(account)];
      let result: Awaited<ReturnType<typeof evaluate>>;
      const { consumedPoints } = await addressFailures.penalty(addressKey);
      const undo = () => addressFailures.reward(addressKey);
      try {
        if (consumedPoints > signInByAddress.uses) await throttleAddress(addressKey, key, signal);
        result = await evaluateCounted(key, freeFailures, evaluate);
      } catch (error) {
        await undo();
        throw error;
      }
      if (result) await undo();
      return result;
    },
    forgetFailures: async (keys) => void (await Promise.all(keys.map((key) => forget(hashKey(key))))),
  };
}

/** Time until the wait slot of a key is free, ms. */
async function msUntilFree(waitSlot: RateLimiterAbstract, key: string): Promise<number> {
  return Math.min((await waitSlot.get(key))?.msBeforeNext ?? 0, waitSlotSeconds * 1000);
}
