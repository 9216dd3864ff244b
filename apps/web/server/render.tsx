/// <reference types="@zarra/tools/inline-script" />
// The server entry: apps/api renders pages with it in a worker thread; the build writes the pages without content with it.
import { pages } from '@zarra/contracts';
import { renderApp, renderDocument, type RenderedDocument } from '@zarra/tools/document';
import { pageModules } from '@zarra/tools/page-modules';
import { themeScript } from '@zarra/ui-kit';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StaticRouter } from 'react-router';
import type { Manifest } from 'vite';
import inter from '@zarra-font/inter.woff2?url';
import { App } from '../src/app.js';
import fontStyles from '../src/fonts.css?inline';
import formulaFont from '../src/screens/formula-font.css?inline';
import { fullTitle, MetaListener, type PageMeta } from '../src/head/page-meta.js';
import { plainPages, shellPage } from '../src/head/plain-pages.js';
import { preloadScreen } from '../src/routes.js';
import { createQueryClient } from '../src/services.js';
import { Site } from '../src/site.js';
import bodyScript from '../src/start/body-script.ts?inline-script';
import headScript from '../src/start/head-script.ts?inline-script';
import { loadPageData, stateOf, type SiteData } from './page-data.js';

/** A page to render. */
export interface RenderTask {
  /** Path and query. */
  readonly address: string;
  readonly data: SiteData;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
}

/** A page with the data that it hydrates from. */
export interface RenderedPage extends RenderedDocument {
  readonly state: { readonly name: string; readonly json: string };
}

const preloadFont = <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="" />;
/** The manifest of the build for the browser, which lies beside this entry's folder. */
const readManifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('../.vite/manifest.json', import.meta.url), 'utf8')) as Manifest;

/** The module of the screen at a path. */
function screenSource(path: string): string {
  if (path === pages.home) return 'src/screens/home-screen.tsx';
  return path === pages.lessons ? 'src/screens/lessons-screen.tsx' : 'src/screens/catalogue-screen.tsx';
}

const headOf = (meta: PageMeta) => ({ ...meta, title: fullTitle(meta) });

/**
 * Renders the page at an address from the site's data.
 * @throws AggregateError of what components throw
 */
export async function render({ address, data, siteUrl }: RenderTask): Promise<RenderedPage> {
  const { pathname, searchParams } = new URL(address, siteUrl);
  const queryClient = createQueryClient();
  await Promise.all([loadPageData(queryClient, pathname, data), preloadScreen(pathname)]);
  let meta = shellPage;
  const { html, css, link } = await renderApp(
    <MetaListener value={(deepest) => (meta = deepest)}>
      <App queryClient={queryClient}>
        <StaticRouter location={address}>
          <Site apiBase="/api" />
        </StaticRouter>
      </App>
    </MetaListener>,
  );
  const json = stateOf(queryClient, searchParams.get('topic'));
  // Named by its content: a page never hydrates from the data of another content version.
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 10);
  const state = `/page-data/${name}?${new URLSearchParams([['path', decodeURI(pathname)], ...searchParams]).toString()}`;
  const { app, links } = pageModules(readManifest(), '/', screenSource(pathname));
  const page = renderDocument({
    head: headOf(meta),
    siteUrl,
    headScript,
    links: (
      <>
        {preloadFont}
        {links}
        <link rel="preload" as="fetch" crossOrigin="anonymous" fetchPriority="low" href={state} />
      </>
    ),
    styles: fontStyles + (pathname === pages.lessons ? formulaFont : '') + css,
    html,
    root: {
      'data-app': app,
      'data-state': state,
      'data-address': meta.address.includes('?') ? meta.address : undefined,
    },
    bodyScript,
    link,
  });
  return { ...page, state: { name, json } };
}

/** Renders the pages that the browser fills: each has its own head. */
export function staticPages(siteUrl: string): Promise<Record<string, RenderedDocument>> {
  const { file = '', css: [styles = ''] = [] } = readManifest()['index.html'] ?? {};
  const render = (meta: PageMeta) =>
    renderDocument({
      head: headOf(meta),
      siteUrl,
      headScript: themeScript,
      links: (
        <>
          {preloadFont}
          <link rel="stylesheet" crossOrigin="" href={`/${styles}`} />
          <script type="module" crossOrigin="" src={`/${file}`} />
        </>
      ),
      styles: '',
      html: '',
      children: (
        <noscript>
          Bu sahifa uchun brauzerda JavaScript yoqilgan boʻlishi kerak. <a href="/">Bosh sahifa</a> usiz ham
          ochiladi.
        </noscript>
      ),
    });
  const plain = Object.values<PageMeta>(plainPages).map((meta) => [meta.address.slice(1), render(meta)]);
  return Promise.resolve(Object.fromEntries([...plain, ['shell', render(shellPage)]]));
}
