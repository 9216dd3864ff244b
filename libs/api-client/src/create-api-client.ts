import type { Call } from '@zarra/contracts/calls';
import ky from 'ky';
import { abortable } from './abortable.js';
import { resolveBaseUrl } from './api-base.js';
import { sendWithCsrf } from './csrf-header.js';
import type { CallArguments, ResponseOf } from './endpoint-call.js';
import { createErrorReporter, type Log } from './error-reporter.js';
import type { ApiError } from './errors.js';
import { parseResponse } from './parse-response.js';
import { resolveEndpoint } from './resolve-endpoint.js';
import { sendRequest, type Send } from './send-request.js';
import { sendWithSession } from './session/send-with-session.js';
import type { TokenStore } from './session/token-store.js';

export interface ApiClientOptions {
  /** Base address of the API: a path of the page's own origin or an absolute http(s) address. Default `/api`. */
  readonly baseUrl?: string;
  /** Replaces the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** The tokens of the session. Without it requests are sent without a token. */
  readonly tokens?: TokenStore;
  /** Logs every error, without secrets. Default `console.error`. */
  readonly log?: Log;
  /**
   * The session is invalid (401) and the refresh failed: the shell redirects to sign-in. Called once for all calls that
   * fail with the session, not for a wrong password, and not after a sign-out.
   */
  readonly onUnauthorized?: (error: ApiError) => void;
  /**
   * The visitor has no permission (403): the shell redirects to /forbidden. Not called for a 403 that the form shows which
   * sent the request: of a public POST, or of an outdated CSRF pair.
   */
  readonly onForbidden?: (error: ApiError) => void;
}

export interface ApiClient {
  /**
   * Calls the API and returns the parsed response. Invalid items of a list are omitted and logged.
   * @param call one of `endpoints` of the contracts, or of `calls`: its schemas then load in parallel with the request
   * @throws ApiError, NetworkError, InvalidResponseError, or the abort reason of `signal`;
   * TypeError for wrong path parameters
   */
  call<C extends Call>(call: C, ...options: CallArguments<C>): Promise<ResponseOf<C>>;
  /** Origin of the API, prepended to relative addresses of media; empty for the page's own origin. */
  readonly origin: string;
  /** The client's log. */
  readonly log: Log;
}

/** Creates a client of the platform's API. Two clients share no state. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { prefix, origin } = resolveBaseUrl(options.baseUrl ?? '/api');
  const log: Log = options.log ?? ((message, ...detail) => console.error(message, ...detail));
  const { onUnauthorized, onForbidden, tokens } = options;
  const errorReporter = createErrorReporter({ log, onUnauthorized, onForbidden });
  const http = ky.create({
    prefixUrl: prefix,
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const sendOnce: Send = (call, requestOptions, access) =>
    sendWithCsrf(call, prefix, (headers) =>
      sendRequest(http, call, requestOptions, {
        ...headers,
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      }),
    );
  const send = tokens ? sendWithSession({ send: sendOnce, tokens, errorReporter }) : sendOnce;
  return {
    origin,
    log,
    async call(call, callOptions = {}) {
      try {
        const endpoint = resolveEndpoint(call);
        const body = await send(call, callOptions);
        const { value, skipped } = parseResponse(await abortable(() => endpoint, callOptions.signal), body);
        if (skipped.length > 0) log(`Omitted invalid parts of "${call.name}":`, skipped.slice(0, 20));
        return value;
      } catch (error) {
        throw errorReporter.report(call, error);
      }
    },
  };
}
