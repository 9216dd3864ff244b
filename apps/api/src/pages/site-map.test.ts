import { createRequire } from 'node:module';
import { siteMap } from './site-map.js';

/** The part of an XML document that the test uses. */
interface Node {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly textContent: string | null;
  readonly children: Iterable<Node>;
}
interface XmlParser {
  parseFromString(
    text: string,
    type: 'application/xml',
  ): {
    readonly documentElement: Node;
    getElementsByTagNameNS(namespace: string, name: string): Iterable<Node>;
  };
}

// An import would add the types of a browser to those of the server.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new () => { readonly window: { readonly DOMParser: new () => XmlParser } };
};
const { DOMParser } = new JSDOM().window;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The URLs of a site map, parsed as XML. */
function addressesIn(xml: string): (string | null)[] {
  const siteMapDocument = new DOMParser().parseFromString(xml, 'application/xml');
  expect(siteMapDocument.documentElement.namespaceURI).toBe(NAMESPACE);
  expect([...siteMapDocument.getElementsByTagNameNS('*', 'parsererror')]).toEqual([]);
  return [...siteMapDocument.getElementsByTagNameNS(NAMESPACE, 'loc')].map(({ textContent }) => textContent);
}

test('every page for search engines is listed once, in the order of the site', () => {
  const content = {
    categorySlugs: ['optika', 'mexanika', 'issiqlik'],
    lessonIds: [7, 2],
    practicalSlugs: ['lab-zichlik'],
  };
  const xml = siteMap('https://zarra.uz', content, ['/tajriba', '/tajriba/mayatnik']);
  expect(addressesIn(xml)).toEqual([
    'https://zarra.uz/',
    'https://zarra.uz/simulation',
    'https://zarra.uz/simulation/optika',
    'https://zarra.uz/simulation/mexanika',
    'https://zarra.uz/simulation/issiqlik',
    'https://zarra.uz/learn',
    'https://zarra.uz/learn?topic=7',
    'https://zarra.uz/learn?topic=2',
    'https://zarra.uz/amaliy/lab-zichlik',
    'https://zarra.uz/tajriba',
    'https://zarra.uz/tajriba/mayatnik',
    'https://zarra.uz/maxfiylik',
  ]);
});

test('markup and URL characters are escaped', () => {
  const slug = `a&b<c>"d'e/f?g%h oʻ$&`;
  const xml = siteMap('https://zarra.uz', { categorySlugs: [slug], lessonIds: [], practicalSlugs: [] }, []);
  expect(xml).toContain('d&apos;e');
  const [, , address] = addressesIn(xml);
  expect(address).toMatch(/^https:\/\/zarra\.uz\/simulation\/[^/?#\s"<>]+$/);
  expect(decodeURIComponent(new URL(address ?? '').pathname.split('/')[2] ?? '')).toBe(slug);
});

test('a site without content has its four pages', () => {
  const xml = siteMap('http://127.0.0.1:3000', { categorySlugs: [], lessonIds: [], practicalSlugs: [] }, []);
  expect(addressesIn(xml)).toHaveLength(4);
});
