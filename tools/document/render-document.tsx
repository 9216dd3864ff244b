import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { SiteDocument, type SiteDocumentProps } from './site-document.js';

export type { SiteDocumentProps } from './site-document.js';

/** A page as it is sent. */
export interface RenderedDocument {
  readonly html: string;
  /** Its inline scripts: the page's policy allows them by their hashes. */
  readonly scripts: readonly string[];
  /** Its inline style sheets, likewise. */
  readonly styles: readonly string[];
  /** The `Link` header it is sent with: pictures that are seen first are requested before the links of its head. */
  readonly link?: string | undefined;
}

const STYLE_TAGS = /^<style[^>]*>|<\/style>$/g;
/** Notes of styled-components for its own rehydration: the browser makes its rules again. */
const STYLE_NOTES = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n?/g;
/** The last semicolon of a rule, the zero of a fraction, quotation marks around names. */
const UNNEEDED = /;(?=\})|\b0(?=\.\d)|(?<==)'([a-z][\w-]*)'(?=\])/g;

/**
 * Renders an application with the style rules of all its components.
 * @throws AggregateError of what components throw; an Error when there is a style attribute, which the page's policy forbids
 */
export async function renderApp(
  app: ReactNode,
): Promise<{ html: string; css: string; link?: string | undefined }> {
  const faults: unknown[] = [];
  let link: string | undefined;
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(app), {
      // In one piece: a part that is sent later would need a script to be put into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onHeaders: (headers) => (link = (headers as { Link?: string }).Link),
      onError: (error) => void faults.push(error),
    });
    const html = await text(prelude);
    if (faults.length > 0) throw new AggregateError(faults, 'A page cannot be rendered.');
    // In text and in attribute values the quotation mark is an entity.
    if (html.includes(' style="')) throw new Error('A page has a style attribute.');
    const css = sheet.getStyleTags().replaceAll(STYLE_TAGS, '').replaceAll(STYLE_NOTES, '');
    return { html, link, css: css.replaceAll(UNNEEDED, '$1') };
  } finally {
    sheet.seal();
  }
}

/** Renders the document of a page. */
export function renderDocument(page: SiteDocumentProps): RenderedDocument {
  return {
    html: `<!doctype html>${renderToStaticMarkup(<SiteDocument {...page} />)}`,
    scripts: [page.headScript, ...(page.bodyScript ? [page.bodyScript] : [])],
    styles: page.styles ? [page.styles] : [],
  };
}
