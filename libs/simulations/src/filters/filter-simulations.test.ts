import type { Simulation } from '@zarra/api-client/catalogue';
import { filterSimulations } from './filter-simulations.js';
import { noFilters } from './filters.js';

const mechanics = { id: 1, name: 'Mexanika', slug: 'mexanika' };
const electricity = { id: 2, name: 'Elektr va magnetizm', slug: 'elektr' };
const quantum = { id: 3, name: 'Kvant fizikasi', slug: 'kvant' };

const [seventh, tenth] = ['7-sinf', '10-sinf'].map((name) => ({ name, slug: name }));

const simulation = (id: number, parts: Partial<Simulation>): Simulation => ({
  id,
  title: '',
  description: '',
  image: null,
  link: null,
  typeName: null,
  categories: [],
  classes: [],
  ...parts,
});

const all = [
  simulation(1, {
    title: 'Matematik mayatnik',
    description: 'Tebranish davrini oʻlchang.',
    typeName: 'Tajriba',
    categories: [mechanics],
    classes: [seventh!, tenth!],
  }),
  simulation(2, {
    title: 'Oʻtkazgichning qarshiligi',
    description: 'Kuchlanish va tok kuchi',
    typeName: 'Laboratoriya',
    categories: [electricity],
  }),
  simulation(3, { title: 'Tunnel effekti', categories: [quantum, mechanics], classes: [tenth!] }),
  simulation(4, { title: 'Generator', typeName: 'Laboratoriya', categories: [mechanics, electricity] }),
];

const idsOf = (filters: Partial<typeof noFilters>) =>
  filterSimulations(all, { ...noFilters, ...filters }).map(({ id }) => id);

test('no filters return all simulations, in the order of the server', () => {
  expect(idsOf({})).toEqual([1, 2, 3, 4]);
});

test.each([
  ['a word of the title', 'mayatnik', [1]],
  ['of the description', 'kuchlanish', [2]],
  ['of a category', 'kvant', [3]],
  ['of a second category', 'mexanika', [1, 3, 4]],
  ['of the type', 'laboratoriya', [2, 4]],
  ['the beginning of a word', 'tebr', [1]],
  ['words of different fields, in any order', 'davrini mexanika matematik', [1]],
  ['one of two words without a match', 'mayatnik linza', []],
  ['capitals', 'TUNNEL', [3]],
  ['space around and between', '  tunnel   effekti ', [3]],
  ['only space', '   ', [1, 2, 3, 4]],
  ['Cyrillic', 'маятник', [1]],
  ['Cyrillic with a letter of its own', 'ўтказгич', [2]],
  ['characters of a pattern', '.*', [1, 2, 3, 4]],
])('the query finds %s', (_, query, ids) => {
  expect(idsOf({ query })).toEqual(ids);
});

test.each(['oʻtkazgich', 'oʼtkazgich', "o'tkazgich", 'o‘tkazgich', 'o’tkazgich', 'o`tkazgich', 'otkazgich'])(
  'the apostrophe of %s does not matter',
  (query) => expect(idsOf({ query })).toEqual([2]),
);

test('a category matches at any position in the list of a simulation', () => {
  expect(idsOf({ category: 'mexanika' })).toEqual([1, 3, 4]);
  expect(idsOf({ category: 'elektr' })).toEqual([2, 4]);
});

test('a type excludes simulations without one', () => {
  expect(idsOf({ type: 'Laboratoriya' })).toEqual([2, 4]);
});

test('a class matches at any position in the list of a simulation', () => {
  expect(idsOf({ schoolClass: '10-sinf' })).toEqual([1, 3]);
  expect(idsOf({ schoolClass: '7-sinf' })).toEqual([1]);
});

test('filters combine with AND', () => {
  expect(idsOf({ category: 'elektr', type: 'Laboratoriya' })).toEqual([2, 4]);
  expect(idsOf({ category: 'elektr', type: 'Laboratoriya', query: 'generator' })).toEqual([4]);
  expect(idsOf({ category: 'kvant', type: 'Laboratoriya' })).toEqual([]);
  expect(idsOf({ category: 'kvant', schoolClass: '10-sinf' })).toEqual([3]);
});
