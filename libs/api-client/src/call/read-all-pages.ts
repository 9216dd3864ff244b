// Loaded for a list that is not sent as a list: our server sends lists whole.
import { readListPage, type Call } from '@zarra/contracts/calls';
import { InvalidResponseError } from './errors.js';
import type { RequestOptions, Send } from './send-request.js';

/** Maximum number of pages of one list. The catalogue has up to 200 entries, and pages of ten are usual. */
const MAX_PAGES = 20;

/**
 * Address of the next page; undefined if it is not of the API's origin. A back end behind a proxy may write `http` for an
 * API that the page calls by `https`.
 */
function nextAddress(next: string, current: URL): URL | undefined {
  if (!URL.canParse(next, current)) return undefined;
  const address = new URL(next, current);
  if (current.protocol === 'https:' && address.host === current.host) address.protocol = current.protocol;
  return address.origin === current.origin ? address : undefined;
}

/** A body, and the number of entries that the back end states for the whole list. */
export interface ReceivedBody {
  readonly body: unknown;
  readonly total?: number | undefined;
}

/**
 * Requests the further pages of a list in their order, at most 20, up to a repeated address or one of another origin.
 * @param body that of the call
 * @param prefix address of the API, absolute in a page
 * @returns one page with all entries; for a list that is not in pages the body
 * @throws the errors of `send`, also for a later page: a part of a list would look like the whole
 */
export async function readAllPages(
  send: Send,
  call: Call,
  options: RequestOptions,
  prefix: string,
  body: unknown,
): Promise<ReceivedBody> {
  const first = readListPage(body);
  if (!first) return { body };
  const results = [...first.results];
  let address = URL.canParse(prefix)
    ? new URL(call.path.slice(1), prefix.endsWith('/') ? prefix : `${prefix}/`)
    : undefined;
  const requested = new Set([address?.href]);
  let { next } = first;
  for (let pages = 1; next !== undefined && address && pages < MAX_PAGES; pages += 1) {
    address = nextAddress(next, address);
    if (!address || requested.has(address.href)) break;
    requested.add(address.href);
    const page = readListPage(await send(call, { ...options, address }));
    if (!page) throw new InvalidResponseError(call.name, [{ path: '', message: 'not a page of a list' }]);
    for (const entry of page.results) results.push(entry);
    ({ next } = page);
  }
  return { body: { results }, total: first.count };
}
