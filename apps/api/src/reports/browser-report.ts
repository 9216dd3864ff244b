/** A report of a browser without personal data. */
export interface BrowserReport {
  readonly kind: 'csp' | 'error';
  /** Path of the page. */
  readonly page: string;
  /** The violated directive and the blocked address, or the message of the error. */
  readonly what: string;
  /** File, line and column; empty when unknown. */
  readonly source: string;
}

const MAX_TEXT = 200;
/** Maximum reports of one request. Browsers queue reports and send them together. */
const MAX_REPORTS = 20;

/** Sources outside the site: browser extensions, and scripts that an app injects into its web view. */
const INJECTED_SCRIPT = /\b(?:[a-z]+-)*(?:extension|masked-url)(?::\/\/|$)|\bwebkit-|__gCrWeb/i;
/** Errors that no defect of the site causes: a lost connection, an aborted request, a script of another origin. */
const IGNORED_ERROR =
  /^(?:Uncaught )?(?:Script error\.?$|ResizeObserver loop|AbortError|(?:TypeError: )?(?:Failed to fetch|Load failed|NetworkError))/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): string => (Number.isSafeInteger(value) ? String(value) : '');

/** The path of an address of the site, the origin of another one, or a keyword such as `inline`; never a query or fragment. */
function redactAddress(address: string, host: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address;
  if (!URL.canParse(address, `http://${host}`)) return '';
  const url = new URL(address, `http://${host}`);
  if (url.host === host) return url.pathname.slice(0, MAX_TEXT);
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Removes what may be a learner's data from a message: quoted texts, addresses, numbers, tokens, queries. */
const redactMessage = (message: string): string =>
  message
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/[?#]\S*/g, '')
    .replace(/[\w.-]{24,}/g, '…')
    .replace(/\+?\d[\d\s()-]{3,}/g, '…')
    .slice(0, MAX_TEXT);

const joinSource = (file: string, ...position: readonly string[]): string =>
  file && [file, ...position].filter(Boolean).join(':');

/** A violation of the content security policy, by either of the two reporting formats. */
function readViolation(body: Fields, host: string): BrowserReport | undefined {
  const field = (name: string, oldName: string): unknown => body[name] ?? body[oldName];
  const directive = textOf(field('effectiveDirective', 'effective-directive') ?? body['violated-directive']);
  const blocked = textOf(field('blockedURL', 'blocked-uri'));
  const file = textOf(field('sourceFile', 'source-file'));
  if (!/^[a-z-]{1,40}/.test(directive) || INJECTED_SCRIPT.test(blocked) || INJECTED_SCRIPT.test(file))
    return undefined;
  return {
    kind: 'csp',
    page: redactAddress(textOf(field('documentURL', 'document-uri')), host),
    what: `${/^[a-z-]{1,40}/.exec(directive)?.[0]} ${redactAddress(blocked, host)}`,
    source: joinSource(redactAddress(file, host), numberOf(field('lineNumber', 'line-number'))),
  };
}

/** An uncaught error as the pages send it (apps/web/src/start/report-errors.ts): message or stack, file, line, column, path. */
function readError(fields: readonly unknown[], host: string): BrowserReport | undefined {
  const [text, file, line, column, page] = fields;
  const stack = textOf(text);
  const [message = ''] = stack.split(/[\r\n]/, 1);
  const [, address = '', ...position] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(stack) ?? [];
  const source = textOf(file) || address;
  if (
    message === '' ||
    IGNORED_ERROR.test(message) ||
    INJECTED_SCRIPT.test(stack) ||
    INJECTED_SCRIPT.test(source)
  )
    return undefined;
  const path = redactAddress(source, host);
  // A file of another origin is not a part of the site.
  if (source !== '' && !path.startsWith('/')) return undefined;
  return {
    kind: 'error',
    page: redactAddress(textOf(page), host),
    what: redactMessage(message),
    source: joinSource(path, ...(textOf(file) ? [numberOf(line), numberOf(column)] : position)),
  };
}

/**
 * Reads the body of a report: a list of the Reporting API, an object `csp-report` of older browsers, or the list of fields of
 * an error.
 * @param host of the site
 * @returns the reports that concern the site
 */
export function readReports(body: unknown, host: string): readonly BrowserReport[] {
  if (Array.isArray(body) && !isFields(body[0])) return [readError(body, host)].filter((report) => !!report);
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  return items.slice(0, MAX_REPORTS).flatMap((item) => {
    if (!isFields(item)) return [];
    const violation = item['csp-report'] ?? (item['type'] === 'csp-violation' ? item['body'] : undefined);
    return (isFields(violation) && readViolation(violation, host)) || [];
  });
}
