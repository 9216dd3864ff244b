/** Whose turn it is. */
export interface Turn {
  /** `owners`: known devices and signed-in learners, who have a share of their own; `strangers`: everyone else. */
  readonly lane: 'owners' | 'strangers';
  /** Those with the same key take turns as one: an account, or the network of strangers. */
  readonly key: string;
  /** Is aborted when the connection closes: the work is then not started. */
  readonly signal?: AbortSignal;
}

interface FairQueueOptions {
  readonly concurrency: number;
  /** Most that wait in each lane. */
  readonly maxWaiting: number;
  /** Turns of owners in a row while strangers wait as well; then a stranger has one. */
  readonly ownersInRow: number;
  /** Work that waited longer is rejected when its turn comes, ms. */
  readonly maxWaitMs: number;
  /** The error of rejected work. */
  readonly busy: () => Error;
  /** Time until it: answers at once would let a flood that repeats its requests occupy the processor, ms. */
  readonly rejectAfterMs: number;
}

interface Job {
  readonly start: () => Promise<unknown>;
  readonly reject: () => void;
  readonly queuedAt: number;
}

/** Jobs of one lane by their keys, in the order of their turns. */
class Lane {
  readonly groups = new Map<string, Job[]>();
  waiting = 0;

  /** Whether a job of a key would have no place: the lane is full, and no other key has more jobs. */
  isFullFor(key: string, max: number): boolean {
    if (this.waiting < max) return false;
    const own = this.groups.get(key)?.length ?? 0;
    return ![...this.groups.values()].some((group) => group.length > own + 1);
  }

  /**
   * Adds a job. In a full lane it replaces the last one of the key with the most jobs.
   * @returns the job that has no place: the replaced one, the added one, or none
   */
  add(key: string, job: Job, max: number): Job | undefined {
    if (this.isFullFor(key, max)) return job;
    const own = this.groups.get(key) ?? [];
    let dropped: Job | undefined;
    if (this.waiting >= max) {
      const longest = [...this.groups].reduce((one, other) =>
        other[1].length > one[1].length ? other : one,
      );
      dropped = longest[1].pop();
      this.waiting -= 1;
    }
    own.push(job);
    this.groups.set(key, own);
    this.waiting += 1;
    return dropped;
  }

  remove(key: string, job: Job): void {
    const group = this.groups.get(key) ?? [];
    const index = group.indexOf(job);
    if (index === -1) return;
    group.splice(index, 1);
    if (group.length === 0) this.groups.delete(key);
    this.waiting -= 1;
  }

  /** The next job. Its key goes to the end. */
  take(): Job | undefined {
    const [first] = this.groups;
    if (!first) return undefined;
    const [key, group] = first;
    const job = group.shift();
    this.groups.delete(key);
    if (group.length > 0) this.groups.set(key, group);
    this.waiting -= 1;
    return job;
  }
}

/**
 * A queue for costly work in which many requests of one network or account cannot take the place of others: keys take turns,
 * and in a full lane a newcomer replaces the last job of the key with the most.
 */
export function createFairQueue({
  concurrency,
  maxWaiting,
  ownersInRow,
  maxWaitMs,
  busy,
  rejectAfterMs,
}: FairQueueOptions) {
  const lanes = { owners: new Lane(), strangers: new Lane() };
  let running = 0;
  /** Turns of owners since the last one of a stranger. */
  let inRow = 0;

  const next = (): Job | undefined => {
    const { owners, strangers } = lanes;
    const isOwnersTurn = owners.waiting > 0 && (strangers.waiting === 0 || inRow < ownersInRow);
    inRow = isOwnersTurn ? inRow + 1 : 0;
    return (isOwnersTurn ? owners : strangers).take();
  };

  const startNext = (): void => {
    while (running < concurrency) {
      const job = next();
      if (!job) return;
      if (performance.now() - job.queuedAt > maxWaitMs) {
        job.reject();
        continue;
      }
      running += 1;
      void job.start().finally(() => {
        running -= 1;
        startNext();
      });
    }
  };

  return {
    /**
     * Runs work when its turn comes.
     * @throws the error `busy` when the lane is full, the wait was too long, or the connection closed
     */
    run: <Result>({ lane: name, key, signal }: Turn, work: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(busy());
          return;
        }
        const lane = lanes[name];
        const leave = (): void => {
          lane.remove(key, job);
          reject(busy());
        };
        const job: Job = {
          queuedAt: performance.now(),
          reject: () => {
            if (rejectAfterMs === 0) reject(busy());
            else setTimeout(() => reject(busy()), rejectAfterMs);
          },
          start: () => {
            signal?.removeEventListener('abort', leave);
            return work().then(resolve, reject);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        lane.add(key, job, maxWaiting)?.reject();
        startNext();
      }),
    /** Whether work would be rejected at once. */
    isFullFor: ({ lane, key }: Turn): boolean => lanes[lane].isFullFor(key, maxWaiting),
    /** Number of jobs that wait. */
    waiting: (): number => lanes.owners.waiting + lanes.strangers.waiting,
  };
}
