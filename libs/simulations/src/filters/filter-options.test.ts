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
  classes: [],
});

const optics = category(2, 'Optika', 'optika');
const mechanics = category(1, 'Mexanika', 'mexanika');
const optionsOf = (...simulations: Simulation[]) => filterOptions(simulations, 'Hammasi');
const options = optionsOf(
  simulation(1, '3D', optics),
  simulation(2, null, mechanics, optics),
  simulation(3, 'Laboratoriya'),
  simulation(4, '3D', mechanics),
);

test('both lists start with Hammasi, then each name once in the order of the catalogue', () => {
  expect(options.category).toEqual([
    { value: '', label: 'Hammasi' },
    { value: 'optika', label: 'Optika' },
    { value: 'mexanika', label: 'Mexanika' },
  ]);
  expect(options.type).toEqual([
    { value: '', label: 'Hammasi' },
    { value: '3D', label: '3D' },
    { value: 'Laboratoriya', label: 'Laboratoriya' },
  ]);
});

test('classes are ordered by their number', () => {
  const ofClasses = (...numbers: number[]) => ({
    ...simulation(1, null),
    classes: numbers.map((number) => ({ slug: `${number}-sinf`, name: `${number}-sinf` })),
  });
  const { schoolClass } = optionsOf(ofClasses(10, 9), ofClasses(7), ofClasses(11, 9));
  expect(schoolClass.map(({ value }) => value)).toEqual(['', '7-sinf', '9-sinf', '10-sinf', '11-sinf']);
});

test('an empty catalogue has only Hammasi', () => {
  const all = [{ value: '', label: 'Hammasi' }];
  expect(optionsOf()).toEqual({ category: all, type: all, schoolClass: all });
});

test.each([
  [
    { query: 'q', category: 'optika', type: '3D', schoolClass: '' },
    { query: 'q', category: 'optika', type: '3D', schoolClass: '' },
  ],
  [
    { query: 'q', category: 'alkimyo', type: '3D', schoolClass: '' },
    { query: 'q', category: '', type: '3D', schoolClass: '' },
  ],
  [
    { query: 'q', category: 'optika', type: '4D', schoolClass: '' },
    { query: 'q', category: 'optika', type: '', schoolClass: '' },
  ],
  [
    { query: '', category: '', type: '', schoolClass: '12-sinf' },
    { query: '', category: '', type: '', schoolClass: '' },
  ],
  [
    { query: '', category: 'Optika', type: '', schoolClass: '' },
    { query: '', category: '', type: '', schoolClass: '' },
  ],
])('unknown values become "all": %j', (requested, valid) => {
  expect(validFilters(requested, options)).toEqual(valid);
});
