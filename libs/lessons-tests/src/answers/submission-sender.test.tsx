import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createApiClient, createTokenStore } from '@zarra/api-client';
import { StrictMode } from 'react';
import { answerAll, button, openQuiz, says, testQuiz } from '../test-quiz-open.js';
import { LESSON } from '../test-quiz-server.js';
import { writeDraft, emptyDraft } from './draft.js';
import { SubmissionSender } from './submission-sender.js';

const { server } = testQuiz();

const handedIn = (learner: string, lesson = LESSON) =>
  localStorage.setItem(
    `testDraft-lesson-${lesson}:${learner}`,
    writeDraft({ ...emptyDraft, answers: { 10: [1, 'a'], 11: [1, 'a'], 12: [2, 'a'] }, queued: true }),
  );

const openElsewhere = () => {
  const tokens = createTokenStore();
  const client = createApiClient({ tokens, log: () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SubmissionSender client={client} tokens={tokens} />
        <SubmissionSender client={client} tokens={tokens} />
      </QueryClientProvider>
    </StrictMode>,
  );
};

test('on any page it sends all of the signed-in learner’s, each once, and marks the lessons', async () => {
  handedIn('dilnoza');
  handedIn('dilnoza', 8);
  handedIn('nodir', 9);
  server().signIn('dilnoza');
  const { container } = openElsewhere();
  await waitFor(() => expect(localStorage['testPercentage-lesson-8']).toBe('67'));
  await waitFor(() => expect(localStorage['testPercentage-lesson-7']).toBe('67'));
  expect(container).toBeEmptyDOMElement();
  expect(
    server()
      .posts.map(({ lesson }) => lesson)
      .sort(),
  ).toEqual([7, 8]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('testDraft'))).toEqual([
    'testDraft-lesson-9:nodir',
  ]);
});

test('nobody signed in: nothing is asked and nothing sent', () => {
  handedIn('dilnoza');
  openElsewhere();
  expect(server().posts).toEqual([]);
});

test('beside the lesson’s own sender each submission is sent once', async () => {
  server().signIn('dilnoza');
  const { page } = openQuiz();
  openElsewhere();
  await page.findAllByRole('radio');
  answerAll(1);
  fireEvent.click(button('Javoblarni topshirish'));
  act(() => void dispatchEvent(new Event('online')));
  await says("3 to'g'ri javob 3 ta savoldan");
  expect(server().posts).toHaveLength(1);
});
