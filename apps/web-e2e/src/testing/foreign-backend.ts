import type { BrowserContext, Request, Route } from '@playwright/test';
import { expect, test as base } from './test.js';
import { honestReplies, type Reply } from './honest-replies.js';

/** Claims of an access token: `sub` or `user_id`, `iat` and `exp` in seconds. */
export type Claims = Readonly<Record<string, unknown>>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let count = 0;

/** Creates a JSON Web Token without a valid signature, as Django's simplejwt writes it; each call returns another one. */
export function createAccessToken(claims: Claims = {}): string {
  count += 1;
  const now = Math.floor(Date.now() / 1000);
  const payload = { token_type: 'access', iat: now, exp: now + 300, jti: `${count}`, user_id: 1, ...claims };
  return [{ alg: 'HS256', typ: 'JWT' }, payload].map(encode).join('.') + `.signature-${count}`;
}

/** A request that the page sent to the API. */
export interface ApiRequest {
  readonly method: string;
  /** Path below `/api`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; the text of another body; null without one. */
  readonly body: unknown;
}

/** Replies by call: `GET /classes/` or, for every value of a parameter, `GET /lesson-test-result/{lessonId}/`. */
export type Replies = Readonly<Record<string, Reply | ((request: ApiRequest) => Reply)>>;

/** A back end of another team: the browser gets every page of the site without data, and these replies from the API. */
export interface ForeignBackend {
  /** Replaces replies of the honest back end. */
  reply(replies: Replies): void;
  /** All requests to the API in the order of their arrival. */
  readonly requests: readonly ApiRequest[];
  /** Requests of one call. */
  requestsOf(call: string): ApiRequest[];
  /** Stores the tokens of a session, before the first page. */
  signIn(claims?: Claims): Promise<void>;
}

const API = '/api';

const matches = (pattern: string, call: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(call);

const parseBody = (request: Request): unknown => {
  const text = request.postData();
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};

const toApiRequest = (request: Request): ApiRequest => ({
  method: request.method(),
  path: new URL(request.url()).pathname.slice(API.length),
  headers: request.headers(),
  body: parseBody(request),
});

/** Fulfills a request with a reply. */
export const fulfill = (route: Route, { status = 200, json, html, text, headers }: Reply): Promise<void> =>
  route.fulfill({
    status,
    headers: { 'content-type': html === undefined ? 'application/json' : 'text/html', ...headers },
    body: json === undefined ? (html ?? text ?? '') : JSON.stringify(json),
  });

async function startForeignBackend(context: BrowserContext, siteUrl: string): Promise<ForeignBackend> {
  const requests: ApiRequest[] = [];
  let replies: Replies = {
    ...honestReplies,
    'POST /login/': () => ({ json: { access: createAccessToken(), refresh: 'refresh-1' } }),
    'POST /token/refresh/': () => ({ json: { access: createAccessToken() } }),
  };

  await context.route(`${siteUrl}${API}/**`, async (route, request) => {
    const received = toApiRequest(request);
    requests.push(received);
    const call = `${received.method} ${received.path}`;
    const pattern = call in replies ? call : Object.keys(replies).find((key) => matches(key, call));
    const reply = pattern === undefined ? { status: 404, html: '<h1>Not Found</h1>' } : replies[pattern]!;
    await fulfill(route, typeof reply === 'function' ? reply(received) : reply);
  });
  // The server's page of a step of the recovery is the shell without data: what it shows is in the tab.
  await context.route(
    // Pages have no dot in their path. A pattern, unlike a function, does not delay the requests of all files.
    new RegExp(`^${siteUrl}/(?!${API.slice(1)}/)[^.?]*(\\?|$)`),
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.continue();
      const shell = await route.fetch({ url: `${siteUrl}/verify-otp` });
      return route.fulfill({ response: shell, status: 200 });
    },
  );

  return {
    requests,
    reply: (changed) => (replies = { ...replies, ...changed }),
    requestsOf: (call) => requests.filter(({ method, path }) => matches(call, `${method} ${path}`)),
    signIn: (claims) =>
      context.setStorageState({
        cookies: [],
        origins: [
          {
            origin: siteUrl,
            localStorage: [
              { name: 'accessToken', value: createAccessToken(claims) },
              { name: 'refreshToken', value: 'refresh-1' },
            ],
          },
        ],
      }),
  };
}

/**
 * A test against a foreign back end. Messages of the console do not fail it; uncaught errors and violations of the
 * content security policy do.
 */
export const test = base.extend<{ readonly backend: ForeignBackend }>({
  errorsExpected: true,
  backend: [
    async ({ context, site, pageErrors }, use) => {
      await use(await startForeignBackend(context, site.url));
      const failures = pageErrors.found.filter((line) => /^(uncaught|content security policy):/.test(line));
      expect.soft(failures).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
