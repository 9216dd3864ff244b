import * as fc from 'fast-check';
import type { Question } from '@zarra/api-client/classroom';
import {
  countOutdated,
  currentAnswers,
  emptyDraft,
  parseDraft,
  queueDraft,
  toAnswers,
  withAnswer,
} from './draft.js';

const question = (id: number, text = `Savol ${id}`): Question => ({
  id,
  text,
  options: ['bir', 'ikki', 'uch', 'toʻrt'],
  correctOption: null,
  see: null,
  figure: null,
  optionFigures: null,
});
const questions = [question(1), question(2), question(3)];
const answered = questions.reduce((draft, each) => withAnswer(draft, each, Number(each.id)), emptyDraft);

test('a serialized draft is parsed to an equal draft', () => {
  const draft = {
    ...queueDraft(answered, questions),
    accepted: true,
    attempts: 2,
    reason: 'result' as const,
    text: 'Band.',
    notBefore: 5,
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  expect(toAnswers(draft)).toEqual({ 1: 1, 2: 2, 3: 3 });
});

test.each([
  ['its text', { ...question(2), text: 'Boshqa savol' }],
  ['an option', { ...question(2), options: ['bir', 'ikki', 'uch', 'besh'] as const }],
  ['the order of its options', { ...question(2), options: ['ikki', 'bir', 'uch', 'toʻrt'] as const }],
])('an edit of %s invalidates only the answer to that question', (_, edited) => {
  const current = [question(1), edited, question(3)];
  expect(currentAnswers(answered, current)).toEqual({ 1: 1, 3: 3 });
  expect(countOutdated(answered, current)).toBe(1);
  expect(toAnswers(withAnswer(answered, edited, 4))).toEqual({ 1: 1, 2: 4, 3: 3 });
});

test('a submission omits a removed question and keeps the answer to a moved one', () => {
  expect(toAnswers(queueDraft(answered, [question(3), question(1)]))).toEqual({ 1: 1, 3: 3 });
});

test('a draft of an earlier release is read', () => {
  const text = '{"answers":{"1":[2,"a"]},"queued":true,"attempts":2,"notBefore":5,"refusal":""}';
  expect(parseDraft(text)).toEqual({
    ...emptyDraft,
    answers: { 1: [2, 'a'] },
    queued: true,
    attempts: 2,
    notBefore: 5,
  });
});

test('the rejection of a draft of an earlier release is read', () => {
  const text = '{"answers":{"1":[2,"a"]},"queued":false,"attempts":0,"notBefore":0,"refusal":"Yoʻq."}';
  const draft = parseDraft(text)!;
  expect(draft.rejection).toBe('Yoʻq.');
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  ['{"answers":{"1":[2,"a"]},"accepted":true,"reason":"server","text":"Band."}'],
  ['{"answers":{},"queued":true,"accepted":true,"reason":"server","text":"Band."}'],
])('a draft that is not queued is neither accepted nor waiting: %s', (text) => {
  expect(parseDraft(text)).toMatchObject({ accepted: false, reason: 'pending', text: '' });
});

test('another answer clears a rejection', () => {
  const rejected = { ...answered, rejection: 'Yoʻq.' };
  expect(withAnswer(rejected, question(1), 2).rejection).toBe('');
});

test.each([
  ['some answers', '{"answers":{"1":[2,"a"],"2":[9,"a"],"3":"x","4":[1]}}', { 1: 2 }],
  ['the other fields', '{"answers":{"1":[2,"a"]},"queued":"ha","attempts":-1,"notBefore":null}', { 1: 2 }],
  ['the prototype', '{"answers":{"__proto__":[1,"a"],"1":[2,"a"],"constructor":[1,"a"]}}', { 1: 2 }],
])('invalid data in %s is dropped, the rest is used', (_, text, expected) => {
  const draft = parseDraft(text)!;
  expect(toAnswers(draft)).toEqual(expected);
  expect(draft).toMatchObject({ queued: false, attempts: 0, notBefore: 0, rejection: '' });
  expect(Object.getPrototypeOf(draft.answers)).toBe(Object.prototype);
});

test.each(['', '{', 'null', '7', '"a"', '[]', '[[1]]'])('%j is not a draft', (text) => {
  expect(parseDraft(text)).toBeNull();
});

test('a draft without answers is not queued', () => {
  expect(parseDraft('{"answers":{},"queued":true}')).toMatchObject({ queued: false });
});

test('the number of answers is limited', () => {
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, id) => [id, [1, 'a']]));
  expect(Object.keys(parseDraft(JSON.stringify({ answers: many }))!.answers)).toHaveLength(1000);
});

test('any text and any JSON of our shape is parsed without an error to a draft that can be serialized', () => {
  const json = fc.record(
    {
      answers: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()),
      queued: fc.anything(),
      attempts: fc.anything(),
      notBefore: fc.anything(),
      refusal: fc.anything(),
      rejection: fc.anything(),
      accepted: fc.anything(),
      reason: fc.anything(),
      text: fc.anything(),
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
        return '{'; // A value that JSON cannot represent, such as a big integer.
      }
    }),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const draft = parseDraft(stored);
      if (!draft) return;
      expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
      for (const option of Object.values(toAnswers(draft))) expect([1, 2, 3, 4]).toContain(option);
    }),
    { numRuns: 2000 },
  );
});
