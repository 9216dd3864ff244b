import type { Category, Simulation } from '@zarra/api-client/catalogue';
import { filterOptions, validFilters } from './filter-options.js';

const category = (id: number, name: string, slug: string): Category => ({ id, name, slug });
const simulation = (id: number, typeName: string | null, ...categories: Category[]): Simulation => ({
  id,
  title: `${id}`,
  description: '',
  image: null,
  link: null,
  typeName,
  categories,
});

const optics = category(2, 'Optika', 'optika');
const mechanics = category(1, 'Mexanika', 'mexanika');
const options = filterOptions([
  simulation(1, '3D', optics),
  simulation(2, null, mechanics, optics),
  simulation(3, 'Laboratoriya'),
  simulation(4, '3D', mechanics),
]);

test('both lists start with Hammasi, then each name once in the order of the catalogue', () => {
  expect(options.categories).toEqual([
    { value: '', label: 'Hammasi' },
    { value: 'optika', label: 'Optika' },
    { value: 'mexanika', label: 'Mexanika' },
  ]);
  expect(options.types).toEqual([
    { value: '', label: 'Hammasi' },
    { value: '3D', label: '3D' },
    { value: 'Laboratoriya', label: 'Laboratoriya' },
  ]);
});

test('an empty catalogue has only Hammasi', () => {
  const { categories, types } = filterOptions([]);
  expect([categories, types]).toEqual([[{ value: '', label: 'Hammasi' }], [{ value: '', label: 'Hammasi' }]]);
});

test.each([
  [
    { query: 'q', category: 'optika', type: '3D' },
    { query: 'q', category: 'optika', type: '3D' },
  ],
  [
    { query: 'q', category: 'alkimyo', type: '3D' },
    { query: 'q', category: '', type: '3D' },
  ],
  [
    { query: 'q', category: 'optika', type: '4D' },
    { query: 'q', category: 'optika', type: '' },
  ],
  [
    { query: '', category: 'Optika', type: '' },
    { query: '', category: '', type: '' },
  ],
])('unknown values become "all": %j', (requested, valid) => {
  expect(validFilters(requested, options)).toEqual(valid);
});
