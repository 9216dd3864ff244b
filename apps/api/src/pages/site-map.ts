import { pages } from '@zarra/contracts';
import { lessonLink } from '../http/paths.js';
import type { SiteContent } from '../lists/public-lists.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * The site map, for search engines (sitemaps.org, protocol 0.9).
 * @param siteUrl public origin of the site, without a slash at the end
 * @param experiments paths of the laboratory's pages
 */
export function siteMap(
  siteUrl: string,
  { categorySlugs, lessonIds, practicalSlugs }: Omit<SiteContent, 'data'>,
  experiments: readonly string[],
): string {
  const paths = [
    pages.home,
    pages.catalogue,
    ...categorySlugs.map((slug) =>
      pages.catalogueOfCategory.replace(':slug', () => encodeURIComponent(slug)),
    ),
    pages.lessons,
    ...lessonIds.map(lessonLink),
    ...practicalSlugs.map((slug) => pages.practical.replace(':slug', () => slug)),
    ...experiments,
    pages.privacy,
  ];
  const urls = paths.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}
