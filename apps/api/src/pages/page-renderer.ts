import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { SiteContent } from '../lists/public-lists.js';
import type { PageDocument } from './cached-page.js';
import type { Site } from './site.js';

/** A page with the data that it hydrates from. */
export interface RenderedPage extends PageDocument {
  /** `name` is a hash of `json`. */
  readonly state: { readonly name: string; readonly json: string };
}

/** Renders pages in a worker thread. */
export interface PageRenderer {
  /**
   * @param address path and query
   * @throws the error of the rendering, or an AbortError when it takes too long
   */
  render(address: string, content: SiteContent): Promise<RenderedPage>;
  /** Starts the worker; without it the first rendering does. */
  start(): void;
  close(): Promise<void>;
}

/** A rendering takes a few megabytes; the limit ends one that leaks memory. */
const MAX_MEMORY_MB = 256;

/** @returns undefined when the site was built without the server entry of apps/web */
export function createPageRenderer({
  webDir,
  siteUrl,
  renderTimeoutMs,
}: Pick<Site, 'webDir' | 'siteUrl' | 'renderTimeoutMs'>): PageRenderer | undefined {
  const entry = path.join(webDir, 'server/render.js');
  if (!existsSync(entry)) return undefined;
  let pool: Tinypool | undefined;
  const start = (): Tinypool =>
    (pool ??= new Tinypool({
      filename: pathToFileURL(entry).href,
      name: 'render',
      minThreads: 1,
      maxThreads: 1,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    }));
  return {
    render: (address, { data }) => {
      const task = { address, data, siteUrl };
      // Aborting ends the thread; the pool starts another.
      return start().run(task, { signal: AbortSignal.timeout(renderTimeoutMs) }) as Promise<RenderedPage>;
    },
    start: () => void start(),
    close: async () => pool?.destroy(),
  };
}
