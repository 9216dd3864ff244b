import { setTimeout as wait } from 'node:timers/promises';
import type { createClient } from './keep-alive-client.js';
import { median, quantile } from './statistics.js';

/** Interval between two requests of other learners. */
const PROBE_INTERVAL_MS = 40;

/**
 * Latencies of signed-in learners, ms: of the classes and of their accounts in turn.
 * @param learners their headers
 * @throws when a response is not 200
 */
export async function probeLearners(
  { get }: ReturnType<typeof createClient>,
  learners: readonly Record<string, string>[],
  seconds: number,
): Promise<{ p50: number; p95: number }> {
  const running: Promise<number>[] = [];
  const send = async (n: number): Promise<number> => {
    const start = performance.now();
    const { status } = await get(n % 2 ? '/api/classes/' : '/api/auth-me/', learners[n % learners.length]);
    if (status !== 200) throw new Error(`another learner: ${status}`);
    return performance.now() - start;
  };
  const end = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < end; n += 1) {
    running.push(send(n));
    await wait(PROBE_INTERVAL_MS);
  }
  const times = await Promise.all(running);
  return { p50: median(times), p95: quantile(times, 0.95) };
}
