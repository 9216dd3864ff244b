import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';

const STYLE_TAGS = /^<style[^>]*>|<\/style>$/g;
/** Rehydration markers of styled-components, not needed because the browser creates its rules again. */
const STYLE_MARKERS = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n?/g;
/** Redundant CSS: the last semicolon of a rule, the leading zero of a fraction, quotation marks around names. */
const REDUNDANT_CSS = /;(?=\})|\b0(?=\.\d)|(?<==)'([a-z][\w-]*)'(?=\])/g;

/**
 * Renders an application to HTML and the CSS of its components.
 * @returns also the `Link` header: images above the fold are requested before the links of the head
 * @throws AggregateError of the errors of components; Error for a style attribute, which the Content-Security-Policy forbids
 */
export async function renderApp(app: ReactNode) {
  const errors: unknown[] = [];
  let link: string | undefined;
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(app), {
      // Without streaming: a part sent later would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onHeaders: (headers) => (link = (headers as { Link?: string }).Link),
      onError: (error) => void errors.push(error),
    });
    const html = await text(prelude);
    if (errors.length > 0) throw new AggregateError(errors, 'The page cannot be rendered.');
    // Quotation marks in text and attribute values are entities, so this matches attributes only.
    if (html.includes(' style="')) throw new Error('The page has a style attribute.');
    const css = sheet.getStyleTags().replaceAll(STYLE_TAGS, '').replaceAll(STYLE_MARKERS, '');
    return { html, link, css: css.replaceAll(REDUNDANT_CSS, '$1') };
  } finally {
    sheet.seal();
  }
}
