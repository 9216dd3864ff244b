// Loaded for HTML only: our server sends none. The policy of the site (Trusted Types) allows no parser of the browser.
import { decodeEntities } from './html-entities.js';

/** The text of HTML without its tags, in one line. Pages render it as text. */
export const htmlToText = (html: string): string =>
  decodeEntities(
    html
      .replace(/<(script|style|template)\b[^>]*>[^]*?<\/\1\s*>/gi, ' ')
      .replace(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|td|th|table|blockquote)\b[^>]*>/gi, ' ')
      .replace(/<!--[^]*?-->|<\/?[a-z][^>]*>/gi, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
