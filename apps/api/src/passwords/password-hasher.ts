import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.js';

export interface PasswordHasher {
  /**
   * @returns the hash to store, its parameters included
   * @throws Refusal 503 when too many are waiting
   */
  hash(password: string): Promise<string>;
  /**
   * @param stored absent for an unknown learner: takes the same time and never matches, as does an unreadable one
   * @returns `outdated`: it matches, but was made with weaker parameters than today's
   * @throws Refusal 503 when too many are waiting
   */
  verify(stored: string | undefined, password: string): Promise<{ matches: boolean; outdated: boolean }>;
}

/** What working out one hash takes: memory in KiB, passes, lanes, bytes of output. */
export type PasswordCost = Readonly<
  Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism' | 'outputLen'>>
>;

/** Argon2id (the library's default) with 19 MiB, two passes, one lane (OWASP, Password Storage), 32 bytes of output. */
export const PASSWORD_COST: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
};

/** One processor is left for everybody else's requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** About two seconds of work; whoever comes later is told to try again rather than left waiting. */
const MAX_WAITING = 50;
const RETRY_AFTER_S = 2;

/** A stored hash that asks for more was not made by us, and working it out could exhaust the machine. Memory in KiB. */
const MOST = { memoryCost: 262_144, timeCost: 20 } as const;

/** What a stored hash was made with; undefined when it cannot be read. */
function parametersOf(stored: string) {
  try {
    const parameters = parseOptions(stored);
    const affordable = parameters.memoryCost <= MOST.memoryCost && parameters.timeCost <= MOST.timeCost;
    return affordable ? parameters : undefined;
  } catch {
    return undefined;
  }
}

const isWeaker = (
  stored: string,
  made: NonNullable<ReturnType<typeof parametersOf>>,
  today: PasswordCost,
): boolean =>
  !stored.startsWith('$argon2id$v=19$') ||
  made.memoryCost < today.memoryCost ||
  made.timeCost < today.timeCost ||
  made.outputLen < today.outputLen;

/** Hashes passwords one after the other on other threads, in a bounded queue, so that a rush of sign-ins slows nothing else. */
export function createPasswordHasher(cost = PASSWORD_COST): PasswordHasher {
  const queue = pLimit(CONCURRENCY);
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.pendingCount >= MAX_WAITING) {
      throw new Refusal(503, 'unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } });
    }
    return queue(work);
  };
  /** What the password of an unknown learner is compared with. */
  const dummy = hash(randomBytes(16), cost);

  return {
    hash: async (password) => enqueue(() => hash(password, cost)),
    verify: async (stored, password) => {
      const made = stored === undefined ? undefined : parametersOf(stored);
      if (stored === undefined || !made) {
        const compared = await dummy;
        await enqueue(() => verify(compared, password));
        return { matches: false, outdated: false };
      }
      const matches = await enqueue(() => verify(stored, password));
      return { matches, outdated: matches && isWeaker(stored, made, cost) };
    },
  };
}
