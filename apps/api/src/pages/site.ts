import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { accountPages, learnerPages, pages } from '@zarra/contracts';
import { readInstalledLab } from '../content/installed-lab.js';

/** Pages that search engines do not list: they have no public content of their own. */
export const unlistedPages: readonly string[] = [
  ...accountPages,
  ...learnerPages,
  pages.forbidden,
  pages.search,
];

export interface SiteOptions {
  /** Folder of the built site; without a shell in it only the API is served. */
  readonly webDir: string;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Origins of other hosts whose images and videos pages may show; absent: none. */
  readonly mediaOrigins?: readonly string[];
  /** Another back end, without a slash at the end: pages have no content, and the browser calls it. Absent: the own API. */
  readonly apiUrl?: string | undefined;
  /** Whether the server receives reports of errors in browsers; absent: yes. */
  readonly reportsErrors?: boolean;
  /** Longest time a visitor waits for a page to be rendered, ms; absent: 5 s. */
  readonly renderTimeoutMs?: number;
}

/** The built site. */
export interface Site extends Required<Omit<SiteOptions, 'apiUrl'>> {
  readonly apiUrl?: string | undefined;
  /** The page that the browser renders: it has neither content nor inline code. */
  readonly shell: string;
  readonly experimentSlugs: readonly string[];
}

/** Tells the client the address of another back end, as the server entry of apps/web does. The setting has no character to escape. */
const withApiBase = (shell: string, apiUrl: string | undefined): string =>
  apiUrl === undefined
    ? shell
    : shell.replace('</head>', () => `<meta name="api-base" content="${apiUrl}" /></head>`);

/** Reads the built site. @returns undefined when it was not built (the API alone) */
export async function loadSite({
  webDir,
  siteUrl,
  mediaOrigins = [],
  apiUrl,
  reportsErrors = true,
  renderTimeoutMs = 5000,
}: SiteOptions): Promise<Site | undefined> {
  const [shell, lab] = await Promise.all([
    readFile(path.join(webDir, 'index.html'), 'utf8').catch(() => undefined),
    readInstalledLab(webDir),
  ]);
  if (shell === undefined) return undefined;
  const options = { webDir, siteUrl, mediaOrigins, apiUrl, reportsErrors, renderTimeoutMs };
  return { ...options, shell: withApiBase(shell, apiUrl), experimentSlugs: [...(lab?.keys() ?? [])] };
}
