import { csrf } from '@zarra/contracts';
import ky from 'ky';
import { abortable } from './call/abortable.js';
import { resolveBaseUrl } from './call/api-base.js';
import type { Call } from '@zarra/contracts/calls';
import type { ApiClient } from './call/api-client.js';
import { createErrorReporter, type ErrorHandlers, type Log } from './call/error-reporter.js';
import { NetworkError } from './call/errors.js';
import { createLackedCalls } from './call/lacked-calls.js';
import { setListTotal } from './call/list-total.js';
import { parseResponse } from './call/parse-response.js';
import type { ReceivedBody } from './call/read-all-pages.js';
import { resolveEndpoint } from './call/resolve-endpoint.js';
import { sendRequest, type RequestOptions, type Send } from './call/send-request.js';
import { isOwnOrigin, sendWithCsrf, type CsrfNames } from './session/csrf-header.js';
import { sendWithSession } from './session/send-with-session.js';
import type { TokenStore } from './session/token-store.js';

export interface ApiClientOptions extends ErrorHandlers {
  /** Base address of the API: a path of the page's own origin or an absolute http(s) address. Default `/api`. */
  readonly baseUrl?: string;
  /** Replaces the platform's fetch. */
  readonly fetch?: typeof fetch;
  /**
   * Cookie and header of the CSRF pair. Default: `csrf` of the contracts for an API of the page's own origin, none for
   * another. With it the header goes to an API of another origin too, if the page can read the cookie: its domain is then
   * one that both share.
   */
  readonly csrf?: CsrfNames;
  /** The tokens of the session. Without it requests are sent without a token. */
  readonly tokens?: TokenStore;
}

/** Creates a client of the platform's API. Two clients share no state. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { prefix, origin } = resolveBaseUrl(options.baseUrl ?? '/api');
  const log: Log = options.log ?? ((message, ...detail) => console.error(message, ...detail));
  const errorReporter = createErrorReporter(log, options);
  const http = ky.create({
    prefixUrl: prefix,
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const csrfNames = options.csrf ?? (isOwnOrigin(prefix) ? csrf : undefined);
  const sendOnce: Send = (call, requestOptions, access) =>
    sendWithCsrf(call, csrfNames, (headers) =>
      sendRequest(http, call, requestOptions, {
        ...headers,
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      }),
    );
  const { tokens } = options;
  const send = tokens ? sendWithSession({ send: sendOnce, tokens, errorReporter }) : sendOnce;
  /** Sends a call; a list that arrives in pages is read whole. */
  const sendWhole = async (call: Call, requestOptions: RequestOptions): Promise<ReceivedBody> => {
    const body = await send(call, requestOptions);
    if (!call.list || Array.isArray(body)) return { body };
    const { readAllPages } = await import('./call/read-all-pages.js').catch((error: unknown) => {
      throw new NetworkError(call.name, error);
    });
    return readAllPages(send, call, requestOptions, prefix, body);
  };
  const lacked = createLackedCalls();
  return {
    origin,
    log,
    lackedCalls: lacked.lackedCalls,
    async call(call, callOptions = {}) {
      try {
        const endpoint = resolveEndpoint(call);
        const { body, total } = await sendWhole(call, callOptions);
        const { value, skipped } = parseResponse(await abortable(() => endpoint, callOptions.signal), body);
        if (total !== undefined && Array.isArray(value)) setListTotal(value, total);
        if (skipped.length > 0) log(`Omitted invalid parts of "${call.name}":`, skipped.slice(0, 20));
        return value;
      } catch (error) {
        lacked.noteError(call, callOptions.query, error);
        throw errorReporter.report(call, error);
      }
    },
  };
}
