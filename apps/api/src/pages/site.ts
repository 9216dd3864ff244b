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
  /** Longest time a visitor waits for a page to be rendered, ms; absent: 5 s. */
  readonly renderTimeoutMs?: number;
}

/** The built site. */
export interface Site extends Required<SiteOptions> {
  /** The page that the browser renders: it has neither content nor inline code. */
  readonly shell: string;
  readonly experimentSlugs: readonly string[];
}

/** Reads the built site. @returns undefined when it was not built (the API alone) */
export async function loadSite(options: SiteOptions): Promise<Site | undefined> {
  const [shell, lab] = await Promise.all([
    readFile(path.join(options.webDir, 'index.html'), 'utf8').catch(() => undefined),
    readInstalledLab(options.webDir),
  ]);
  if (shell === undefined) return undefined;
  return {
    mediaOrigins: [],
    renderTimeoutMs: 5000,
    ...options,
    shell,
    experimentSlugs: [...(lab?.keys() ?? [])],
  };
}
