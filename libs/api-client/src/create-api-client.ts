import type { Endpoint } from '@zarra/contracts';
import ky from 'ky';
import { resolveBase } from './api-base.js';
import type { CallArguments, ResponseOf } from './endpoint-call.js';
import type { RequestRefusedError } from './errors/request-refused-error.js';
import { parseAnswer } from './parse-answer.js';
import { reactTo, type Log } from './reactions.js';
import { sendRequest } from './send-request.js';

export interface ApiClientOptions {
  /** Where the API lives: a path of the page's own origin or an absolute http(s) address. Default `/api`. */
  readonly baseUrl?: string;
  /** Replaces the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** Told of every failure, without secrets. Default `console.error`. */
  readonly log?: Log;
  /** The session is not accepted (401): the shell leads to sign-in. Not called for a wrong password. */
  readonly onUnauthorized?: (error: RequestRefusedError) => void;
  /** The visitor may not do this (403): the shell leads to /forbidden. */
  readonly onForbidden?: (error: RequestRefusedError) => void;
}

export interface ApiClient {
  /**
   * Calls an endpoint of the contracts and returns its answer, parsed. Unusable items of a list are left out and logged.
   * @throws RequestRefusedError, OfflineError, BadAnswerError, or the abort reason of `signal`;
   * TypeError when the path's parameters are wrong
   */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ResponseOf<E>>;
  /** Origin of the API, put before relative addresses of media; empty for the page's own origin. */
  readonly host: string;
  /** Where this client tells of failures. */
  readonly log: Log;
}

/** Makes a client of the platform's API. Nothing is shared between two clients. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { prefix, host } = resolveBase(options.baseUrl ?? '/api');
  const log: Log = options.log ?? ((message, ...detail) => console.error(message, ...detail));
  const reactions = { log, onUnauthorized: options.onUnauthorized, onForbidden: options.onForbidden };
  const http = ky.create({
    prefixUrl: prefix,
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  return {
    host,
    log,
    async call(endpoint, settings = {}) {
      try {
        const { value, skipped } = parseAnswer(endpoint, await sendRequest(http, endpoint, settings));
        if (skipped.length > 0) log(`Left out unusable parts of "${endpoint.name}":`, skipped.slice(0, 20));
        return value;
      } catch (error) {
        reactTo(endpoint, error, reactions);
        throw error;
      }
    },
  };
}
