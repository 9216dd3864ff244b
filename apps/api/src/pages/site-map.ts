import { pages } from '@zarra/contracts';

/** What the site map is made of, in the order of the site. */
export interface Mapped {
  readonly simulations: readonly {
    readonly categories?: readonly { readonly slug?: string | null | undefined }[] | null | undefined;
  }[];
  readonly lessons: readonly { readonly id: number }[];
  /** Paths of the laboratory's pages. */
  readonly experiments: readonly string[];
}

/** Paths of all pages that can be found: categories in the order in which their first simulations stand. */
function pathsOf({ simulations, lessons, experiments }: Mapped): string[] {
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
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * The site map, for search engines (sitemaps.org, protocol 0.9).
 * @param siteUrl public origin of the site, without a slash at the end
 */
export function siteMap(siteUrl: string, mapped: Mapped): string {
  const urls = pathsOf(mapped).map((path) => `<url><loc>${escaped(siteUrl + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}
