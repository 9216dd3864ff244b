// Loaded for HTML only: our server sends none.

/** The text of HTML without its tags, in one line. */
export function htmlToText(html: string): string {
  if (typeof DOMParser === 'undefined') return html;
  // A document without a browsing context: it loads no images and runs no scripts.
  const { body } = new DOMParser().parseFromString(html.replace(/<(?:\/|br)/gi, ' $&'), 'text/html');
  for (const element of body.querySelectorAll('script,style,template')) element.remove();
  return body.textContent
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
