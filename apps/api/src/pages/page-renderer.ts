import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { SiteContent } from '../lists/public-lists.js';
import type { Site } from './site.js';

/** A page as the server entry of apps/web returns it. */
export interface PageDocument {
  readonly html: string;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
  /** Its inline style sheets. */
  readonly styles: readonly string[];
  /** Its `Link` header. */
  readonly link?: string | undefined;
}

/** A page with the data that it hydrates from. */
export interface RenderedPage extends PageDocument {
  /** `name` is a hash of `json`; absent for a page without content. */
  readonly state?: { readonly name: string; readonly json: string };
}

/** A rendering takes a few megabytes; the limit ends one that leaks memory. Young objects have 48 MB otherwise. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Creates the thread that renders pages.
 * @returns undefined when the site was built without the server entry of apps/web
 */
export function createPageRenderer({
  webDir,
  siteUrl,
  apiUrl,
  reportsErrors,
  renderTimeoutMs,
}: Pick<Site, 'webDir' | 'siteUrl' | 'apiUrl' | 'reportsErrors' | 'renderTimeoutMs'>) {
  const entry = path.join(webDir, 'server/render.js');
  if (!existsSync(entry)) return undefined;
  let pool: Tinypool | undefined;
  /** Starts the thread; without it the first rendering does. */
  const start = (): Tinypool =>
    (pool ??= new Tinypool({
      filename: pathToFileURL(entry).href,
      name: 'render',
      minThreads: 1,
      maxThreads: 1,
      execArgv: [],
      resourceLimits: LIMITS,
    }));
  return {
    start,
    /** @throws the error of the rendering, or an AbortError when it takes too long: this ends the thread, and the pool starts another */
    render: (address: string, data: SiteContent['data']) =>
      start().run(
        { address, data, siteUrl, apiUrl, reportsErrors },
        { signal: AbortSignal.timeout(renderTimeoutMs) },
      ) as Promise<RenderedPage>,
    close: async () => pool?.destroy(),
  };
}
