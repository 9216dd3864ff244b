/** Elements of texts that editors of other back ends write. Markdown and plain texts have none of their end tags. */
const TEXT_ELEMENTS = 'p|div|h[1-6]|ul|ol|li|table|blockquote|strong|b|em|i|u|span';

const HTML = new RegExp(`^\\s*<(?:${TEXT_ELEMENTS})(?:\\s[^<>]*)?>|</(?:${TEXT_ELEMENTS})>|<br\\s*/?>`, 'i');

/** Whether a text of a back end is HTML, as from the editor of an administration, and not Markdown. */
export const isHtml = (text: string): boolean => HTML.test(text);

/** The text of HTML without its tags, in one line; other texts stay unchanged. */
export function htmlToText(text: string): string {
  if (!isHtml(text) || typeof DOMParser === 'undefined') return text;
  // A document without a browsing context: it loads no images and runs no scripts.
  const { body } = new DOMParser().parseFromString(text.replace(/<(?:\/|br)/gi, ' $&'), 'text/html');
  for (const element of body.querySelectorAll('script,style,template')) element.remove();
  return body.textContent
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** HTML whose images without an origin have that of the API. */
export const withMediaOrigin = (text: string, origin: string): string =>
  origin !== '' && isHtml(text) ? text.replace(/(<img\s[^<>]*?src=["']?)\/(?!\/)/gi, `$1${origin}/`) : text;
