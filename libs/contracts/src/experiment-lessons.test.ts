import { endpoints } from './index.js';

const { normalize, params, response } = endpoints.experimentLessons;

const state = { state: 'om-qonuni', stateTitle: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' };
const investigation = {
  slug: 'nomalum-rezistor',
  title: 'Nomaʼlum rezistor qarshiligi',
  link: '/tajriba/zanjir?tadqiqot=nomalum-rezistor',
};
const lesson = {
  id: 5,
  lesson: 'Elektr toki',
  className: '8-sinf',
  chapter: 'Elektr hodisalari',
  link: '/learn?topic=5',
  states: [state],
  investigations: [investigation],
};
const read = (body: unknown) => response.safeParse(normalize?.(body)).data;

test('a response of our server stays as it is', () => {
  expect(read([lesson])).toEqual([lesson]);
  expect(read([])).toEqual([]);
});

test('a page of a list, missing parts and numbers as texts of other back ends are read', () => {
  const { states: _, investigations: __, ...bare } = lesson;
  expect(read({ results: [{ ...bare, lesson: 7, chapter: null }] })).toEqual([
    { ...bare, lesson: '7', chapter: undefined, states: [], investigations: [] },
  ]);
});

test('lessons, states and investigations without a required field are omitted', () => {
  const broken = {
    ...lesson,
    states: [state, { ...state, link: null }, 'lampa'],
    investigations: [{ slug: 'x' }, investigation, null],
  };
  expect(read([{ id: 6, lesson: 'Kuch' }, null, 'Kuch', broken])).toEqual([lesson]);
});

test('a response that is no list is invalid', () => {
  expect(read({ detail: 'Topilmadi' })).toBeUndefined();
  expect(read('<!doctype html>')).toBeUndefined();
});

test('the slug of an experiment is in kebab-case and at most 80 letters long', () => {
  const isValid = (slug: string) => params && !('issues' in params['~standard'].validate({ slug }));
  expect(['zanjir', 'ideal-gaz', '2', 'a'.repeat(80)].every(isValid)).toBe(true);
  expect(['', '.', '..', 'Zanjir', 'a--b', 'a b', 'a/b', 'a\n', 'a'.repeat(81)].some(isValid)).toBe(false);
});

test.each([
  ['investigation', investigation, 'nomalum-rezistor'],
  ['picture', { src: '/media/zanjir.svg', width: 544, height: 435 }, { src: '/media/zanjir.svg' }],
])('an experiment of a lesson keeps its other fields when its %s is unreadable', (field, value, broken) => {
  const experiment = { slug: 'zanjir', title: 'Zanjir', note: 'Yoqing.', ...state };
  const readExperiments = (given: unknown) => {
    const lessons = [{ id: 1, lesson: 'Tok', experiments: [{ ...experiment, [field]: given }] }];
    const body = endpoints.classes.normalize?.([{ id: 1, name: '8-sinf', lessons }]);
    return endpoints.classes.response.parse(body)[0]?.lessons[0]?.experiments;
  };
  expect(readExperiments(value)).toEqual([{ ...experiment, [field]: value }]);
  expect(readExperiments(broken)).toEqual([{ ...experiment, [field]: undefined }]);
});
