/// <reference types="@zarra/build/imported-modules" />
// The server entry: apps/api renders pages with it in a worker thread.
import { createHash } from 'node:crypto';
import { pages } from '@zarra/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router';
import inter from '@zarra-font/inter.woff2?url';
import { App } from '../src/app.js';
import { isExperimentPage } from '../src/experiment-pages.js';
import fontStyles from '../src/fonts.css?inline';
import { preloadScreen } from '../src/routes.js';
import formulaFont from '../src/screens/formula-font.css?inline';
import { PageMetaContext, type PageMeta } from '../src/screens/head/page-meta.js';
import { createQueryClient } from '../src/services.js';
import { Site } from '../src/site.js';
import bodyScript from '../src/start/body-script.ts?inline-script';
import headScript from '../src/start/head-script.ts?inline-script';
import reportScript from '../src/start/report-errors.ts?inline-script';
import { loadPageData, type SiteData } from './page-data.js';
import { neededStyles } from './needed-styles.js';
import { pageModules, siteStyleSheets } from './page-modules.js';
import { renderApp } from './render-app.js';
import { SiteDocument } from './site-document.js';
export { listExperiments } from '@zarra/experiments';

/** A page to render. */
export interface RenderTask {
  /** Path and query. */
  readonly address: string;
  /** Absent: the content is in another back end, and the page has none. */
  readonly data?: SiteData | undefined;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Another back end, which the browser calls; absent: the site's own API. */
  readonly apiUrl?: string | undefined;
  /** Whether the server receives reports of errors in browsers. */
  readonly reportsErrors: boolean;
}

/** The font of an experiment is used from the next page on if it arrives late: it would move the controls. */
const optionalFont = fontStyles.replace(/font-display:\s*swap/, 'font-display:optional');
/**
 * The style sheet with the font, which lazy chunks request unless the page has a link to it. A disabled one is not fetched: its
 * font would replace the optional one. The types of React lack the attribute.
 */
const unusedFontSheets = () =>
  siteStyleSheets().map((href) => <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />);
const fontPreload = <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="" />;

const hashOf = (json: string): string => createHash('sha256').update(json).digest('base64url').slice(0, 10);

/**
 * Renders the page at an address from the site's data.
 * @returns the document with its `Link` header, its inline code for the policy, and the data that it hydrates from, if it has any
 * @throws AggregateError with the errors of components
 */
export async function render({ address, data, siteUrl, apiUrl, reportsErrors }: RenderTask) {
  const url = new URL(address, siteUrl);
  const { pathname, search, searchParams } = url;
  const queryClient = createQueryClient();
  const [json] = await Promise.all([data && loadPageData(queryClient, url, data), preloadScreen(pathname)]);
  let meta = undefined as PageMeta | undefined;
  const { html, css, link } = await renderApp(
    <PageMetaContext value={(current) => (meta = current)}>
      <App queryClient={queryClient}>
        <StaticRouter location={pathname + search}>
          <Site apiBase={apiUrl ?? '/api'} />
        </StaticRouter>
      </App>
    </PageMetaContext>,
  );
  if (!meta) throw new Error('The screen has no PageHead.');
  // The name is a hash of the data: a page never hydrates from the data of another content version.
  const state = json === undefined ? undefined : { name: hashOf(json), json };
  const query = new URLSearchParams([['path', pathname], ...searchParams]).toString();
  const isExperiment = isExperimentPage(pathname);
  const hasFormulas = pathname === pages.lessons || matchPath(pages.practical, pathname);
  const fonts = hasFormulas ? fontStyles + formulaFont : fontStyles;
  // First the reports: of errors of the other script.
  const script = (reportsErrors ? reportScript : '') + headScript;
  const styles = (isExperiment ? optionalFont : fonts) + neededStyles(css, html, script + bodyScript);
  const document = renderToStaticMarkup(
    <SiteDocument
      {...{ meta, siteUrl, apiUrl, headScript: script, styles, html, bodyScript }}
      path={state ? undefined : pathname}
      links={
        <>
          {isExperiment ? unusedFontSheets() : fontPreload}
          {/* Low priority: after the images of the `Link` header, before images below the fold. */}
          {pageModules(pathname).map((href) => (
            <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
          ))}
          {state && (
            <link
              {...{ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' }}
              href={`/page-data/${state.name}?${query}`}
            />
          )}
        </>
      }
    />,
  );
  const inline = { scripts: [script, bodyScript], styles: [styles] };
  return { html: `<!doctype html>${document}`, ...inline, link, state };
}
