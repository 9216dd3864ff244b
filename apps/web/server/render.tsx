/// <reference types="@zarra/build/imported-modules" />
// The server entry. apps/api renders pages with it in a worker thread, and the build renders the pages without content.
import { pages } from '@zarra/contracts';
import { renderApp, renderDocument, type RenderedDocument } from '@zarra/build/document';
import { moduleLinks, readManifest } from '@zarra/build/page-modules';
import { themeScript } from '@zarra/ui-kit';
import { createHash } from 'node:crypto';
import { matchPath, StaticRouter } from 'react-router';
import inter from '@zarra-font/inter.woff2?url';
import { App } from '../src/app.js';
import fontStyles from '../src/fonts.css?inline';
import formulaFont from '../src/screens/formula-font.css?inline';
import { fullTitle, PageMetaContext, type PageMeta } from '../src/screens/head/page-meta.js';
import { staticPageMeta, fallbackPageMeta } from '../src/screens/head/static-pages.js';
import { preloadScreen } from '../src/routes.js';
import { createQueryClient } from '../src/services.js';
import { Site } from '../src/site.js';
import bodyScript from '../src/start/body-script.ts?inline-script';
import headScript from '../src/start/head-script.ts?inline-script';
import { loadPageData, type SiteData } from './page-data.js';
export { listExperiments } from '@zarra/experiments';

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

const fontPreload = <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="" />;
const readBrowserManifest = () => readManifest(new URL('../', import.meta.url));

/** Files of the screens by their paths; all others are the catalogue. */
const SCREENS: Readonly<Record<string, string>> = {
  [pages.home]: 'home-screen.tsx',
  [pages.laboratory]: 'laboratory/index-screen.tsx',
  [pages.privacy]: 'privacy-screen.tsx',
  [pages.search]: 'search/index.ts',
  [pages.lessons]: 'lessons-screen.tsx',
  [pages.login]: 'account-screen.tsx',
  [pages.register]: 'account-screen.tsx',
  [pages.forgotPassword]: 'account-screen.tsx',
  [pages.forbidden]: 'forbidden-screen.tsx',
};

/** The modules of the screen at a path. */
function screenSources(path: string): string[] {
  const experiment = matchPath(pages.experiment, path)?.params.slug;
  if (experiment === undefined) return [`src/screens/${SCREENS[path] ?? 'catalogue-screen.tsx'}`];
  return [
    'src/screens/laboratory/experiment-screen.tsx',
    `../../libs/experiments/src/experiments/${experiment}/definition.ts`,
  ];
}

/** Styles for the font of an experiment. One that arrives late would move its controls: it is used from the next page on. */
const optionalFontStyles = fontStyles.replace(/font-display:\s*swap/, 'font-display:optional');

/** An attribute of `link` that the types of React lack. */
const DISABLED = { disabled: true };

/**
 * The style sheet with the font, which lazy chunks of the browser build request unless the page has a link to it. A disabled one is not
 * fetched: its font would replace that of {@link optionalFontStyles}.
 */
function unusedFontSheet() {
  const [file] = readBrowserManifest()['index.html']?.css ?? [];
  return file && <link rel="stylesheet" href={`/${file}`} {...DISABLED} />;
}

const headOf = (meta: PageMeta) => ({ ...meta, title: fullTitle(meta) });

/**
 * Renders the page at an address from the site's data.
 * @throws AggregateError with the errors of components
 */
export async function render({ address, data, siteUrl }: RenderTask): Promise<RenderedPage> {
  const url = new URL(address, siteUrl);
  const { pathname, searchParams } = url;
  const queryClient = createQueryClient();
  const [json] = await Promise.all([loadPageData(queryClient, url, data), preloadScreen(pathname)]);
  let meta = fallbackPageMeta;
  const { html, css, link } = await renderApp(
    <PageMetaContext value={(current) => (meta = current)}>
      <App queryClient={queryClient}>
        <StaticRouter location={address}>
          <Site apiBase="/api" />
        </StaticRouter>
      </App>
    </PageMetaContext>,
  );
  // The name is a hash of the data: a page never hydrates from the data of another content version.
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 10);
  const state = `/page-data/${name}?${new URLSearchParams([['path', pathname], ...searchParams]).toString()}`;
  const isExperiment = matchPath(pages.experiment, pathname) !== null;
  const page = renderDocument({
    head: headOf(meta),
    siteUrl,
    headScript,
    links: (
      <>
        {isExperiment ? unusedFontSheet() : fontPreload}
        {moduleLinks(readBrowserManifest(), '/', ...screenSources(pathname))}
        <link rel="preload" as="fetch" crossOrigin="anonymous" fetchPriority="low" href={state} />
      </>
    ),
    styles:
      (isExperiment ? optionalFontStyles : fontStyles) +
      (pathname === pages.lessons ? formulaFont : '') +
      css,
    html,
    bodyScript,
  });
  return { ...page, link, state: { name, json } };
}

/** Renders the pages whose content only the browser renders, by path: each has its own head. */
export function staticPages(siteUrl: string): Record<string, RenderedDocument> {
  const { file = '', css: [styles = ''] = [] } = readBrowserManifest()['index.html'] ?? {};
  const render = (meta: PageMeta) =>
    renderDocument({
      head: headOf(meta),
      siteUrl,
      headScript: themeScript,
      links: (
        <>
          {fontPreload}
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
  const documents: [string, RenderedDocument][] = [['shell', render(fallbackPageMeta)]];
  for (const meta of Object.values<PageMeta>(staticPageMeta)) documents.push([meta.address, render(meta)]);
  return Object.fromEntries(documents);
}
