import type { Page, Route } from '@playwright/test';
import { fulfill } from '../testing/foreign-backend.js';
import type { Reply } from '../testing/honest-replies.js';

/** Response to a call: of the correct back end, none yet (`held`), a lost connection, or this reply. */
export type CallResponse = 'good' | 'held' | 'timedout' | 'internetdisconnected' | Reply;

/** The intercepted call of a row. */
export interface FaultyCall {
  /** Number of its requests since the reset. */
  count(): number;
  /** Sets the response to held and later requests. */
  respondWith(response: CallResponse | ((authorization: string | undefined) => CallResponse)): void;
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
  let responseFor: (authorization: string | undefined) => CallResponse = () => 'good';
  let waiting: ((isAbandoned: boolean) => void)[] = [];
  const releaseHeld = (isAbandoned = false) => {
    const released = waiting;
    waiting = [];
    for (const release of released) release(isAbandoned);
  };

  const respond = async (route: Route, isFaulty: boolean): Promise<void> => {
    if (offline) return route.abort('internetdisconnected');
    const response = isFaulty ? responseFor(route.request().headers()['authorization']) : 'good';
    if (response === 'held') {
      const isAbandoned = await new Promise<boolean>((release) => waiting.push(release));
      return isAbandoned ? route.abort() : respond(route, isFaulty);
    }
    if (response === 'good') return route.fallback();
    return typeof response === 'string' ? route.abort(response) : fulfill(route, response);
  };
  await page.route('**/api/**', async (route, request) => {
    const isFaulty = request.method() === method && pattern.test(new URL(request.url()).pathname);
    if (isFaulty) count += 1;
    await respond(route, isFaulty);
  });

  return {
    count: () => count,
    respondWith(response) {
      responseFor = typeof response === 'function' ? response : () => response;
      releaseHeld();
    },
    setOffline(isOffline) {
      offline = isOffline;
      releaseHeld();
    },
    reset() {
      offline = false;
      responseFor = () => 'good';
      releaseHeld(true);
      count = 0;
    },
  };
}
