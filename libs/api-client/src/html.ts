export { decodeEntities } from './html-entities.js';

/** Elements of texts that editors of other back ends write. Markdown and plain texts have none of their end tags. */
const TEXT_ELEMENTS = 'p|div|h[1-6]|ul|ol|li|table|blockquote|strong|b|em|i|u|span';

const HTML = new RegExp(`^\\s*<(?:${TEXT_ELEMENTS})(?:\\s[^<>]*)?>|</(?:${TEXT_ELEMENTS})>|<br\\s*/?>`, 'i');

/** Whether a text of a back end is HTML, as from the editor of an administration, and not Markdown. */
export const isHtml = (text: string): boolean => HTML.test(text);

/**
 * Loads what converts these texts to plain text: HTML without its tags, other texts unchanged.
 * @throws the error of `import()` when it cannot be loaded
 */
export async function loadPlainText(texts: readonly (string | null | undefined)[]) {
  if (!texts.some((text) => isHtml(text ?? ''))) return (text: string) => text;
  const { htmlToText } = await import('./html-to-text.js');
  return (text: string) => (isHtml(text) ? htmlToText(text) : text);
}

/** HTML whose images without an origin have that of the API. */
export const withMediaOrigin = (text: string, origin: string): string =>
  origin !== '' && isHtml(text) ? text.replace(/(<img\s[^<>]*?src=["']?)\/(?!\/)/gi, `$1${origin}/`) : text;
