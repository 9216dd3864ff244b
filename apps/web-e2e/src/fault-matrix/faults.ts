import type { Reply } from '../other-backends/honest-replies.js';

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
 * What the person sees of a fault, and how the call recovers.
 *
 * - `W` the call is shown as waiting; after 10 s with the line about a slow connection
 * - `R` an access token that the server rejects is refreshed once and the call repeated, unnoticed; a rejected refresh: `X`
 * - `F` log of the specification, /forbidden
 * - `L`, `S` log of the specification
 * - `M` a message in place, input kept, the control live
 * - `P` the placeholder stays, the rest of the page works, retries without a press
 * - `Z` shown as signed out, tokens kept, retries without a press
 * - `O` the text or the notice about the missing connection
 * - `Q` the draft of the test is kept, and sent later
 * - `D` the test is answered without its result, the draft restored
 * - `X` the session has ended: tokens removed, /login, which leads back
 * - `K` the call counts as successful: its body is not used, or its valid parts suffice
 */
export type Code = 'W' | 'R' | 'F' | 'L' | 'S' | 'M' | 'P' | 'Z' | 'O' | 'Q' | 'D' | 'X' | 'K';

/** The codes of a row, separated by spaces. */
export type Cells = Readonly<Record<Fault, string>>;

/** The server's sentence in the replies that have one. */
export const SAID = 'Serverning soʻzi.';

/** Seconds in the `Retry-After` of the 429. */
export const RETRY_AFTER = 5;

const html = '<!doctype html><title>Xato</title><h1>Xato</h1>';

/** Faults that are a reply. 404 and 500 have the page of a proxy, without a sentence of the server. */
export const faultReplies = {
  '401': { status: 401, json: { detail: SAID } },
  '403': { status: 403, json: { detail: SAID } },
  '404': { status: 404, html },
  '429': { status: 429, json: { detail: SAID }, headers: { 'retry-after': `${RETRY_AFTER}` } },
  '500': { status: 500, html },
  'Bad JSON': { text: '{"results": [{"id": 1, "title": ' },
} as const satisfies Partial<Record<Fault, Reply>>;

/** Whether the reply of a fault has a sentence of the server. */
export const hasSentence = (fault: Fault): boolean => ['401', '403', '429'].includes(fault);

/** Whether a fault is a lost connection. */
export const isNoNetwork = (fault: Fault): boolean => fault === 'Timeout' || fault === 'Offline';
