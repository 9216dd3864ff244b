import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import { API_PREFIX, DOCS_PREFIX, MEDIA_PREFIX, pathOf, REPORTS_PATH } from './paths.js';

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** For data: never a page, never in a frame. */
export const dataHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** For drawings of the site: they have their own style sheet for both themes, which browsers check against their policy. */
const drawingHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
} as const;

const isDrawing = (path: string): boolean => path.startsWith('/assets/') && path.endsWith('.svg');

/** Inline scripts and style sheets of a page. */
interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The source expression that allows an inline script or style sheet by its text. */
const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Name of the endpoint to which browsers report violations. */
const REPORT_GROUP = 'zarra';

/** The Trusted Types policy under which a page starts the worker that replays long runs: any page may become an experiment. */
const WORKER_POLICY = 'zarra-worker';

/** styled-components creates an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = '';

/** Exceptions of one page. */
export interface PagePolicy {
  /** Whether other sites may show the page in a frame. */
  readonly framed?: boolean;
  /** Origins of other hosts whose images and videos the page may show; absent: none. */
  readonly mediaOrigins?: readonly string[];
  /** Origin of another back end, which the page calls; it serves images and videos too. Absent: the site's own. */
  readonly apiOrigin?: string | undefined;
}

const mediaOriginsOf = (
  mediaOrigins: readonly string[],
  apiOrigin: string | undefined,
): readonly string[] => [...new Set(apiOrigin === undefined ? mediaOrigins : [apiOrigin, ...mediaOrigins])];

const pagePolicy = (
  { scripts, styles }: InlineCode,
  { framed = false, mediaOrigins = [], apiOrigin }: PagePolicy = {},
): string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts.map(cspHash)].join(' '),
  ["style-src 'self'", ...[EMPTY_STYLE, ...styles].map(cspHash)].join(' '),
  ["img-src 'self' data:", ...mediaOriginsOf(mediaOrigins, apiOrigin)].join(' '),
  "font-src 'self'",
  ["media-src 'self'", ...mediaOriginsOf(mediaOrigins, apiOrigin)].join(' '),
  ["connect-src 'self'", apiOrigin].filter(Boolean).join(' '),
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${framed ? '*' : "'none'"}`,
  // `report-to` for browsers with the Reporting API, `report-uri` for the others.
  `report-to ${REPORT_GROUP}`,
  `report-uri ${REPORTS_PATH}`,
];

const framedPageHeaders = {
  ...commonHeaders,
  'reporting-endpoints': `${REPORT_GROUP}="${REPORTS_PATH}"`,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

const unframedPageHeaders = { ...framedPageHeaders, 'x-frame-options': 'DENY' } as const;

/**
 * For a page of the site: files of the same origin, images and videos of the media origins, calls of the API, the page's own
 * inline code, and no text that becomes markup. A framed page has no actions that need a session.
 */
export const createPageHeaders = (inline: InlineCode, policy: PagePolicy = {}) => ({
  ...(policy.framed ? framedPageHeaders : unframedPageHeaders),
  'content-security-policy': [
    ...pagePolicy(inline, policy),
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join('; '),
});

const noInlineCode: InlineCode = { scripts: [], styles: [] };

/** For every other response outside the API: no inline script or style. */
export const pageHeaders = createPageHeaders(noInlineCode);

/** For the API documentation: Swagger UI assigns text as markup, which Trusted Types would forbid. */
const docsHeaders = {
  ...unframedPageHeaders,
  'content-security-policy': pagePolicy(noInlineCode).join('; '),
} as const;

/** The security headers for a URL. */
export function securityHeadersFor(url: string): Readonly<Record<string, string>> {
  const path = pathOf(url);
  if (path === DOCS_PREFIX || path.startsWith(`${DOCS_PREFIX}/`)) return docsHeaders;
  if (isDrawing(path)) return drawingHeaders;
  return path.startsWith(`${API_PREFIX}/`) || path.startsWith(MEDIA_PREFIX) ? dataHeaders : pageHeaders;
}

/** Adds the security headers and the request's id to every response, cached responses excepted. */
export const responseHeaders = fp(
  (app) => {
    app.addHook('onSend', (request, reply, payload, next) => {
      reply.headers(securityHeadersFor(request.url)).header('x-request-id', request.id);
      next(null, payload);
    });
  },
  { name: 'response-headers' },
);
