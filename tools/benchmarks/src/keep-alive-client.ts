// An HTTP client with keep-alive connections that times each request. The server trusts its `X-Forwarded-For`.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export function createClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @param path below /api */
  const call = (
    method: 'GET' | 'POST',
    path: string,
    { body, headers = {}, from }: { body?: object; headers?: Record<string, string>; from?: string } = {},
  ): Promise<{ status: number; ms: number; headers: IncomingHttpHeaders; body: any }> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const start = performance.now();
      request(
        {
          port,
          host: '127.0.0.1',
          agent,
          method,
          path: `/api${path}`,
          headers: {
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...(from === undefined ? {} : { 'x-forwarded-for': from }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part) => parts.push(part));
          response.on('end', () => {
            const ms = performance.now() - start;
            resolve({
              status: response.statusCode ?? 0,
              ms,
              headers: response.headers,
              body: JSON.parse(Buffer.concat(parts).toString()),
            });
          });
        },
      )
        .on('error', reject)
        .end(payload);
    });
  /** Requests a path without reading more than its length. */
  const get = (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent, path, headers }, (response) => {
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
        response.resume();
      })
        .on('error', reject)
        .end();
    });
  return { call, get, close: () => agent.destroy() };
}

/** A different IP address for each number. */
export const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Registers learners, each from a different address. */
export async function registerMany(client: ReturnType<typeof createClient>, count: number) {
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
