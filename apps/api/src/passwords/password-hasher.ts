import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import fp from 'fastify-plugin';
import pLimit from 'p-limit';
import { HttpError } from '../http/http-error.js';

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
  hash(password: string): Promise<string>;
  /**
   * @param stored undefined for an unknown learner, which takes the same time and never matches; so does an invalid hash
   * @returns `outdated`: the password matches, but the hash has weaker parameters than the current ones
   * @throws HttpError 503 when the queue is full or the wait is too long
   */
  verify(stored: string | undefined, password: string): Promise<{ matches: boolean; outdated: boolean }>;
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
/** About ten seconds of work of one processor: several classes that sign in at the same moment. */
const MAX_QUEUED = 250;
/** A slower machine rejects the last ones before the deadline of their handlers, ms (`http/handler-deadlines.ts`). */
const MAX_WAIT_MS = 15_000;
const RETRY_AFTER_S = 2;

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

/** Hashes passwords on worker threads behind a bounded queue, so that many sign-ins at once do not slow other requests. */
export function createPasswordHasher(cost = PASSWORD_COST, maxWaitMs = MAX_WAIT_MS): PasswordHasher {
  const queue = pLimit(CONCURRENCY);
  const busy = () => new HttpError(503, 'unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } });
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.pendingCount >= MAX_QUEUED) throw busy();
    const start = performance.now();
    return queue(() => {
      if (performance.now() - start > maxWaitMs) throw busy();
      return work();
    });
  };
  const dummy = unknownHash(cost);

  return {
    queueLength: () => queue.pendingCount,
    hash: async (password) => enqueue(() => hash(password, cost)),
    verify: async (stored, password) => {
      const parameters = stored === undefined ? undefined : parametersOf(stored);
      if (stored === undefined || !parameters) {
        await enqueue(() => verify(dummy, password));
        return { matches: false, outdated: false };
      }
      const matches = await enqueue(() => verify(stored, password));
      return { matches, outdated: matches && isWeaker(stored, parameters, cost) };
    },
  };
}

/** Adds `passwords`. */
export const passwords = fp<{ readonly cost: PasswordCost | undefined }>(
  (app, { cost }) => {
    const hasher = createPasswordHasher(cost);
    app.decorate('passwords', hasher);
    app.metrics.passwordQueue.setSource(hasher.queueLength);
  },
  { name: 'passwords', dependencies: ['metrics'] },
);
