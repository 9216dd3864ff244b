import type { Call } from '@zarra/contracts/calls';
import ky from 'ky';
import { resolveBase } from './api-base.js';
import type { CallArguments, ResponseOf } from './endpoint-call.js';
import { endpointOf } from './endpoint-of.js';
import type { RequestRefusedError } from './errors/request-refused-error.js';
import { csrfHeader } from './csrf-header.js';
import { parseAnswer } from './parse-answer.js';
import { createReactor, type Log } from './reactions.js';
import { sendRequest, type Send } from './send-request.js';
import { sendWithSession } from './send-with-session.js';
import { abortable } from './tokens/abortable.js';
import type { TokenStore } from './tokens/create-token-store.js';

export interface ApiClientOptions {
  /** Where the API lives: a path of the page's own origin or an absolute http(s) address. Default `/api`. */
  readonly baseUrl?: string;
  /** Replaces the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** The tokens of the session. Without it no call is signed in. */
  readonly tokens?: TokenStore;
  /** Told of every failure, without secrets. Default `console.error`. */
  readonly log?: Log;
  /**
   * The session is not accepted (401) and could not be renewed: the shell leads to sign-in. Called once for all calls
   * that end with it, not for a wrong password, and not when somebody signed out.
   */
  readonly onUnauthorized?: (error: RequestRefusedError) => void;
  /** The visitor may not do this (403): the shell leads to /forbidden. */
  readonly onForbidden?: (error: RequestRefusedError) => void;
}

export interface ApiClient {
  /**
   * Calls the API and returns its answer, parsed. Unusable items of a list are left out and logged.
   * @param call one of `endpoints` of the contracts, or of `calls`: then its schemas load while the request is under way
   * @throws RequestRefusedError, OfflineError, BadAnswerError, or the abort reason of `signal`;
   * TypeError when the path's parameters are wrong
   */
  call<C extends Call>(call: C, ...options: CallArguments<C>): Promise<ResponseOf<C>>;
  /** Origin of the API, put before relative addresses of media; empty for the page's own origin. */
  readonly host: string;
  /** Where this client tells of failures. */
  readonly log: Log;
}

/** Makes a client of the platform's API. Nothing is shared between two clients. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { prefix, host } = resolveBase(options.baseUrl ?? '/api');
  const log: Log = options.log ?? ((message, ...detail) => console.error(message, ...detail));
  const { onUnauthorized, onForbidden, tokens } = options;
  const reactor = createReactor({ log, onUnauthorized, onForbidden });
  const http = ky.create({
    prefixUrl: prefix,
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const sendOnce: Send = (call, sending, access) =>
    sendRequest(http, call, sending, {
      ...csrfHeader(call, prefix),
      ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
    });
  const send = tokens ? sendWithSession({ send: sendOnce, tokens, reactor }) : sendOnce;
  return {
    host,
    log,
    async call(call, settings = {}) {
      try {
        const endpoint = endpointOf(call);
        const body = await send(call, settings);
        const { value, skipped } = parseAnswer(await abortable(() => endpoint, settings.signal), body);
        if (skipped.length > 0) log(`Left out unusable parts of "${call.name}":`, skipped.slice(0, 20));
        return value;
      } catch (error) {
        throw reactor.react(call, error);
      }
    },
  };
}
