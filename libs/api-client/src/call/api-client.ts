import type { Endpoint } from '@zarra/contracts';
import type { Call, EndpointOf } from '@zarra/contracts/calls';
import type { Log } from './error-reporter.js';
import type { LackedCalls } from './lacked-calls.js';

/** The endpoint of a call. An item of `calls` has no schemas: its endpoint is loaded. */
export type ResolvedEndpoint<C extends Call> = C extends Endpoint ? C : EndpointOf<C>;

/** The JSON body of a request. */
type RequestOf<C extends Call> = NonNullable<ResolvedEndpoint<C>['request']>['_zod']['input'];

/** The parsed response. */
export type ResponseOf<C extends Call> = ResolvedEndpoint<C>['response']['_zod']['output'];

/** Options of every call. */
export interface CallOptions {
  /** Path parameters, e.g. `{ lessonId: 7 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Query parameters, e.g. `{ q: 'bosim' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Aborts the call, which then rejects with the signal's reason, an AbortError. */
  readonly signal?: AbortSignal;
  /** The request continues after the page is closed, e.g. a sign-out. */
  readonly keepalive?: boolean;
}

/** Arguments after the call. A call whose endpoint has the shape of a body requires it; others must not have one. */
export type CallArguments<C extends Call> =
  unknown extends RequestOf<C>
    ? [options?: CallOptions & { readonly body?: never }]
    : [options: CallOptions & { readonly body: RequestOf<C> }];

export interface ApiClient {
  /**
   * Calls the API and returns the parsed response. Invalid items of a list are omitted and logged.
   * @param call an item of `endpoints`, or an item of `calls`, whose schemas are loaded in parallel with the request
   * @throws ApiError, NetworkError, InvalidResponseError, or the abort reason of `signal`;
   * TypeError for wrong path parameters
   */
  call<C extends Call>(call: C, ...options: CallArguments<C>): Promise<ResponseOf<C>>;
  /** Origin of the API, for relative addresses of media; empty when the API has the origin of the page. */
  readonly origin: string;
  /** The calls that the back end lacks. Absent from a client that knows that it has all. */
  readonly lackedCalls?: LackedCalls;
  /** The client's log. */
  readonly log: Log;
}
