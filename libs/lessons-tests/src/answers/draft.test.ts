import * as fc from 'fast-check';
import type { Question } from '@zarra/api-client';
import {
  answersOf,
  answersTo,
  emptyDraft,
  handedIn,
  outdatedCount,
  parseDraft,
  withAnswer,
  writeDraft,
} from './draft.js';

const question = (id: number, text = `Savol ${id}`): Question => ({
  id,
  text,
  options: ['bir', 'ikki', 'uch', 'toʻrt'],
  correctOption: null,
});
const asked = [question(1), question(2), question(3)];
const answered = asked.reduce((draft, each) => withAnswer(draft, each, each.id), emptyDraft);

test('what is written is read again', () => {
  const draft = { ...handedIn(answered, asked), attempts: 2, notBefore: 5 };
  expect(parseDraft(writeDraft(draft))).toEqual(draft);
  expect(answersOf(draft)).toEqual({ 1: 1, 2: 2, 3: 3 });
});

test.each([
  ['its text', { ...question(2), text: 'Boshqa savol' }],
  ['an option', { ...question(2), options: ['bir', 'ikki', 'uch', 'besh'] as const }],
  ['the order of its options', { ...question(2), options: ['ikki', 'bir', 'uch', 'toʻrt'] as const }],
])('after an edit of %s, that question only is to be answered again', (_, edited) => {
  const now = [question(1), edited, question(3)];
  expect(answersTo(answered, now)).toEqual({ 1: 1, 3: 3 });
  expect(outdatedCount(answered, now)).toBe(1);
  expect(answersOf(withAnswer(answered, edited, 4))).toEqual({ 1: 1, 2: 4, 3: 3 });
});

test('a question that is no more is not handed in; one that was moved keeps its answer', () => {
  expect(answersOf(handedIn(answered, [question(3), question(1)]))).toEqual({ 1: 1, 3: 3 });
});

test('a choice ends what the server said about the last one', () => {
  const refused = { ...answered, refusal: 'Yoʻq.' };
  expect(withAnswer(refused, question(1), 2).refusal).toBe('');
});

test.each([
  ['one of several answers', '{"answers":{"1":[2,"a"],"2":[9,"a"],"3":"x","4":[1]}}', { 1: 2 }],
  ['the flag', '{"answers":{"1":[2,"a"]},"queued":"ha","attempts":-1,"notBefore":null}', { 1: 2 }],
  ['the prototype', '{"answers":{"__proto__":[1,"a"],"1":[2,"a"],"constructor":[1,"a"]}}', { 1: 2 }],
])('spoilt %s: the rest is used', (_, text, expected) => {
  const draft = parseDraft(text)!;
  expect(answersOf(draft)).toEqual(expected);
  expect(draft).toMatchObject({ queued: false, attempts: 0, notBefore: 0, refusal: '' });
  expect(Object.getPrototypeOf(draft.answers)).toBe(Object.prototype);
});

test.each(['', '{', 'null', '7', '"a"', '[]', '[[1]]'])('%j is no draft', (text) => {
  expect(parseDraft(text)).toBeNull();
});

test('nothing to send is not queued', () => {
  expect(parseDraft('{"answers":{},"queued":true}')).toMatchObject({ queued: false });
});

test('a huge entry is read within bounds', () => {
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, id) => [id, [1, 'a']]));
  expect(Object.keys(parseDraft(JSON.stringify({ answers: many }))!.answers)).toHaveLength(1000);
});

test('any text, and any JSON of our shape, is read without a fault into something that can be written', () => {
  const json = fc.record(
    {
      answers: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()),
      queued: fc.anything(),
      attempts: fc.anything(),
      notBefore: fc.anything(),
      refusal: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    json.map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '{'; // What JSON does not know, such as big integers.
      }
    }),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const draft = parseDraft(stored);
      if (!draft) return;
      expect(parseDraft(writeDraft(draft))).toEqual(draft);
      for (const option of Object.values(answersOf(draft))) expect([1, 2, 3, 4]).toContain(option);
    }),
    { numRuns: 2000 },
  );
});
