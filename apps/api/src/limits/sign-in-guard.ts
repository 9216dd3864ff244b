import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { storedKey, type CounterStore } from './counter-store.js';
import { signInLimits } from './limit-table.js';
import { orRefuse } from './too-many.js';

/** Counts sign-ins so that nobody can guess a password, and nobody is locked out for good. */
export interface SignInGuard {
  /**
   * Evaluates one sign-in, unless there were too many wrong ones. It is counted before it is evaluated, so that parallel
   * guesses cannot pass; a right one is not counted and forgives the wrong ones before it.
   * @param account the name as it was given, folded; whether it exists makes no difference
   * @param evaluate undefined: a wrong one; when it throws, the try did not take place
   * @throws Refusal 429 with `Retry-After`
   */
  signIn<Result extends object>(
    account: string,
    address: string,
    evaluate: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
}

const { byAccount, byAddress, waits, forgiveness, familiarity } = signInLimits;

/** The count kept for a key; 0 when there is none, or its time is over. */
async function countOf(counter: RateLimiterAbstract, key: string): Promise<number> {
  const kept = await counter.get(key);
  return kept !== null && kept.msBeforeNext > 0 ? kept.consumedPoints : 0;
}

export function createSignInGuard({ counter }: CounterStore): SignInGuard {
  const ofAddress = counter('sign-in-address', byAddress);
  const failures = counter('sign-in-failures', byAccount);
  /** Holds one use for as long as the wait lasts: of parallel tries after its end one gets it. */
  const turn = counter('sign-in-turn', { uses: 1, seconds: byAccount.seconds });
  /** How many waits were imposed. */
  const imposed = counter('sign-in-waits', { uses: waits.length, seconds: byAccount.seconds });
  const familiar = counter('sign-in-familiar', { uses: 1, seconds: familiarity });

  /** Counts a try on an account. @returns takes it back, and what a failure adds to it */
  async function countTry(key: string) {
    const level = await countOf(imposed, key);
    if (level === 0 && (await failures.penalty(key)).consumedPoints < byAccount.uses) {
      return { takeBack: () => failures.reward(key), onFailure: () => Promise.resolve() };
    }
    const wait = waits[Math.min(level, waits.length - 1)] ?? 0;
    await orRefuse(turn.consume(key, 1, { customDuration: wait }));
    return {
      takeBack: () => turn.delete(key),
      onFailure: () => imposed.set(key, level + 1, wait + forgiveness),
    };
  }

  return {
    async signIn(account, address, evaluate) {
      const [from, pair] = [storedKey(address), storedKey(JSON.stringify([account, address]))];
      const giveBack = () => ofAddress.reward(from);
      const [isFamiliar] = await Promise.all([
        countOf(familiar, pair),
        orRefuse(ofAddress.consume(from)).catch(async (refusal: unknown) => {
          await giveBack();
          throw refusal;
        }),
      ]);
      const key = isFamiliar > 0 ? pair : storedKey(account);
      let counted: Awaited<ReturnType<typeof countTry>> | undefined;
      try {
        counted = await countTry(key);
        const result = await evaluate();
        if (result === undefined) {
          await counted.onFailure();
          return undefined;
        }
        await Promise.all([
          giveBack(),
          ...[failures, turn, imposed].map((each) => each.delete(key)),
          familiar.set(pair, 1, familiarity),
        ]);
        return result;
      } catch (error) {
        await Promise.all([giveBack(), counted?.takeBack()]);
        throw error;
      }
    },
  };
}
