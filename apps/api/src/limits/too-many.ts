import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.js';

/** 429 that says when to come again. */
const tooMany = (ms: number): Refusal =>
  new Refusal(429, 'tooManyTries', { headers: { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) } });

/**
 * Waits for a use to be counted.
 * @throws Refusal 429 when there were too many
 */
export async function orRefuse(counted: Promise<unknown>): Promise<void> {
  try {
    await counted;
  } catch (spent) {
    throw spent instanceof RateLimiterRes ? tooMany(spent.msBeforeNext) : spent;
  }
}
