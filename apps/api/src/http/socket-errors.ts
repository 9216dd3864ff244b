import type { Socket } from 'node:net';
import { messages, type MessageKey } from './messages.js';

const byCode: Readonly<Record<string, readonly [string, MessageKey]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'tooManyHeaders'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
};

/** Answers what is not even HTTP (broken header lines, too large ones, too slow ones) and hangs up. */
export function answerSocketError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, key] = byCode[error.code ?? ''] ?? ['400 Bad Request', 'unreadableBody' as const];
  const body = JSON.stringify({ detail: messages[key] });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close\r\n`;
  socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
