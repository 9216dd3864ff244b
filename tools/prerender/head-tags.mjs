// @ts-check

/** Stands for the site's public origin until the server writes it in. */
const ORIGIN = '%SITE_URL%';

/** Text as it stands in HTML. @param {string} text */
export const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * What search engines and messengers are told.
 * @param {{ description: string, address: string }} meta
 * @param {string} title
 */
export function headTags({ description, address }, title) {
  /** @type {[string, string][]} */
  const graph = [
    ['og:type', 'website'],
    ['og:site_name', 'Zarra'],
    ['og:locale', 'uz_UZ'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${ORIGIN}/og.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(address ? [`<link rel="canonical" href="${escape(ORIGIN + address)}">`] : []),
    ...graph.map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}
