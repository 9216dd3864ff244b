import { act, fireEvent, waitFor } from '@testing-library/react';
import { answerAll, button, renderQuiz, findExactText, setupQuiz } from '../testing/render-quiz.js';
import { LESSON } from '../testing/quiz-server.js';
import { SubmissionSender } from './submission-sender.js';
import { renderSenders } from '../testing/render-senders.js';
import { emptyDraft } from './draft.js';

const { server } = setupQuiz();

const saveQueuedDraft = (learner: string, lesson = LESSON, accepted = false) =>
  localStorage.setItem(
    `testDraft-lesson-${lesson}:${learner}`,
    JSON.stringify({
      ...emptyDraft,
      answers: { 10: [1, 'a'], 11: [1, 'a'], 12: [2, 'a'] },
      queued: true,
      accepted,
    }),
  );

test('it sends each submission of the signed-in learner once and marks the lessons as finished', async () => {
  saveQueuedDraft('dilnoza');
  saveQueuedDraft('dilnoza', 8);
  saveQueuedDraft('nodir', 9);
  server().signIn('dilnoza');
  const { container } = renderSenders(SubmissionSender);
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

test('accepted answers are not sent again: their result marks the lesson as finished', async () => {
  saveQueuedDraft('dilnoza', LESSON, true);
  server().storeResult();
  server().signIn('dilnoza');
  renderSenders(SubmissionSender);
  await waitFor(() => expect(localStorage['testPercentage-lesson-7']).toBe('100'));
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('testDraft-lesson-7:dilnoza'));
  expect(server().posts).toEqual([]);
});

test('without a signed-in learner no request is sent', () => {
  saveQueuedDraft('dilnoza');
  renderSenders(SubmissionSender);
  expect(server().posts).toEqual([]);
});

test('a second sender beside the lesson’s does not send a submission twice', async () => {
  server().signIn('dilnoza');
  const { page } = renderQuiz();
  renderSenders(SubmissionSender);
  await page.findAllByRole('radio');
  answerAll(1);
  fireEvent.click(button('Javoblarni topshirish'));
  act(() => void dispatchEvent(new Event('online')));
  await findExactText("3 to'g'ri javob 3 ta savoldan");
  expect(server().posts).toHaveLength(1);
});

test('a response that arrives after the lesson is closed marks it as finished', async () => {
  server().signIn('dilnoza');
  const { page, unmount } = renderQuiz();
  await page.findAllByRole('radio');
  answerAll(1);
  let release = () => {};
  server().onSubmit = () => new Promise((resolve) => (release = () => resolve(undefined)));
  fireEvent.click(button('Javoblarni topshirish'));
  await waitFor(() => expect(server().posts).toHaveLength(1));
  unmount();
  release();
  await waitFor(() => expect(localStorage['testPercentage-lesson-7']).toBe('100'));
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('testDraft-lesson-7:dilnoza'));
});
