import { screen, waitFor } from '@testing-library/react';
import { aResult, answer, aTokenPair, aUser } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { openScreen, testNetwork } from '../test-site.js';

const network = testNetwork();

const sent: unknown[] = [];
const watch = () => {
  sent.length = 0;
  network.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/submit-test/')) sent.push(await request.clone().json());
  });
};
afterEach(() => network.events.removeAllListeners());

const leaveBehind = (learner: string) =>
  localStorage.setItem(
    `testDraft-lesson-7:${learner}`,
    JSON.stringify({ answers: { 1: [2, 'x'] }, queued: true, attempts: 1, notBefore: 0, refusal: '' }),
  );

test('a test that was handed in without a network is sent from any page', async () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  leaveBehind('dilnoza');
  watch();
  network.use(answer(endpoints.authMe, aUser()), answer(endpoints.submitTest, aResult()));
  await openScreen('/');

  await waitFor(() => expect(sent).toEqual([{ lesson: 7, answers: { 1: 2 } }]));
  await waitFor(() => expect(localStorage.getItem('testDraft-lesson-7:dilnoza')).toBeNull());
  expect(localStorage.getItem('testPercentage-lesson-7')).toBe('100');
});

test('nobody sends what belongs to another', async () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  leaveBehind('nodir');
  watch();
  network.use(answer(endpoints.authMe, aUser()));
  await openScreen('/');

  expect(await screen.findAllByRole('button', { name: 'Chiqish', hidden: true })).not.toEqual([]);
  expect(sent).toEqual([]);
  expect(localStorage.getItem('testDraft-lesson-7:nodir')).not.toBeNull();
});
