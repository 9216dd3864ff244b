import { readLessons } from './read-lessons.js';

const body = {
  id: 5,
  lesson: 'Elektr toki',
  className: '8-sinf',
  chapter: 'Elektr hodisalari',
  link: '/learn?topic=5',
  states: [{ state: 'om-qonuni', stateTitle: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' }],
  investigations: [{ slug: 'x', title: 'Nomaʼlum rezistor', link: '/tajriba/zanjir?tadqiqot=x' }],
};
const lesson = {
  title: 'Elektr toki',
  className: '8-sinf',
  chapter: 'Elektr hodisalari',
  link: '/learn?topic=5',
  states: [{ title: 'Om qonuni', link: '/tajriba/zanjir?holat=AQI' }],
  investigations: [{ title: 'Nomaʼlum rezistor', link: '/tajriba/zanjir?tadqiqot=x' }],
};

test('the lessons of our server are read', () => {
  expect(readLessons([body])).toEqual([lesson]);
  expect(readLessons([])).toEqual([]);
});

test('a lesson may have no chapter, states and investigations', () => {
  const { lesson: title, className, link } = body;
  const bare = { ...lesson, chapter: null, states: [], investigations: [] };
  expect(readLessons([{ lesson: title, className, link }])).toEqual([bare]);
  expect(readLessons([{ ...body, chapter: ' ', states: 'om-qonuni', investigations: [null, {}] }])).toEqual([
    bare,
  ]);
});

test.each([
  ['no title', { lesson: ' ' }],
  ['no class', { className: 7 }],
  ['no link', { link: undefined }],
  ['a link that runs code', { link: 'javascript:alert(1)' }],
  ['a link to another host', { link: '//evil.example' }],
  ['a link to another host with a backslash', { link: '/\\evil.example' }],
])('a lesson with %s is omitted', (_, change) => {
  expect(readLessons([{ ...body, ...change }, body])).toEqual([lesson]);
});

test('a state or an investigation with such a link is omitted', () => {
  const evil = { stateTitle: 'Om', title: 'Om', link: 'javascript:alert(1)' };
  expect(readLessons([{ ...body, states: [evil], investigations: [evil, ...body.investigations] }])).toEqual([
    { ...lesson, states: [] },
  ]);
});

test.each([undefined, null, 'Topilmadi', { detail: 'Topilmadi' }, [null, 7, 'zanjir']])(
  '%j has no lessons',
  (response) => {
    expect(readLessons(response)).toEqual([]);
  },
);
