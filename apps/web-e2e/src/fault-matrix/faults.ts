import type { Reply } from '../testing/honest-replies.js';

/** The faults of a call, in the order of the matrix's columns. */
export const faults = [
  'Timeout',
  '401',
  '403',
  '404',
  '429',
  '500',
  'Bad JSON',
  'Wrong schema',
  'Offline',
  'Slow 3G',
] as const;

export type Fault = (typeof faults)[number];

/**
 * What the user sees after a fault, and how the call recovers.
 *
 * - `W` a loading state; after 10 s the message about a slow connection
 * - `R` a rejected access token is refreshed once and the call repeated without a message; a rejected refresh: `X`
 * - `F` log of the specification, /forbidden
 * - `L`, `S` log of the specification
 * - `M` an inline message; the input stays and the control is enabled
 * - `P` the placeholder stays, the rest of the page works, automatic retries
 * - `Z` shown as signed out, tokens kept, automatic retries
 * - `O` the message or the notice about the missing connection
 * - `Q` the draft of the test is stored and sent later
 * - `D` the test can be answered without its result; the draft is restored
 * - `X` the session has ended: tokens removed, /login, which returns to the page
 * - `K` success: the body is not used, or its valid parts suffice
 */
export type Code = 'W' | 'R' | 'F' | 'L' | 'S' | 'M' | 'P' | 'Z' | 'O' | 'Q' | 'D' | 'X' | 'K';

/** The codes of a row, separated by spaces. */
export type Cells = Readonly<Record<Fault, string>>;

/** The server's message in the replies that have one. */
export const SERVER_MESSAGE = 'Serverning soʻzi.';

/** Seconds in the `Retry-After` of the 429. */
export const RETRY_AFTER = 5;

const html = '<!doctype html><title>Xato</title><h1>Xato</h1>';

/** Replies that are faults. 404 and 500 have the error page of a proxy, without a message of the server. */
export const faultReplies = {
  '401': { status: 401, json: { detail: SERVER_MESSAGE } },
  '403': { status: 403, json: { detail: SERVER_MESSAGE } },
  '404': { status: 404, html },
  '429': { status: 429, json: { detail: SERVER_MESSAGE }, headers: { 'retry-after': `${RETRY_AFTER}` } },
  '500': { status: 500, html },
  'Bad JSON': { text: '{"results": [{"id": 1, "title": ' },
} as const satisfies Partial<Record<Fault, Reply>>;

/** Whether the reply of a fault has a message of the server. */
export const hasServerMessage = (fault: Fault): boolean => ['401', '403', '429'].includes(fault);

/** Whether a fault is a lost connection. */
export const isNoNetwork = (fault: Fault): boolean => fault === 'Timeout' || fault === 'Offline';
