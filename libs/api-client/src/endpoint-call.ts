import type { Endpoint } from '@zarra/contracts';

/** What an endpoint takes as its JSON body. */
export type RequestOf<E extends Endpoint> = NonNullable<E['request']>['_zod']['input'];

/** What an endpoint answers with, after parsing by its contract. */
export type ResponseOf<E extends Endpoint> = E['response']['_zod']['output'];

/** What every call may carry. */
export interface CallSettings {
  /** Values of the path's parameters, e.g. `{ lessonId: 7 }`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Aborts the call; it then rejects with the signal's reason, an AbortError. */
  readonly signal?: AbortSignal;
  /** Lets the call survive leaving the page, for a farewell such as the sign-out. */
  readonly keepalive?: boolean;
}

/** Arguments after the endpoint: a POST needs its body, a GET has none. */
export type CallArguments<E extends Endpoint> = E['method'] extends 'POST'
  ? [options: CallSettings & { readonly body: RequestOf<E> }]
  : [options?: CallSettings & { readonly body?: never }];
