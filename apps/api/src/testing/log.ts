import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

/** A real logger that collects its lines as text. */
export function captureLog(): { log: Logger; text: () => string } {
  let text = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  return { log: pino(sink), text: () => text };
}
