import type { Endpoint } from '@zarra/contracts';
import type { Call, EndpointOf } from '@zarra/contracts/calls';

/** The endpoint of a call: itself when its schemas are at hand, else the one that is loaded. */
export type Described<C extends Call> = C extends Endpoint ? C : EndpointOf<C>;

/** What an endpoint takes as its JSON body. */
export type RequestOf<C extends Call> = NonNullable<Described<C>['request']>['_zod']['input'];

/** What an endpoint answers with, after parsing by its contract. */
export type ResponseOf<C extends Call> = Described<C>['response']['_zod']['output'];

/** What every call may carry. */
export interface CallSettings {
  /** Values of the path's parameters, e.g. `{ lessonId: 7 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Aborts the call; it then rejects with the signal's reason, an AbortError. */
  readonly signal?: AbortSignal;
  /** Lets the call survive leaving the page, for a farewell such as the sign-out. */
  readonly keepalive?: boolean;
}

/** Arguments after the call: a POST needs its body, a GET has none. */
export type CallArguments<C extends Call> = C['method'] extends 'POST'
  ? [options: CallSettings & { readonly body: RequestOf<C> }]
  : [options?: CallSettings & { readonly body?: never }];
