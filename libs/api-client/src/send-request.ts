import { readErrorText } from '@zarra/contracts';
import type { Call } from '@zarra/contracts/calls';
import type { KyInstance } from 'ky';
import type { CallSettings } from './endpoint-call.js';
import { fillPath } from './endpoint-path.js';
import { BadAnswerError } from './errors/bad-answer-error.js';
import { OfflineError } from './errors/offline-error.js';
import { RequestRefusedError } from './errors/request-refused-error.js';
import { readRetryAfter } from './retry-after.js';

export type Sending = CallSettings & { readonly body?: unknown };

/** Sends a call, with an access token if there is one. Its result and its errors are those of `sendRequest`. */
export type Send = (call: Call, sending: Sending, access?: string) => Promise<unknown>;

const parseJson = (text: string): { readonly json: unknown } | undefined => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined; // The parser's own message quotes the text, which may hold a token.
  }
};

/**
 * Sends one request and returns the parsed JSON of its success, whatever its shape.
 * @throws RequestRefusedError, OfflineError, BadAnswerError, or the abort reason of `signal`
 */
export async function sendRequest(
  http: KyInstance,
  call: Call,
  sending: Sending,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { body, params, signal, keepalive } = sending;
  const path = fillPath(call, params);
  let response: Response;
  let text: string;
  try {
    response = await http(path, {
      method: call.method,
      headers,
      ...(keepalive ? { keepalive } : {}),
      ...(body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new OfflineError(call.name, error);
  }
  const parsed = parseJson(text);
  if (!response.ok) {
    const refusal = parsed ? parsed.json : text;
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new RequestRefusedError(call.name, response.status, readErrorText(refusal), refusal, retryAfter);
  }
  if (!parsed) throw new BadAnswerError(call.name, [{ path: '', message: 'not JSON' }]);
  return parsed.json;
}
