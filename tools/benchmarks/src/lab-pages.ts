import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** What the server entry of the site renders. */
interface RenderedPage {
  readonly html: string;
  readonly state: { readonly name: string; readonly json: string };
}

/** Origin of the site in a benchmark. */
export const LAB_ORIGIN = 'http://lab.invalid';
/** Build of this workspace. */
export const LAB_DIST = path.resolve(import.meta.dirname, '../../../apps/web/dist');

/** Slugs of a build's experiments. @param only comma-separated selection; all when empty */
export async function labSlugs(dist: string, only: string): Promise<string[]> {
  const manifest: object = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  return Object.keys(manifest)
    .flatMap((file) => /experiments\/([^/]+)\/definition\.ts$/.exec(file)?.[1] ?? [])
    .filter((slug) => only === '' || only.split(',').includes(slug));
}

/** Serves the experiments of a build to a page, without an API. */
export async function serveLab(page: Page, dist: string): Promise<void> {
  const { render } = (await import(pathToFileURL(path.join(dist, 'server/render.js')).href)) as {
    render: (task: { address: string; data: object; siteUrl: string }) => Promise<RenderedPage>;
  };
  const states = new Map<string, string>();
  await page.route(`${LAB_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/tajriba/')) {
      const { html, state } = await render({ address: pathname, data: {}, siteUrl: LAB_ORIGIN });
      states.set(`/page-data/${state.name}`, state.json);
      return route.fulfill({ body: html, contentType: 'text/html' });
    }
    const state = states.get(pathname);
    if (state !== undefined) return route.fulfill({ body: state, contentType: 'application/json' });
    const file = path.join(dist, pathname);
    const body = pathname.includes('/assets/') ? await readFile(file).catch(() => undefined) : undefined;
    return route.fulfill(
      body ? { body, contentType: file.endsWith('js') ? 'text/javascript' : 'text/plain' } : { status: 404 },
    );
  });
}
