import { isOffline, isRefused } from '@zarra/api-client';
import { calls } from '@zarra/contracts/calls';
import { strings } from '../lesson-test/strings.js';

/** Why answers that were handed in still wait. */
export type WaitReason =
  /** No answer came. */
  | 'offline'
  /** The server is in trouble or busy. */
  | 'server'
  /** The answers were taken, and the result could not be read. */
  | 'result'
  /** Another tab has just tried. */
  | 'elsewhere';

/** How one try to send handed-in answers ended. */
export type Outcome =
  | { readonly type: 'delivered' }
  /** They are no longer there: another tab has sent them, or the server has refused them. */
  | { readonly type: 'gone' }
  /** `text`: the server's words; `retryIn`: how long it asked to be left alone, ms. */
  | {
      readonly type: 'waiting';
      readonly because: WaitReason;
      readonly text: string;
      readonly retryIn: number;
    }
  /** The session is over, or somebody else's by now: they wait for this learner's next sign-in. */
  | { readonly type: 'session'; readonly status: 401 | 403 }
  /** The server will never take them as they are. */
  | { readonly type: 'refused'; readonly text: string };

const waiting = (because: WaitReason, text = '', retryIn = 0): Outcome => ({
  type: 'waiting',
  because,
  text,
  retryIn,
});

/** Refusals that say "not now": a timeout, a replay risk, too many requests. */
const NOT_NOW = [408, 425, 429];

/** What a failed submission means. */
export function outcomeOf(error: unknown): Outcome {
  const { submitTest, lessonTestResult } = calls;
  if (isRefused(error) && (error.status === 401 || error.status === 403)) {
    return { type: 'session', status: error.status };
  }
  const { endpoint } = Object(error) as { endpoint?: unknown };
  if (endpoint === lessonTestResult.name) return waiting('result');
  if (isOffline(error)) return waiting('offline');
  if (!isRefused(error)) return waiting('server');
  // A refused renewal of the tokens says nothing about the answers.
  const passes = error.status >= 500 || NOT_NOW.includes(error.status) || endpoint !== submitTest.name;
  if (passes) return waiting('server', error.text, (error.retryAfter ?? 0) * 1000);
  return { type: 'refused', text: error.text ?? strings.failed };
}
