/** Answers of a load that ran beside what a test did. */
export interface Load {
  /** Requests answered so far. */
  answered(): number;
  /** Ends it. @returns what did not come back as 200 */
  stop(): Promise<readonly unknown[]>;
}

/** Asks an address 200 times a second until it is stopped. */
export function startLoad(url: URL): Load {
  const failures: unknown[] = [];
  const running = new Set<Promise<void>>();
  let answered = 0;
  const ask = async (): Promise<void> => {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status !== 200) failures.push(answer.status);
    } catch (error) {
      failures.push(error);
    }
    answered += 1;
  };
  const timer = setInterval(() => {
    const asked = ask().finally(() => running.delete(asked));
    running.add(asked);
  }, 5);
  return {
    answered: () => answered,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
      return failures;
    },
  };
}
