// A back end of another team as a real HTTP server on another origin, with the habits of Django REST: SimpleJWT tokens beside a
// session cookie with a CSRF pair, lists in pages, absolute addresses of media, HTML for unknown paths, CORS with credentials.
// examples/django is the real one.
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { contact, lesson, schoolClass, simulation } from './honest-replies.js';

/** A back end on another origin than the site. */
export interface OtherBackend {
  /** Base address of its API, for API_URL. */
  readonly url: string;
  /** Allows calls of pages of this origin, as the operator of the back end does for a new site. */
  allowOrigin(origin: string): Promise<void>;
  /** The code of password recovery that was last sent to an address. */
  codeFor(email: string): Promise<string>;
  stop(): Promise<void>;
}

type Body = Readonly<Record<string, unknown>>;

/** A response with a JSON body; without one it is Django's HTML page. */
interface Response {
  readonly status: number;
  readonly body?: unknown;
  readonly cookies?: readonly string[];
}

interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  password: string;
  /** Results by lesson. */
  readonly results: Map<string, Body>;
}

const PREFIX = '/v1';
const ACCESS_S = 300;
/** The lists of the back end are longer. */
const PAGE_SIZE = 1;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const CORRECT: Readonly<Record<string, number>> = { 11: 1, 12: 2 };

const ok = (body: unknown, status = 200): Response => ({ status, body });
const detail = (status: number, text: string): Response => ({ status, body: { detail: text } });
const invalidToken = { detail: 'Given token not valid for any token type', code: 'token_not_valid' };

const key = randomBytes(32);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');

