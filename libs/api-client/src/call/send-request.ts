import { readErrorText } from '@zarra/contracts/errors';
import type { Call } from '@zarra/contracts/calls';
import type { KyInstance } from 'ky';
import type { CallOptions } from './api-client.js';
import { ApiError, InvalidResponseError, NetworkError } from './errors.js';
import { readRetryAfter } from './retry-policy.js';

export type RequestOptions = CallOptions & {
  readonly body?: unknown;
  /** Replaces the address of the call: a further page of its list, of the same origin. */
  readonly address?: URL;
};

/** Sends a call, with an access token if given. Result and errors are those of {@link sendRequest}. */
export type Send = (call: Call, options: RequestOptions, access?: string) => Promise<unknown>;

/**
 * The call's path below the API base with its parameters, without the leading slash.
 * @throws TypeError if a parameter is missing or invalid: a programming error
 */
function fillPath(call: Call, params: CallOptions['params'] = {}): string {
  return call.path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (value === '' || call.patterns?.[name]?.test(value) === false) {
      throw new TypeError(`"${call.name}" was called with wrong path parameters`);
    }
    return encodeURIComponent(value);
  });
}

/** Parses JSON. An empty body, as of a 204, is null. */
const parseJson = (text: string): { readonly json: unknown } | undefined => {
  if (text.trim() === '') return { json: null };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined; // The parser's message quotes the text, which may contain a token.
  }
};

/**
 * Sends one request and returns the parsed JSON of a successful response, without validation.
 * @throws ApiError, NetworkError, InvalidResponseError, or the abort reason of `signal`
 */
export async function sendRequest(
  http: KyInstance,
  call: Call,
  options: RequestOptions,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { body, params, query, signal, keepalive, address } = options;
  const path = fillPath(call, params);
  let response: Response;
  let text: string;
  try {
    response = await http(address ?? path, {
      method: call.method,
      headers,
      ...(query && !address ? { searchParams: query } : {}),
      ...(keepalive ? { keepalive } : {}),
      ...(body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(call.name, error);
  }
  const parsed = parseJson(text);
  if (!response.ok) {
    const errorBody = parsed ? parsed.json : text;
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new ApiError(call.name, response.status, readErrorText(errorBody), errorBody, retryAfter);
  }
  if (!parsed) throw new InvalidResponseError(call.name, [{ path: '', message: 'not JSON' }]);
  return parsed.json;
}
