import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Splits what a server wrote; several values of a header are joined. */
export function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: text.slice(end + 4) };
}

/** Sends exactly these bytes and reads until the server hangs up. */
export function exchange(server: URL, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(server.port), server.hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses may hang up while we still write: what it said before counts.
    socket.on('error', (error) => chunks.length === 0 && reject(error));
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())));
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer in 20 s')));
  });
}

/** One request that ends the connection; the path is sent as written, not normalised. */
export const request = (
  server: URL,
  method: string,
  path: string,
  headers: readonly string[] = [],
): Promise<RawAnswer> =>
  exchange(
    server,
    [`${method} ${path} HTTP/1.1`, 'host: zarra', 'connection: close', ...headers, '', ''].join('\r\n'),
  );
