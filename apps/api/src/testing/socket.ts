import { connect } from 'node:net';
import { HANG_MS } from './process.js';

export interface RawResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Parses a raw response. */
export function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: text.slice(end + 4) };
}

/** Sends exactly these bytes and reads until the server closes the connection. */
export function exchange(server: URL, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(server.port), server.hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may close the connection while we still write: its response before that counts.
    socket.on('error', (error) => chunks.length === 0 && reject(error));
    socket.on('close', () => resolve(parseResponse(Buffer.concat(chunks).toString())));
    socket.setTimeout(HANG_MS, () => socket.destroy(new Error(`no response in ${HANG_MS} ms`)));
  });
}

/** Sends one request with `connection: close`; the path is sent unchanged. */
export const request = (
  server: URL,
  method: string,
  path: string,
  headers: readonly string[] = [],
): Promise<RawResponse> =>
  exchange(
    server,
    [`${method} ${path} HTTP/1.1`, 'host: zarra', 'connection: close', ...headers, '', ''].join('\r\n'),
  );
