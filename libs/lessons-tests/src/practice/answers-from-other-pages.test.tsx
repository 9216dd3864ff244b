import { act, screen, waitFor } from '@testing-library/react';
import { aPracticeItem } from '@zarra/api-client/practice-testing';
import { hasQueuedAnswers } from '../answers/has-queued-answers.js';
import { button, renderPractice, setupPractice } from '../testing/render-practice.js';
import { SubmissionSender } from '../answers/submission-sender.js';
import { renderSenders } from '../testing/render-senders.js';

const { server, open, start } = setupPractice();

const numeric = aPracticeItem('numeric');
const saveAnswer = (learner: string, queued = true) =>
  localStorage.setItem(
    `practiceAnswer-1:${learner}`,
    JSON.stringify({
      seed: numeric.seed,
      answer: { kind: 'numeric', text: '4,8 kN', unit: 'kN' },
      queued,
      rejection: '',
    }),
  );
const answerItem = async (user: ReturnType<typeof renderPractice>['user']) => {
  await user.type(await screen.findByRole('textbox', { name: 'Javob' }), '4,8 kN');
  await user.click(button('Tekshirish'));
  await screen.findByText(/aloqa tiklanishi bilan/);
};
const returnNetwork = () => {
  server().responses = {};
  act(() => void dispatchEvent(new Event('online')));
};

test('hasQueuedAnswers is true only for answers that were submitted', () => {
  saveAnswer('dilnoza', false);
  expect(hasQueuedAnswers()).toBe(false);
  saveAnswer('karim');
  expect(hasQueuedAnswers()).toBe(true);
});

test('any page sends the answer of the signed-in learner once', async () => {
  start([numeric]);
  saveAnswer('dilnoza');
  saveAnswer('karim');
  const { container } = renderSenders(SubmissionSender);
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('practiceAnswer-1:dilnoza'));
  expect(server().received).toEqual([
    {
      subject: 'dilnoza',
      id: 1,
      seed: numeric.seed,
      answer: { kind: 'numeric', text: '4,8 kN', unit: 'kN' },
    },
  ]);
  expect(localStorage).toHaveProperty('practiceAnswer-1:karim');
  expect(container).toBeEmptyDOMElement();
});

test('a draft is sent only once it is submitted', async () => {
  start([numeric]);
  saveAnswer('dilnoza', false);
  saveAnswer('karim');
  renderSenders(SubmissionSender);
  await waitFor(() => expect(server().sessionChecks).toBeGreaterThan(0));
  saveAnswer('dilnoza');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'practiceAnswer-1:dilnoza' })));
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('practiceAnswer-1:dilnoza'));
  // A draft that had been sent before would be there too.
  expect(server().received).toHaveLength(1);
});

test('an answer that the server rejects on another page is in the field of its item, with the message', async () => {
  start([numeric]);
  saveAnswer('dilnoza');
  const detail = 'Kuch nyutonda oʻlchanadi.';
  server().responses['/practice/answers/'] = { status: 400, body: { detail } };
  renderSenders(SubmissionSender);
  await waitFor(() => expect(hasQueuedAnswers()).toBe(false));
  renderPractice();
  const field = await screen.findByRole('textbox', { name: 'Javob' });
  expect(field).toHaveValue('4,8 kN');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(detail));
});

test('beside the page of practice the answer is sent once, and the page shows its outcome', async () => {
  const { user } = open([numeric]);
  server().responses['/practice/answers/'] = 'offline';
  await answerItem(user);
  renderSenders(SubmissionSender);
  await waitFor(() => expect(server().sessionChecks).toBeGreaterThan(1));
  const before = server().received.length;
  returnNetwork();
  expect(await screen.findByText('Toʻgʻri javob berdingiz')).toBeVisible();
  expect(server().received.slice(before)).toHaveLength(1);
});

test('a result that arrives while the round loads is shown with its item', async () => {
  start([numeric]);
  let release = () => {};
  server().beforeRound = new Promise((resolve) => (release = resolve));
  renderPractice();
  await waitFor(() => expect(server().scopes).toHaveLength(1));
  saveAnswer('dilnoza');
  renderSenders(SubmissionSender);
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('practiceAnswer-1:dilnoza'));
  release();
  expect(await screen.findByText('Toʻgʻri javob berdingiz')).toBeVisible();
  expect(server().received).toHaveLength(1);
});

test('the outcome of an answer that another tab has sent is requested', async () => {
  const { user } = open([numeric]);
  server().responses['/practice/answers/'] = 'offline';
  await answerItem(user);
  server().responses = {};
  localStorage.removeItem('practiceAnswer-1:dilnoza');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'practiceAnswer-1:dilnoza' })));
  expect(await screen.findByText('Toʻgʻri javob berdingiz')).toBeVisible();
  expect(screen.getByText('4,8 kN')).toBeVisible();
});
