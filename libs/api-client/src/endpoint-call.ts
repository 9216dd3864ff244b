import type { Endpoint } from '@zarra/contracts';
import type { Call, EndpointOf } from '@zarra/contracts/calls';

/** The endpoint of a call: the call itself if it has its schemas, else the endpoint that is loaded for it. */
export type ResolvedEndpoint<C extends Call> = C extends Endpoint ? C : EndpointOf<C>;

/** The JSON body of a request. */
export type RequestOf<C extends Call> = NonNullable<ResolvedEndpoint<C>['request']>['_zod']['input'];

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
