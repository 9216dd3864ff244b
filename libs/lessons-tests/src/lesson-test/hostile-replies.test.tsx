import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { answerAll, openQuiz, testQuiz } from '../test-quiz-open.js';
import { LESSON, resultOf } from '../test-quiz-server.js';

const { network, server } = testQuiz();

/** Replies tried; together with those of other libraries they are the thousand of the whole site. */
const REPLIES = 120;
const nothing = Symbol('missing');

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    nothing,
    null,
    '',
    'NaN',
    -1,
    0,
    1.5,
    1e308,
    true,
    [],
    {},
    [[]],
    'x'.repeat(100_000),
  ),
  fc.jsonValue(),
);

/** All places of a value, as paths. */
const places = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...places(part, [...path, key])])
    : [];

/** A copy with other things at some places. */
const mutate = (value: unknown, changes: readonly (readonly [place: number, thing: unknown])[]): unknown => {
  const copy = structuredClone(value) as Record<string, unknown>;
  for (const [place, thing] of changes) {
    const all = places(copy);
    const path = all[place % Math.max(1, all.length)] ?? [];
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], copy) as Record<
      string,
      unknown
    >;
    const key = path.at(-1);
    if (key === undefined || typeof holder !== 'object') continue;
    if (thing === nothing) Reflect.deleteProperty(holder, key);
    else if (Array.isArray(holder) && thing === null)
      holder.push(holder[Number(key)]); // The same id twice.
    else Reflect.set(holder, key, thing);
  }
  return copy;
};

const changes = fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 });

/** Nothing is under way any more, and something is said. */
const settles = async () => {
  await waitFor(() => expect(screen.queryByText(/yuklanmoqda…|Tekshirilmoqda…/)).toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const text = screen.getByRole('main').textContent;
  expect(text.length).toBeGreaterThan(60);
  expect(text).not.toMatch(/NaN|undefined|\[object|null/);
};

const shown = fc.asyncProperty(
  fc.constantFrom('auth-me', 'result', 'submit'),
  changes,
  async (which, mutations) => {
    localStorage.clear();
    server().signIn('dilnoza');
    const { questions } = server();
    const result = resultOf(questions, { 10: 1, 11: 2, 12: 1 });
    const bodies = {
      'auth-me': { username: 'dilnoza', email: 'd@maktab.uz' },
      result,
      submit: result,
    };
    const body = mutate(bodies[which], mutations);
    const reply = () => HttpResponse.json(body as never);
    network.resetHandlers(...server().handlers);
    if (which === 'auth-me') network.use(http.get('*/api/auth-me/', reply));
    if (which === 'result') network.use(http.get('*/api/lesson-test-result/7/', reply));
    if (which === 'submit') network.use(http.post('*/api/submit-test/', reply));

    openQuiz();
    if (which === 'submit') {
      await screen.findAllByRole('radio');
      answerAll(1);
      fireEvent.click(screen.getByRole('button', { name: 'Javoblarni topshirish' }));
    } else await screen.findByRole('main');
    await settles();
    const practise = screen.queryByRole('button', { name: 'Mashq qilish' });
    if (practise) {
      fireEvent.click(practise);
      answerAll(4);
      await settles();
    }
    cleanup();
  },
);

test(`${REPLIES} mutated replies: never blank, never a wrong number, never a rejection`, async () => {
  await fc.assert(shown, { numRuns: REPLIES, endOnFailure: true, seed: 20261121 });
}, 300_000);

test('any content of the storage: the form or the result is there, and works', async () => {
  const KEY = `testDraft-lesson-${LESSON}:dilnoza`;
  const entries = fc.record({
    answers: fc.dictionary(
      fc.constantFrom('10', '11', '12', '__proto__', 'x'),
      fc.oneof(fc.tuple(fc.integer(), fc.string()), fc.jsonValue()),
    ),
    queued: fc.oneof(fc.boolean(), fc.jsonValue()),
    refusal: fc.oneof(fc.string(), fc.jsonValue()),
  });
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    entries.map((entry) => JSON.stringify(entry)),
  );
  await fc.assert(
    fc.asyncProperty(stored, fc.string(), async (draft, flag) => {
      localStorage.clear();
      localStorage.setItem(KEY, draft);
      localStorage.setItem('testCompleted-lesson-7', 'true');
      localStorage.setItem('testPercentage-lesson-7', flag);
      server().results.clear();
      server().signIn('dilnoza');
      openQuiz();
      await screen.findByRole('main');
      await waitFor(() => expect(screen.queryAllByRole('radio', { hidden: true })).toHaveLength(12));
      await waitFor(() => expect(screen.queryByText('Navbatda')).toBeNull());
      act(() => answerAll(1));
      fireEvent.click(screen.getByRole('button', { name: 'Javoblarni topshirish' }));
      await screen.findByText("3 to'g'ri javob 3 ta savoldan");
      cleanup();
    }),
    { numRuns: 40, endOnFailure: true, seed: 20261121 },
  );
}, 300_000);