function createToken(kind: 'access' | 'refresh', user: User, seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  const jti = randomBytes(16).toString('hex');
  const claims = { token_type: kind, exp: now + seconds, iat: now, jti, user_id: user.id };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

/** The user id of a valid token. */
function readToken(kind: 'access' | 'refresh', token: unknown): number | undefined {
  const [head = '', claims = '', signature] = String(token).split('.');
  if (sign(`${head}.${claims}`) !== signature) return undefined;
  const { token_type, exp, user_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly token_type: string;
    readonly exp: number;
    readonly user_id: number;
  };
  return token_type === kind && exp > Date.now() / 1000 ? user_id : undefined;
}

/** A page of a list, as Django REST's PageNumberPagination sends it. */
function paged(entries: readonly unknown[], address: URL): Response {
  const number = Number(address.searchParams.get('page') ?? 1);
  const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  if (!(number >= 1 && number <= pages)) return detail(404, 'Invalid page.');
  const addressOf = (page: number) =>
    page < 1 || page > pages ? null : `${address.origin}${address.pathname}?page=${page}`;
  return ok({
    count: entries.length,
    next: addressOf(number + 1),
    previous: addressOf(number - 1),
    results: entries.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
  });
}

/** Its lists, with addresses of media on its origin. Their last entries have pages of their own. */
const createLists = (origin: string): Readonly<Record<string, readonly unknown[]>> => ({
  '/simulators/': ['Matematik mayatnik', 'Prizma'].map((title, index) => ({
    ...simulation,
    id: index + 1,
    title,
    image: `${origin}/media/${index + 1}.gif`,
    categories: [{ id: index + 1, name: ['Mexanika', 'Optika'][index], slug: ['mexanika', 'optika'][index] }],
  })),
  '/classes/': [
    { ...schoolClass, id: 2, name: '6-sinf', lessons: [] },
    { ...schoolClass, lessons: [lesson] },
  ],
  '/lessons/': [{ id: lesson.id, lesson: lesson.lesson }],
  '/contact/': [contact],
  '/about/': [{ id: 1, description: 'Fizika yaqin.' }],
});

const cookiesOf = ({ headers }: IncomingMessage): ReadonlyMap<string, string> =>
  new Map(
    (headers.cookie ?? '').split('; ').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );

/** Starts it on a free port, with its users and results in memory. */
export async function startDjangoStandIn(): Promise<OtherBackend> {
  const users: User[] = [];
  const recoveries = new Map<string, { readonly user: User; readonly code: string; verified: boolean }>();
  const origins = new Set<string>();
  /** Values of the session cookie. */
  const sessions = new Set<string>();

  const findUser = (name: unknown) =>
    users.find(({ username, email }) => [username, email].includes(String(name)));
  const senderOf = ({ headers }: IncomingMessage): User | undefined => {
    const id = readToken('access', headers.authorization?.replace(/^Bearer /, ''));
    return users.find((user) => user.id === id);
  };

  /** The calls by method and path; those with a user need an access token. */
  const publicCalls: Readonly<Record<string, (body: Body) => Response>> = {
    'POST /contact-message/': ({ name, phone, message }) =>
      name && phone && message ? ok({ id: 1, name, phone, message }, 201) : ok({ name: ['Shart.'] }, 400),
    'POST /register/': ({ username, email, password }) => {
      if (findUser(username)) return ok({ username: ['A user with that username already exists.'] }, 400);
      const id = users.length + 1;
      users.push({
        id,
        username: String(username),
        email: String(email),
        password: String(password),
        results: new Map(),
      });
      return ok({ id, username, email }, 201);
    },
    'POST /login/': ({ username, password }) => {
      const user = findUser(username);
      if (user?.password !== password || !user)
        return detail(401, 'No active account found with the given credentials');
      const session = randomBytes(16).toString('hex');
      sessions.add(session);
      // The page reads the CSRF cookie; each sign-in replaces it.
      const cookies = [
        `sessionid=${session}; Path=/; HttpOnly; SameSite=Lax`,
        `csrftoken=${randomBytes(16).toString('hex')}; Path=/; SameSite=Lax`,
      ];
      const refresh = createToken('refresh', user, 86_400);
      return { ...ok({ refresh, access: createToken('access', user, ACCESS_S) }), cookies };
    },
    'POST /token/refresh/': ({ refresh }) => {
      const user = users.find(({ id }) => id === readToken('refresh', refresh));
      return user
        ? ok({ access: createToken('access', user, ACCESS_S) })
        : ok({ detail: 'Token is invalid or expired', code: 'token_not_valid' }, 401);
    },
    'POST /forgot-password/': ({ email }) => {
      const user = findUser(email);
      if (!user) return detail(404, 'Not found.');
      const otp_key = randomBytes(16).toString('hex');
      recoveries.set(otp_key, { user, code: String(randomInt(100_000, 1_000_000)), verified: false });
      return ok({ otp_key });
    },
    'POST /verify-otp/': ({ otp_key, otp_code }) => {
      const recovery = recoveries.get(String(otp_key));
      if (recovery?.code !== otp_code || !recovery) return detail(400, 'Kod xato.');
      recovery.verified = true;
      return ok({ detail: 'ok' });
    },
    'POST /reset-password/': ({ otp_key, new_password }) => {
      const recovery = recoveries.get(String(otp_key));
      if (!recovery?.verified) return detail(400, 'Kod xato.');
      recovery.user.password = String(new_password);
      return ok({ detail: 'ok' });
    },
  };
  const userCalls: Readonly<Record<string, (user: User, body: Body) => Response>> = {
    'GET /auth-me/': ({ username, email }) => ok({ username, email }),
    [`GET /lesson-test-result/${lesson.id}/`]: ({ results }) => {
      const result = results.get(String(lesson.id));
      return result ? ok(result) : detail(404, 'Not found.');
    },
    'POST /submit-test/': ({ results }, { lesson: id, answers }) => {
      const chosen = Object.entries(answers as Readonly<Record<string, number>>);
      const correct = chosen.filter(([question, option]) => CORRECT[question] === option).length;
      const result = { percentage: correct * 50, correct_answers: correct, total_tests: 2, answers };
      results.set(String(id), result);
      return ok(result, 201);
    },
  };

  /** The error of a change with a session cookie and without the CSRF pair; an access token does not replace the pair. */
  const findCsrfError = (request: IncomingMessage): string | undefined => {
    const cookies = cookiesOf(request);
    if (request.method === 'GET' || !sessions.has(cookies.get('sessionid') ?? '')) return undefined;
    const { origin, 'x-csrftoken': token } = request.headers;
    if (!origins.has(origin ?? ''))
      return `Origin checking failed - ${origin} does not match any trusted origins.`;
    if (token === undefined) return 'CSRF token missing.';
    return token === cookies.get('csrftoken') ? undefined : 'CSRF token from the header incorrect.';
  };

  const answer = async (request: IncomingMessage, address: URL): Promise<Response> => {
    const csrfError = findCsrfError(request);
    if (csrfError !== undefined) return detail(403, `CSRF Failed: ${csrfError}`);
    const path = address.pathname.slice(PREFIX.length);
    const call = `${request.method} ${path}`;
    const body = request.method === 'POST' ? ((await json(request)) as Body) : {};
    const userCall = userCalls[call];
    if (userCall) {
      const user = senderOf(request);
      return user ? userCall(user, body) : ok(invalidToken, 401);
    }
    const list = request.method === 'GET' ? createLists(address.origin)[path] : undefined;
    if (list) return paged(list, address);
    return publicCalls[call]?.(body) ?? { status: 404 };
  };

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const address = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    const { origin: sender } = request.headers;
    if (sender !== undefined && origins.has(sender)) {
      response.setHeader('access-control-allow-origin', sender);
      response.setHeader('access-control-allow-credentials', 'true');
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'accept, authorization, content-type, x-csrftoken');
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.end();
    } else if (address.pathname.startsWith('/media/')) {
      response.setHeader('content-type', 'image/gif').end(PIXEL);
    } else {
      void answer(request, address).then(({ status, body, cookies = [] }) => {
        response.setHeader('set-cookie', cookies);
        response.setHeader('content-type', body === undefined ? 'text/html' : 'application/json');
        response.setHeader('vary', 'Accept, Origin');
        response.writeHead(status).end(body === undefined ? '<h1>Not Found</h1>' : JSON.stringify(body));
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`,
    allowOrigin: (origin) => Promise.resolve(void origins.add(origin)),
    codeFor: (email) => {
      const sent = [...recoveries.values()].findLast(({ user }) => user.email === email);
      return sent ? Promise.resolve(sent.code) : Promise.reject(new Error(`No code was sent to ${email}.`));
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
