import './testing/jsdom-stubs.js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { classes } from './testing/lesson-fixtures.js';
import { mutate, mutations, runCount } from './testing/mutate-json.js';
import { renderLessons, setupNetwork } from './testing/render-lessons.js';

const network = setupNetwork();
const rejections: unknown[] = [];
const recordRejection = (reason: unknown) => rejections.push(reason);
beforeAll(() => process.on('unhandledRejection', recordRejection));
afterAll(() => process.off('unhandledRejection', recordRejection));

const RUNS = runCount(14);

test(`${RUNS} mutated responses for the classes: the screen shows a lesson or a message, never a blank page`, async () => {
  const showsContent = fc.asyncProperty(
    mutations,
    fc.constantFrom('', '?topic=12', '?topic=23'),
    async (changes, topic) => {
      const body = mutate(classes, changes);
      network.use(http.get('*/api/classes/', () => HttpResponse.json(body as never)));
      renderLessons({ address: `/learn${topic}` });
      await waitFor(() => expect(screen.queryByText('Yuklanmoqda...')).toBeNull());
      const message = screen.queryByText(/^(Mavzu tanlanmagan\.|Serverdan tushunarsiz javob keldi)/);
      expect(message ?? (await screen.findByRole('heading', { level: 1, name: /Darsligi$/ }))).toBeVisible();
      cleanup();
    },
  );
  await fc.assert(showsContent, { numRuns: RUNS, endOnFailure: true, seed: 20261121 });
  expect(rejections).toEqual([]);
}, 900_000);
