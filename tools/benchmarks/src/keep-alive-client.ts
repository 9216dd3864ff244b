// An HTTP client with keep-alive connections that times each request. The server trusts its `X-Forwarded-For`.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onEnd } from './runner.js';

type Headers = Readonly<Record<string, string>>;
export interface Reply {
  readonly status: number;
  /** Time until the whole body has arrived. */
  readonly ms: number;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON. */
  readonly body: any;
}
export type Client = ReturnType<typeof createClient>;

export function createClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onEnd(() => agent.destroy());
  const send = (method: string, path: string, headers: Headers, body?: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const payload = body && JSON.stringify(body);
      const start = performance.now();
      const length = payload && { 'content-length': String(Buffer.byteLength(payload)) };
      const own = payload && { 'content-type': 'application/json', ...length };
      request(
        { port, host: '127.0.0.1', agent, method, path, headers: { ...own, ...headers } },
        (response) => {
          buffer(response).then((bytes) => {
            const { statusCode = 0, headers: received } = response;
            const ms = performance.now() - start;
            resolve({
              ...{ status: statusCode, ms, headers: received },
              get body() {
                return JSON.parse(bytes.toString());
              },
            });
          }, reject);
        },
      )
        .on('error', reject)
        .end(payload);
    });
  return {
    /** @param path below /api */
    call: (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      { body, headers, from }: { body?: object; headers?: Headers; from?: string } = {},
    ) => send(method, `/api${path}`, { ...(from && { 'x-forwarded-for': from }), ...headers }, body),
    get: (path: string, headers: Headers = {}) => send('GET', path, headers),
    /** Only before the end of the benchmark. */
    close: () => agent.destroy(),
  };
}

/** A different IP address for each number. */
export const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Registers learners, each from a different address. */
export async function registerMany(client: Client, count: number): Promise<Account[]> {
  const learners = Array.from({ length: count }, (_, n) => ({
    username: `bench-${n}`,
    email: `bench-${n}@zarra.uz`,
    password: `oltin-atom ${n} kvant`,
  }));
  for (const [n, body] of learners.entries()) {
    const { status } = await client.call('POST', '/register/', { body, from: addressOf(n) });
    if (status !== 201) throw new Error(`register: ${status}`);
  }
  return learners;
}

/** Signs a learner in. @returns the headers of a request */
export async function signIn(
  client: Client,
  { username, password }: Account,
  from = addressOf(0),
): Promise<{ authorization: string }> {
  const { status, body } = await client.call('POST', '/login/', { body: { username, password }, from });
  if (status !== 200) throw new Error(`login: ${status}`);
  return { authorization: `Bearer ${body.access}` };
}

interface Lesson {
  readonly id: number;
  readonly tests: readonly { readonly id: number }[];
  readonly tests_count: number;
}

/** The lessons of each class. */
export const lessonsByClass = async (client: Client, headers: Headers = {}): Promise<Lesson[][]> =>
  (await client.call('GET', '/classes/', { headers })).body.map(({ lessons }: any) => lessons);

/** A first submission of a lesson's test. @param option of the first question; the next ones follow */
export const submission = ({ id, tests }: Lesson, option: number) => ({
  lesson: id,
  answers: Object.fromEntries(tests.map((question, at) => [question.id, 1 + ((option + at) % 4)])),
});
