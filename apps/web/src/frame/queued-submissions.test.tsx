import { screen, waitFor } from '@testing-library/react';
import { aResult, respond, aTokenPair, aUser } from '@zarra/api-client/testing';
import { aPracticeOutcome } from '@zarra/api-client/practice-testing';
import { endpoints } from '@zarra/contracts';
import { openScreen, testNetwork } from '../testing/site.js';

const network = testNetwork();

const submissions: unknown[] = [];
const recordSubmissions = () => {
  submissions.length = 0;
  network.events.on('request:start', async ({ request }) => {
    if (/\/(?:submit-test|practice\/answers)\/$/.test(request.url))
      submissions.push(await request.clone().json());
  });
};
afterEach(() => network.events.removeAllListeners());

const queueDraft = (learner: string) =>
  localStorage.setItem(
    `testDraft-lesson-7:${learner}`,
    JSON.stringify({ answers: { 1: [2, 'x'] }, queued: true, attempts: 1, notBefore: 0, refusal: '' }),
  );

test('a test that was submitted without a network is sent from any page', async () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  queueDraft('dilnoza');
  recordSubmissions();
  network.use(respond(endpoints.authMe, aUser()), respond(endpoints.submitTest, aResult()));
  await openScreen('/');

  await waitFor(() => expect(submissions).toEqual([{ lesson: 7, answers: { 1: 2 } }]));
  await waitFor(() => expect(localStorage.getItem('testDraft-lesson-7:dilnoza')).toBeNull());
  expect(localStorage.getItem('testPercentage-lesson-7')).toBe('100');
});

test('a practice answer that was submitted without a network is sent from any page', async () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  const answer = { kind: 'numeric', text: '4,8', unit: 'kN' };
  localStorage.setItem(
    'practiceAnswer-1:dilnoza',
    JSON.stringify({ seed: '12.numeric', answer, queued: true, rejection: '' }),
  );
  recordSubmissions();
  network.use(
    respond(endpoints.authMe, aUser()),
    respond(endpoints.practiceAnswers, aPracticeOutcome('numeric')),
  );
  await openScreen('/');

  await waitFor(() => expect(submissions).toEqual([{ id: 1, seed: '12.numeric', answer }]));
  await waitFor(() => expect(localStorage.getItem('practiceAnswer-1:dilnoza')).toBeNull());
});

test('the queue of another learner is not sent', async () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  queueDraft('nodir');
  recordSubmissions();
  network.use(respond(endpoints.authMe, aUser()));
  await openScreen('/');

  expect(await screen.findAllByRole('button', { name: 'Chiqish', hidden: true })).not.toEqual([]);
  expect(submissions).toEqual([]);
  expect(localStorage.getItem('testDraft-lesson-7:nodir')).not.toBeNull();
});
