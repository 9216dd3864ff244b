import type { ReactNode } from 'react';
import { fullTitle, type PageMeta } from '../src/screens/head/page-meta.js';

interface SiteDocumentProps {
  readonly meta: PageMeta;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Address of another back end for the client; absent: the site's own API. */
  readonly apiUrl: string | undefined;
  /** The path, when the page has no content; absent: the page has a link to its data. */
  readonly path: string | undefined;
  /** Links to scripts, fonts and data. */
  readonly links: ReactNode;
  /** Inline script that runs before the first paint. */
  readonly headScript: string;
  /** Inline style sheet. */
  readonly styles: string;
  /** HTML of the application. */
  readonly html: string;
  /** Inline script after the application. */
  readonly bodyScript: string;
}

/** The HTML document of every rendered page. */
export const SiteDocument = ({
  meta,
  siteUrl,
  apiUrl,
  path,
  links,
  headScript,
  styles,
  html,
  bodyScript,
}: SiteDocumentProps) => (
  <html lang="uz">
    <head>
      <meta charSet="utf-8" />
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle(meta)}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={siteUrl + meta.address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Zarra" />
      <meta property="og:locale" content="uz_UZ" />
      <meta property="og:title" content={fullTitle(meta)} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={`${siteUrl}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Browsers find /apple-touch-icon.png by its name. */}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {apiUrl !== undefined && <meta name="api-base" content={apiUrl} />}
      {links}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
    <body>
      <div id="root" data-path={path} dangerouslySetInnerHTML={{ __html: html }} />
      <script dangerouslySetInnerHTML={{ __html: bodyScript }} />
    </body>
  </html>
);
