import type { ReactNode } from 'react';

/** Metadata of a page for browsers, search engines and messengers. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  /** Path and query of the canonical address; empty: no canonical link. */
  readonly address: string;
}

/** Props of the HTML document. */
export interface SiteDocumentProps {
  readonly head: DocumentHead;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Further elements of the head, such as links to scripts and fonts. */
  readonly links?: ReactNode;
  /** Inline script that runs before the first paint. */
  readonly headScript: string;
  /** Inline style sheet; may be empty. */
  readonly styles: string;
  /** HTML of the application; empty for client rendering. */
  readonly html: string;
  /** Inline script after the application. */
  readonly bodyScript?: string;
  /** Elements after the application. */
  readonly children?: ReactNode;
}

/** The HTML document of every page of the site and the laboratory. */
export const SiteDocument = ({
  head: { title, description, address },
  siteUrl,
  links,
  headScript,
  styles,
  html,
  bodyScript,
  children,
}: SiteDocumentProps) => (
  <html lang="uz">
    <head>
      <meta charSet="utf-8" />
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The inline style sheet sets the colour scheme as well. */}
      {!styles && <meta name="color-scheme" content="light dark" />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={siteUrl + address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Zarra" />
      <meta property="og:locale" content="uz_UZ" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteUrl}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Browsers find /apple-touch-icon.png by its name. */}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {links}
      {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
    </head>
    <body>
      <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      {bodyScript && <script dangerouslySetInnerHTML={{ __html: bodyScript }} />}
      {children}
    </body>
  </html>
);
