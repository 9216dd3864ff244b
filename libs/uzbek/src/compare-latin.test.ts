import { APOSTROPHES } from './letters.js';
import { compareLatin } from './compare-latin.js';

const sorted = (...words: string[]) => [...words].reverse().sort(compareLatin);

const ALPHABET = 'a b d e f g h i j k l m n o p q r s t u v x y z oʻ gʻ sh ch ng'.split(' ');

test('the order of the alphabet', () => {
  expect(sorted(...ALPHABET)).toEqual(ALPHABET);
  const capitals = ALPHABET.map((letter) => letter.toUpperCase());
  expect(sorted(...capitals)).toEqual(capitals);
});

test.each(Array.from(APOSTROPHES))('oʻ and gʻ come after z with %s', (mark) => {
  const words = ['olam', 'zarra', `o${mark}lchov`, `g${mark}oya`, 'shar'];
  expect(sorted(...words)).toEqual(words);
});

test('digraphs are letters in any position, sʼh is two letters', () => {
  expect(sorted('bosim', 'boz', 'bosh', 'boch')).toEqual(['bosim', 'boz', 'bosh', 'boch']);
  expect(sorted('ton', 'toz', 'tong')).toEqual(['ton', 'toz', 'tong']);
  expect(sorted('Asfalt', "As'hob", 'Asos', 'Ashur')).toEqual(['Asfalt', "As'hob", 'Asos', 'Ashur']);
});

test('letters of the 2026 alphabet sort like their digraphs', () => {
  expect(sorted('sim', 'zar', 'ösim', 'ğoz', 'şar', 'çel')).toEqual([
    'sim',
    'zar',
    'ösim',
    'ğoz',
    'şar',
    'çel',
  ]);
});

test('Cyrillic is compared through its Latin form', () => {
  expect(sorted('бош', 'daryo', 'ер', 'ўлчов', 'gʻoya', 'шар', 'чўл')).toEqual([
    'бош',
    'daryo',
    'ер',
    'ўлчов',
    'gʻoya',
    'шар',
    'чўл',
  ]);
  expect(sorted('sirk', 'цирк', 'sirt')).toEqual(['sirk', 'цирк', 'sirt']);
});

test('case decides only between equal words, small letter first', () => {
  expect(sorted('ish', 'Ish', 'ISH', 'ishqalanish')).toEqual(['ish', 'Ish', 'ISH', 'ishqalanish']);
  expect(sorted('Atom', 'blok', 'Bosim')).toEqual(['Atom', 'blok', 'Bosim']);
});

test('the tutuq belgisi decides only between equal words', () => {
  expect(sorted('sana', 'sanat', 'sanʼat', 'sanoq')).toEqual(['sana', 'sanat', 'sanʼat', 'sanoq']);
});

test('spaces before digits before letters before other scripts', () => {
  expect(sorted('a', 'a b', 'a1', 'ab', 'aω')).toEqual(['a', 'a b', 'a1', 'ab', 'aω']);
});

test('zero only for identical strings', () => {
  expect(compareLatin('oʻt', 'oʻt')).toBe(0);
  for (const other of ["o't", 'ўт', 'OʻT', 'oʻt ', 'ot']) expect(compareLatin('oʻt', other)).not.toBe(0);
});
