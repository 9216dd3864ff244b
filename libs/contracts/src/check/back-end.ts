import type { Endpoint } from '../endpoint.js';
import { readErrorText } from '../error-text.js';
import { normalizeResponse, readListPage } from '../list-page.js';

/** A request of the check. */
export interface CheckRequest {
  readonly method: string;
  /** Absolute address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
}

/** Sends a request and returns status and body of its response. It keeps cookies, as a browser does. */
export type SendCheckRequest = (
  request: CheckRequest,
) => Promise<{ readonly status: number; readonly text: string }>;

/** A response whose body is parsed. */
export interface CheckResponse {
  readonly status: number;
  /** Undefined if the body is not JSON; null if it is empty. */
  readonly json: unknown;
  /** The body in the form of the contracts, if its schema accepts it. */
  readonly value?: unknown;
  /** What differs from the contract; empty if the response holds. */
  readonly issues: readonly string[];
}

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

type Issue = { readonly path?: readonly unknown[] | undefined; readonly message: string };

/** The first issues of a schema; the path names the field. */
const describe = (issues: readonly Issue[]): string[] =>
  issues.slice(0, 3).map(({ path = [], message }) => `${path.map(String).join('.') || 'body'}: ${message}`);

/** What differs in a body after the tolerant reading of the clients, and the value. */
function validate(endpoint: Endpoint, json: unknown): Pick<CheckResponse, 'issues' | 'value'> {
  const result = endpoint.response['~standard'].validate(normalizeResponse(endpoint, json));
  if (result instanceof Promise) throw new TypeError('Contracts must be synchronous');
  return result.issues ? { issues: describe(result.issues) } : { value: result.value, issues: [] };
}

/** Options of one call. */
export interface CheckCallOptions {
  readonly body?: object;
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
}

/** The calls of the contracts at one back end. */
export function openBackEnd(baseUrl: string, send: SendCheckRequest) {
  const base = baseUrl.replace(/\/+$/, '');
  const [origin = ''] = /^https?:\/\/[^/]+/i.exec(base) ?? [];

  const request = async (endpoint: Endpoint, { body, token, params = {} }: CheckCallOptions) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const { status, text } = await send({
      method: endpoint.method,
      url: base + path,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status, json: parseJson(text) };
  };

  /** A call that must succeed with a body of its contract. */
  const succeed = async (endpoint: Endpoint, options: CheckCallOptions = {}): Promise<CheckResponse> => {
    const { status, json } = await request(endpoint, options);
    if (status < 200 || status > 299) {
      const text = readErrorText(json);
      return { status, json, issues: [`status ${status}${text === undefined ? '' : ` "${text}"`}`] };
    }
    if (json === undefined) return { status, json, issues: ['the body is not JSON'] };
    const { issues, value } = validate(endpoint, json);
    const next = endpoint.list && readListPage(json)?.next;
    const isForeign = next !== undefined && /^https?:/i.test(next) && !next.startsWith(`${origin}/`);
    const nextIssues = isForeign ? [`next: of another origin, its page is not read`] : [];
    return { status, json, value, issues: [...issues, ...nextIssues] };
  };

  /** A call that must be rejected with one of these statuses; with a text for people, where a form shows it. */
  const reject = async (
    endpoint: Endpoint,
    options: CheckCallOptions,
    statuses: readonly number[],
    needsText = true,
  ): Promise<string[]> => {
    const { status, json } = await request(endpoint, options);
    if (!statuses.includes(status)) return [`status ${status} in place of ${statuses.join(', ')}`];
    return needsText && readErrorText(json) === undefined
      ? [`status ${status} without a text for people`]
      : [];
  };

  return { succeed, reject };
}

export type BackEnd = ReturnType<typeof openBackEnd>;
