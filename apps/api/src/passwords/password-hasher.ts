import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { createFairQueue, type Turn } from './fair-queue.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly passwords: PasswordHasher;
  }
}

export interface PasswordHasher {
  /**
   * @returns the hash to store, its parameters included
   * @throws HttpError 503 when the queue is full or the wait is too long
   */
  hash(password: string, turn: Turn): Promise<string>;
  /**
   * @param stored undefined for an unknown learner, which takes the same time and never matches; so does an invalid hash
   * @returns `outdated`: the password matches, but the hash has weaker parameters than the current ones
   * @throws HttpError 503 when the queue is full or the wait is too long
   */
  verify(
    stored: string | undefined,
    password: string,
    turn: Turn,
  ): Promise<{ matches: boolean; outdated: boolean }>;
  /**
   * For requests that would do other work before.
   * @throws HttpError 503, later, when a hash would be rejected at once
   */
  assertPlace(turn: Turn): Promise<void>;
  /** Number of hashes that wait for a thread. */
  readonly queueLength: () => number;
}

/** Cost of one hash: memory in KiB, passes, lanes, bytes of output. */
export type PasswordCost = Readonly<
  Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism' | 'outputLen'>>
>;

/** Argon2id (the library's default) with 19 MiB, two passes, one lane (OWASP, Password Storage), 32 bytes of output. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** One processor stays free for other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** Of a lane: about ten seconds of work of one processor, several classes that sign in at the same moment. */
const MAX_WAITING = 250;
/** A class of 36 on known devices signs in within 1.3 s, whatever strangers do. */
const OWNERS_IN_ROW = 4;
/** A slower machine rejects the last ones before the deadline of their handlers, ms (`http/handler-deadlines.ts`). */
const MAX_WAIT_MS = 15_000;
const RETRY_AFTER_S = 2;
/** As long as clients are told to wait. */
export const REJECTION_DELAY_MS = 2000;

/** A stored hash with a higher cost is not from this server, and verifying it could exhaust the machine. Memory in KiB. */
const MAX_STORED_COST = { memoryCost: 262_144, timeCost: 20 } as const;

/** Parameters of a stored hash; undefined for an invalid or too costly one. */
function parametersOf(stored: string) {
  try {
    const parameters = parseOptions(stored);
    const affordable =
      parameters.memoryCost <= MAX_STORED_COST.memoryCost && parameters.timeCost <= MAX_STORED_COST.timeCost;
    return affordable ? parameters : undefined;
  } catch {
    return undefined;
  }
}

const isWeaker = (
  stored: string,
  parameters: NonNullable<ReturnType<typeof parametersOf>>,
  current: PasswordCost,
): boolean =>
  !stored.startsWith('$argon2id$v=19$') ||
  parameters.memoryCost < current.memoryCost ||
  parameters.timeCost < current.timeCost ||
  parameters.outputLen < current.outputLen;

/**
 * A hash of no known password, with which the passwords of unknown learners are compared, so that both cases take the same
 * time. It is random instead of computed: computing one at the start would delay the first requests.
 */
function unknownHash({ memoryCost, timeCost, parallelism, outputLen }: PasswordCost): string {
  const [salt, output] = [16, outputLen].map((bytes) =>
    randomBytes(bytes).toString('base64').replace(/=+$/, ''),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${output}`;
}

/** The hash functions of the library; tests replace them to count and hold the work. */
export interface HashFunctions {
  readonly hash: (password: string, cost: PasswordCost) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
}

interface PasswordHasherOptions {
  readonly cost?: PasswordCost | undefined;
  readonly maxWaitMs?: number;
  readonly functions?: HashFunctions | undefined;
}

/** Hashes passwords on worker threads behind a bounded queue, so that many sign-ins at once do not slow other requests. */
export function createPasswordHasher({
  cost = PASSWORD_COST,
  maxWaitMs = MAX_WAIT_MS,
  functions = { hash, verify },
}: PasswordHasherOptions = {}): PasswordHasher {
  const busy = () => new HttpError(503, 'unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } });
  const queue = createFairQueue({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING,
    ownersInRow: OWNERS_IN_ROW,
    maxWaitMs,
    busy,
    rejectAfterMs: REJECTION_DELAY_MS,
  });
  const dummy = unknownHash(cost);

  return {
    queueLength: queue.waiting,
    assertPlace: async (turn) => {
      if (!queue.isFullFor(turn)) return;
      await wait(REJECTION_DELAY_MS);
      throw busy();
    },
    hash: (password, turn) => queue.run(turn, () => functions.hash(password, cost)),
    verify: async (stored, password, turn) => {
      const parameters = stored === undefined ? undefined : parametersOf(stored);
      if (stored === undefined || !parameters) {
        await queue.run(turn, () => functions.verify(dummy, password));
        return { matches: false, outdated: false };
      }
      const matches = await queue.run(turn, () => functions.verify(stored, password));
      return { matches, outdated: matches && isWeaker(stored, parameters, cost) };
    },
  };
}

/** Adds `passwords`. */
export const passwords = fp<Pick<PasswordHasherOptions, 'cost' | 'functions'>>(
  (app, options) => {
    const hasher = createPasswordHasher(options);
    app.decorate('passwords', hasher);
    app.metrics.passwordQueue.setSource(hasher.queueLength);
  },
  { name: 'passwords', dependencies: ['metrics'] },
);
