import type { Page, Route } from '@playwright/test';
import { fulfill } from '../other-backends/foreign-backend.js';
import type { Reply } from '../other-backends/honest-replies.js';

/** Response to a call: of the correct back end, none yet (`held`), a lost connection, or this reply. */
export type Answer = 'good' | 'held' | 'timedout' | 'internetdisconnected' | Reply;

/** The intercepted call of a row. */
export interface FaultyCall {
  /** Number of its requests since the reset. */
  count(): number;
  /** Sets the response to held and later requests. */
  answer(answer: Answer | ((authorization: string | undefined) => Answer)): void;
  /** Fails every request to the API. */
  setOffline(offline: boolean): void;
  /** Aborts held requests, and resets the count and the response. */
  reset(): void;
}

/**
 * Intercepts a call of a page.
 * @param call as in the replies of a back end, e.g. `GET /lesson-test-result/{lessonId}/`
 */
export async function interceptCall(page: Page, call: string): Promise<FaultyCall> {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  let count = 0;
  let offline = false;
  let answerFor: (authorization: string | undefined) => Answer = () => 'good';
  let waiting: ((isAbandoned: boolean) => void)[] = [];
  const releaseHeld = (isAbandoned = false) => {
    const released = waiting;
    waiting = [];
    for (const release of released) release(isAbandoned);
  };

  const respond = async (route: Route, isFaulty: boolean): Promise<void> => {
    if (offline) return route.abort('internetdisconnected');
    const answer = isFaulty ? answerFor(route.request().headers()['authorization']) : 'good';
    if (answer === 'held') {
      const isAbandoned = await new Promise<boolean>((release) => waiting.push(release));
      return isAbandoned ? route.abort() : respond(route, isFaulty);
    }
    if (answer === 'good') return route.fallback();
    return typeof answer === 'string' ? route.abort(answer) : fulfill(route, answer);
  };
  await page.route('**/api/**', async (route, request) => {
    const isFaulty = request.method() === method && pattern.test(new URL(request.url()).pathname);
    if (isFaulty) count += 1;
    await respond(route, isFaulty);
  });

  return {
    count: () => count,
    answer(answer) {
      answerFor = typeof answer === 'function' ? answer : () => answer;
      releaseHeld();
    },
    setOffline(isOffline) {
      offline = isOffline;
      releaseHeld();
    },
    reset() {
      offline = false;
      answerFor = () => 'good';
      releaseHeld(true);
      count = 0;
    },
  };
}
