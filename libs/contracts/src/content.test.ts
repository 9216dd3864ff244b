import { contentContact, contentLists, contentSimulation } from './content.js';
import { contentLesson, contentQuestion } from './lesson-content.js';

const question = {
  key: 'tezlik-birligi',
  question: 'Tezlikning SI birligi qaysi?',
  options: ['m/s', 'm', 's', 'kg'],
  correct: 1,
  explanation: 'Tezlik — yoʻlning vaqtga nisbati.',
};
const simulation = {
  order: 10,
  title: 'Matematik mayatnik',
  description: 'Tebranish davrini oʻlchang.',
  image: 'simulations/mayatnik.svg',
  link: '/tajriba/mayatnik',
  type: 'tajriba',
  categories: ['mexanika'],
};
const lesson = { order: 1, title: 'Tezlik', video: 'https://cdn.zarra.uz/tezlik.mp4', questions: [question] };
const contact = {
  phone: '+998 71 200 30 40',
  email: 'aloqa@zarra.uz',
  address: 'Toshkent',
  socials: [{ name: 'Telegram', url: 'https://t.me/zarra_uz', icon: 'socials/telegram.svg' }],
};

test('valid content is accepted unchanged', () => {
  expect(contentSimulation.parse(simulation)).toEqual(simulation);
  expect(contentLesson.parse(lesson)).toEqual(lesson);
  expect(contentLists.contact.parse([contact])).toEqual([contact]);
  expect(contentLists.categories.parse([{ slug: 'mexanika', name: 'Mexanika' }])).toHaveLength(1);
});

describe('slugs', () => {
  const accepts = (slug: string) => contentLists.classes.safeParse([{ slug, name: 'Sinf' }]).success;

  test.each(['7-sinf', 'a', '7', 'elektr-va-magnetizm'])('%j is accepted', (slug) => {
    expect(accepts(slug)).toBe(true);
  });

  test.each([
    '',
    ' a',
    'A',
    'a_b',
    'a--b',
    '-a',
    'a-',
    'a b',
    'oʻlchov',
    "o'lchov",
    'a/b',
    '../a',
    'a.b',
    'a\n',
    'x'.repeat(81),
  ])('%j is rejected', (slug) => {
    expect(accepts(slug)).toBe(false);
    expect(contentQuestion.safeParse({ ...question, key: slug }).success).toBe(false);
    expect(contentSimulation.safeParse({ ...simulation, categories: [slug] }).success).toBe(false);
  });
});

describe('addresses', () => {
  const accepts = (link: string) => contentSimulation.safeParse({ ...simulation, link }).success;

  test.each(['https://phet.colorado.edu/x?y=1#z', 'http://zarra.uz', '/', '/tajriba/mayatnik'])(
    '%j is accepted',
    (link) => {
      expect(accepts(link)).toBe(true);
    },
  );

  test.each([
    '',
    'tajriba/mayatnik',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://zarra.uz',
    'https://',
    'https://a b',
    'https://a"b',
    'https://a<b',
    '/a\n',
    ' /a',
    `/${'a'.repeat(2000)}`,
  ])('%j is rejected', (link) => {
    expect(accepts(link)).toBe(false);
    expect(contentLesson.safeParse({ ...lesson, video: link }).success).toBe(false);
    expect(
      contentContact.safeParse({ ...contact, socials: [{ ...contact.socials[0], url: link }] }).success,
    ).toBe(false);
  });
});

describe('images', () => {
  test.each([
    'x.svg',
    '/a/x.svg',
    '../a/x.svg',
    'a/b/x.svg',
    'a/X.svg',
    'a/x.gif',
    'a/x.svg.html',
    'a/x',
    'https://a/x.svg',
  ])('%j is rejected', (image) => {
    expect(contentSimulation.safeParse({ ...simulation, image }).success).toBe(false);
  });
});

describe('lines and numbers', () => {
  test.each(['', ' ', ' Tezlik', 'Tezlik ', 'Tez\nlik', 'x'.repeat(301)])(
    'the title %j is rejected',
    (title) => {
      expect(contentSimulation.safeParse({ ...simulation, title }).success).toBe(false);
    },
  );

  test.each([-1, 1.5, 100_001, '1'])('the position %j is rejected', (order) => {
    expect(contentLesson.safeParse({ ...lesson, order }).success).toBe(false);
  });

  test.each([
    ['three options', { options: ['a', 'b', 'c'] }],
    ['five options', { options: ['a', 'b', 'c', 'd', 'e'] }],
    ['an empty option', { options: ['a', 'b', 'c', ''] }],
    ['a correct option outside 1–4', { correct: 5 }],
    ['no explanation', { explanation: undefined }],
    ['an unknown field', { hint: 'x' }],
  ])('a question with %s is rejected', (_, part) => {
    expect(contentQuestion.safeParse({ ...question, ...part }).success).toBe(false);
  });

  test('a simulation without a category is rejected', () => {
    expect(contentSimulation.safeParse({ ...simulation, categories: [] }).success).toBe(false);
  });
});
