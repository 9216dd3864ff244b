import type { Socket } from 'node:net';
import { messages, type MessageKey } from './messages.js';
import { dataHeaders } from './security-headers.js';

/** Status line and text by the codes of Node's HTTP parser. */
const errorsByCode: Readonly<Record<string, readonly [string, MessageKey]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'tooManyHeaders'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
};

const commonHeaders = Object.entries({
  ...dataHeaders,
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Responds to a request that is not valid HTTP (malformed, too large or too slow headers) and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, key] = errorsByCode[error.code ?? ''] ?? ['400 Bad Request', 'unreadableBody' as const];
  const body = JSON.stringify({ detail: messages[key] });
  socket.end(
    `HTTP/1.1 ${status}\r\n${commonHeaders}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
