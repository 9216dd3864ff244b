import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume, hashKey, type CounterStore } from './counter-store.js';
import { signInLimits } from './limit-table.js';

/** Limits failed sign-ins: slows down guessing of passwords without locking an account permanently. */
export interface SignInGuard {
  /**
   * Evaluates one sign-in unless a limit is exceeded. The attempt is counted before its evaluation, so that parallel guesses
   * cannot bypass the limit; a success is not counted and resets the failures before it.
   * @param account unique key of the entered name; unknown accounts are counted like existing ones
   * @param evaluate returns undefined for a failure; when it throws, the attempt is not counted
   * @throws HttpError 429 with `Retry-After`
   */
  signIn<Result extends object>(
    account: string,
    address: string,
    evaluate: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
}

const { byAccount, byAddress, waits, resetAfter, trustedDeviceTtl } = signInLimits;

/** The current count of a key; 0 without one or after its expiry. */
async function readCount(counter: RateLimiterAbstract, key: string): Promise<number> {
  const stored = await counter.get(key);
  return stored !== null && stored.msBeforeNext > 0 ? stored.consumedPoints : 0;
}

export function createSignInGuard({ counter }: CounterStore): SignInGuard {
  const addressFailures = counter('sign-in-address', byAddress);
  const accountFailures = counter('sign-in-failures', byAccount);
  /** One use that lasts as long as a wait: of parallel attempts after its end only one passes. */
  const waitSlot = counter('sign-in-turn', { uses: 1, seconds: byAccount.seconds });
  /** Number of waits so far. */
  const waitCount = counter('sign-in-waits', { uses: waits.length, seconds: byAccount.seconds });
  const trusted = counter('sign-in-familiar', { uses: 1, seconds: trustedDeviceTtl });

  /** Counts an attempt on an account. @returns `undo` removes the attempt, `onFailure` adds the next wait */
  async function countAttempt(key: string) {
    const level = await readCount(waitCount, key);
    if (level === 0 && (await accountFailures.penalty(key)).consumedPoints < byAccount.uses) {
      return { undo: () => accountFailures.reward(key), onFailure: () => Promise.resolve() };
    }
    const wait = waits[Math.min(level, waits.length - 1)] ?? 0;
    await consume(waitSlot, key, wait);
    return {
      undo: () => waitSlot.delete(key),
      onFailure: () => waitCount.set(key, level + 1, wait + resetAfter),
    };
  }

  return {
    async signIn(account, address, evaluate) {
      const [addressKey, pairKey] = [hashKey(address), hashKey(JSON.stringify([account, address]))];
      const undoAddress = () => addressFailures.reward(addressKey);
      const [trustedCount] = await Promise.all([
        readCount(trusted, pairKey),
        consume(addressFailures, addressKey).catch(async (error: unknown) => {
          await undoAddress();
          throw error;
        }),
      ]);
      const key = trustedCount > 0 ? pairKey : hashKey(account);
      let attempt: Awaited<ReturnType<typeof countAttempt>> | undefined;
      try {
        attempt = await countAttempt(key);
        const result = await evaluate();
        if (result === undefined) {
          await attempt.onFailure();
          return undefined;
        }
        await Promise.all([
          undoAddress(),
          ...[accountFailures, waitSlot, waitCount].map((each) => each.delete(key)),
          trusted.set(pairKey, 1, trustedDeviceTtl),
        ]);
        return result;
      } catch (error) {
        await Promise.all([undoAddress(), attempt?.undo()]);
        throw error;
      }
    },
  };
}
