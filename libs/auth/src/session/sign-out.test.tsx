import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answer, aTokenPair, aUser, offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { testNetwork } from '../test-open.js';
import { bodiesSentTo } from '../test-requests.js';
import { openSession, shown, shows, signedInBefore } from '../test-session.js';

const network = testNetwork();

const signOut = async () => {
  const pair = aTokenPair();
  signedInBefore(pair);
  network.use(answer(endpoints.authMe, aUser()));
  const opened = openSession();
  await shows('signed-in: dilnoza');
  for (const key of ['testCompleted-lesson-7', 'testPercentage-lesson-7', 'theme', 'testDraft-lesson-7']) {
    localStorage.setItem(key, '1');
  }
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Chiqish' }));
  return { ...opened, pair };
};

test.each([
  ['the server agrees', answer(endpoints.logout, { detail: 'Xayr.' })],
  ['the server refuses', refuse(endpoints.logout, 400)],
  ['there is no network', offline(endpoints.logout)],
  ['the server never answers', pending(endpoints.logout)],
])('when %s: signed out at once, nothing of the learner stays, the shell leads on', async (_, reply) => {
  network.use(reply);
  const bodies = bodiesSentTo(network, '/logout/');
  const { pair, queries, onSignedOut, askForResult } = await signOut();

  expect(shown()).toBe('signed-out');
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  // The theme is the device's, and drafts of tests are kept per learner by those who write them.
  expect(Object.keys(localStorage).sort()).toEqual(['testDraft-lesson-7', 'theme']);
  expect(queries.getQueryData(['left-screen'])).toBeUndefined();
  expect(queries.getQueryData(['authMe'])).toBeUndefined();
  await waitFor(() => expect(askForResult).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(bodies).toEqual([{ refresh: pair.refresh }]));
});

test('the farewell outlives the page', async () => {
  const kept: boolean[] = [];
  network.use(answer(endpoints.logout, {}));
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/logout/')) kept.push(request.keepalive);
  });
  await signOut();

  await waitFor(() => expect(kept).toEqual([true]));
});

test('without a refresh token there is nothing to tell the server', async () => {
  localStorage.setItem('accessToken', aTokenPair().access);
  network.use(answer(endpoints.authMe, aUser()));
  const { onSignedOut } = openSession();
  await shows('signed-in: dilnoza');
  const bodies = bodiesSentTo(network, '/logout/');

  await userEvent.click(screen.getByRole('button', { name: 'Chiqish' }));

  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('signed-out');
  expect(bodies).toEqual([]);
});
