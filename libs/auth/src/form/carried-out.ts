import { isBadAnswer } from '@zarra/api-client';

/** Waits for a call whose answer is not used: a success with an unusable body is a success. */
export async function carriedOut(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isBadAnswer(error)) throw error;
  }
}
