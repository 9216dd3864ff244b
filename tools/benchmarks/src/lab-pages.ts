import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Origin of a built laboratory in a benchmark. */
export const LAB_ORIGIN = 'http://lab.invalid';
/** Build of this workspace. */
export const LAB_DIST = path.resolve(import.meta.dirname, '../../../apps/lab/dist');

/** Slugs of a build's experiments. @param only comma-separated selection; all when empty */
export async function labSlugs(dist: string, only: string): Promise<string[]> {
  const manifest: object = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  return Object.keys(manifest)
    .flatMap((file) => /experiments\/([^/]+)\/definition\.ts$/.exec(file)?.[1] ?? [])
    .filter((slug) => only === '' || only.split(',').includes(slug));
}

/** Serves a build to a page, without the site around it. */
export async function serveLab(page: Page, dist: string): Promise<void> {
  const pages: Record<string, { html: string }> = JSON.parse(
    await readFile(path.join(dist, 'server/pages.json'), 'utf8'),
  );
  await page.route(`${LAB_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const html = pages[pathname]?.html;
    if (html !== undefined) return route.fulfill({ body: html, contentType: 'text/html' });
    const file = path.join(dist, pathname.replace('/tajriba/', ''));
    const body = pathname.includes('/assets/') ? await readFile(file).catch(() => undefined) : undefined;
    return route.fulfill(
      body ? { body, contentType: file.endsWith('js') ? 'text/javascript' : 'text/plain' } : { status: 404 },
    );
  });
}
