import './test-browser.js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { classes } from './test-lessons.js';
import { mutate, mutations, repliesTried } from './test-mutations.js';
import { openLessons, testNetwork } from './test-open.js';

const network = testNetwork();
const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);
beforeAll(() => process.on('unhandledRejection', note));
afterAll(() => process.off('unhandledRejection', note));

const REPLIES = repliesTried(80);

test(`${REPLIES} mutated replies for the classes: a lesson, or what is missing in words; never a blank page`, async () => {
  const shows = fc.asyncProperty(
    mutations,
    fc.constantFrom('', '?topic=12', '?topic=23'),
    async (changes, topic) => {
      const body = mutate(classes, changes);
      network.use(http.get('*/api/classes/', () => HttpResponse.json(body as never)));
      openLessons({ address: `/learn${topic}` });
      await waitFor(() => expect(screen.queryByText('Yuklanmoqda...')).toBeNull());
      const said = screen.queryByText(/^(Mavzu tanlanmagan\.|Serverdan tushunarsiz javob keldi)/);
      expect(said ?? (await screen.findByRole('heading', { level: 1, name: /Darsligi$/ }))).toBeVisible();
      cleanup();
    },
  );
  await fc.assert(shows, { numRuns: REPLIES, endOnFailure: true, seed: 20261121 });
  expect(rejections).toEqual([]);
}, 900_000);
