import { catalogueParameters } from '@zarra/contracts/search';
import fc from 'fast-check';
import { readFilters, writeFilters } from './filter-address.js';
import { filterNames, filterRules } from './filters.js';

const plain = { path: '/simulation', slug: '', pathname: '/simulation', search: '' };
const ofOptics = { path: '/simulation', slug: 'optika', pathname: '/simulation/optika', search: '' };
const filters = { query: '', category: '', type: '', schoolClass: '' };

test('the server renders the pages of all filters', () => {
  expect(filterNames.map((name) => filterRules[name].parameter)).toEqual(catalogueParameters);
});

test.each([
  ['', filters],
  ['?q=mayatnik', { ...filters, query: 'mayatnik' }],
  ['?q=tok+kuchi', { ...filters, query: 'tok kuchi' }],
  [
    '?q=o%CA%BBlchash&kategoriya=optika&turi=3D&sinf=7-sinf',
    { query: 'oʻlchash', category: 'optika', type: '3D', schoolClass: '7-sinf' },
  ],
  ['?utm_source=telegram&turi=', filters],
  ['?q=%E0%A4%A', { ...filters, query: '\uFFFD%A' }],
])('parses %j', (search, expected) => {
  expect(readFilters({ slug: '', search })).toEqual(expected);
});

test('the slug of the path overrides the query string', () => {
  expect(readFilters({ slug: 'optika', search: '?kategoriya=mexanika' }).category).toBe('optika');
});

test('no filters remove all parameters', () => {
  expect(writeFilters(filters, { ...plain, search: '?q=a&kategoriya=b&turi=c&sinf=d' })).toEqual({
    pathname: '/simulation',
    search: '',
  });
});

test('other parameters stay', () => {
  const { search } = writeFilters(
    { ...filters, query: 'a' },
    { ...plain, search: '?utm_source=telegram&q=b' },
  );
  expect(search).toBe('?utm_source=telegram&q=a');
});

test('the path with a slug stays while the slug is the category', () => {
  expect(writeFilters({ ...filters, query: 'linza', category: 'optika' }, ofOptics)).toEqual({
    pathname: '/simulation/optika',
    search: '?q=linza',
  });
});

test.each([
  ['mexanika', '?kategoriya=mexanika'],
  ['', ''],
])('another category (%j) leaves the path with a slug', (category, search) => {
  expect(writeFilters({ ...filters, category }, ofOptics)).toEqual({ pathname: '/simulation', search });
});

test('writing and reading filters is lossless', () => {
  const text = fc.string({ unit: 'grapheme' });
  const location = fc.constantFrom(plain, ofOptics, {
    ...plain,
    search: '?q=x&kategoriya=y&turi=z&sinf=s&v=1',
  });
  fc.assert(
    fc.property(
      fc.record({ query: text, category: text, type: text, schoolClass: text }),
      location,
      (filters, from) => {
        const { pathname, search } = writeFilters(filters, from);
        const slug = pathname === '/simulation/optika' ? 'optika' : '';
        expect(readFilters({ slug, search })).toEqual(filters);
      },
    ),
  );
});
