/** Constant request load during a test. */
export interface Load {
  /** Number of completed requests. */
  completed(): number;
  /** Stops the load. @returns statuses other than 200, and errors */
  stop(): Promise<readonly unknown[]>;
}

/** Requests a URL 200 times a second. */
export function startLoad(url: URL): Load {
  const failures: unknown[] = [];
  const running = new Set<Promise<void>>();
  let completed = 0;
  const send = async (): Promise<void> => {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.status !== 200) failures.push(response.status);
    } catch (error) {
      failures.push(error);
    }
    completed += 1;
  };
  const timer = setInterval(() => {
    const request = send().finally(() => running.delete(request));
    running.add(request);
  }, 5);
  return {
    completed: () => completed,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
      return failures;
    },
  };
}
