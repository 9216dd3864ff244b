import { pages } from '@zarra/contracts';

/** The items of the site map, in the order of the site. */
export interface SiteMapItems {
  readonly simulations: readonly {
    readonly categories?: readonly { readonly slug?: string | null | undefined }[] | null | undefined;
  }[];
  readonly lessons: readonly { readonly id: number }[];
  /** Paths of the laboratory's pages. */
  readonly experiments: readonly string[];
}

/** Paths of all pages for search engines; categories are in the order of their first simulations. */
function pathsOf({ simulations, lessons, experiments }: SiteMapItems): string[] {
  const slugs = new Set(
    simulations.flatMap(({ categories }) => categories?.flatMap(({ slug }) => slug ?? []) ?? []),
  );
  return [
    pages.home,
    pages.catalogue,
    ...[...slugs].map((slug) => pages.catalogueOfCategory.replace(':slug', () => encodeURIComponent(slug))),
    pages.lessons,
    ...lessons.map(({ id }) => `${pages.lessons}?topic=${id}`),
    ...experiments,
  ];
}

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
 */
export function siteMap(siteUrl: string, items: SiteMapItems): string {
  const urls = pathsOf(items).map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}
