import { createHash } from 'node:crypto';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** For answers that are data: never a page, never framed. */
export const dataHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** Inline scripts and style sheets of a page. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Allows an inline script or style sheet by exactly its text. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components makes an empty style element and fills it through the object model. */
const EMPTY_STYLE = '';

const ownFilesOnly = ({ scripts, styles }: Inline, ancestors: string): string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
  ["style-src 'self'", ...[EMPTY_STYLE, ...styles].map(hashOf)].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${ancestors}`,
];

const ofPages = {
  ...everywhere,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

const pageLike = { ...ofPages, 'x-frame-options': 'DENY' } as const;

/** What sets one page apart from the others. */
export interface PagePolicy {
  /** Whether other sites may show it inside theirs. */
  readonly framed?: boolean;
  /** Name of its own policy of trusted types, if it has one: it names the one program it starts beside itself. */
  readonly trustedTypes?: string;
}

/**
 * For a page of the site: own files, what the build wrote into the page itself, and no text ever becomes markup. Nothing
 * on a framed page acts for a learner.
 */
export const pageHeadersWith = (
  inline: Inline,
  { framed = false, trustedTypes = "'none'" }: PagePolicy = {},
) => ({
  ...(framed ? ofPages : pageLike),
  'content-security-policy': [
    ...ownFilesOnly(inline, framed ? '*' : "'none'"),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; '),
});

const noInline: Inline = { scripts: [], styles: [] };

/** For everything else at the site's addresses: no inline script or style. */
export const pageHeaders = pageHeadersWith(noInline);

/** For the page of the API documentation, whose reader writes markup of its own. */
export const docsHeaders = {
  ...pageLike,
  'content-security-policy': ownFilesOnly(noInline, "'none'").join('; '),
} as const;
