import type { Endpoint } from '@zarra/contracts';
import type { Call, EndpointOf } from '@zarra/contracts/calls';
import type { Log } from './error-reporter.js';

/** The endpoint of a call: the call itself if it has its schemas, else the endpoint that is loaded for it. */
export type ResolvedEndpoint<C extends Call> = C extends Endpoint ? C : EndpointOf<C>;

/** The JSON body of a request. */
type RequestOf<C extends Call> = NonNullable<ResolvedEndpoint<C>['request']>['_zod']['input'];

/** The parsed response. */
export type ResponseOf<C extends Call> = ResolvedEndpoint<C>['response']['_zod']['output'];

/** Options of every call. */
export interface CallOptions {
  /** Path parameters, e.g. `{ lessonId: 7 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Aborts the call, which then rejects with the signal's reason, an AbortError. */
  readonly signal?: AbortSignal;
  /** The request continues after the page is closed, e.g. a sign-out. */
  readonly keepalive?: boolean;
}

/** Arguments after the call: a POST requires its body, a GET has none. */
export type CallArguments<C extends Call> = C['method'] extends 'POST'
  ? [options: CallOptions & { readonly body: RequestOf<C> }]
  : [options?: CallOptions & { readonly body?: never }];

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
