import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { respond, aTokenPair, aUser, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { testNetwork, recordBodies } from '../testing/open.js';
import { openSession, statusText, findStatus, storeTokens } from '../testing/session.js';

const network = testNetwork();

const signOut = async () => {
  const pair = aTokenPair();
  storeTokens(pair);
  network.use(respond(endpoints.authMe, aUser()));
  const opened = openSession();
  await findStatus('signed-in: dilnoza');
  for (const key of ['testCompleted-lesson-7', 'testPercentage-lesson-7', 'theme', 'testDraft-lesson-7']) {
    localStorage.setItem(key, '1');
  }
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Chiqish' }));
  return { ...opened, pair };
};

test.each([
  ['the server accepts it', respond(endpoints.logout, { detail: 'Xayr.' })],
  ['the server responds with an error', httpError(endpoints.logout, 400)],
  ['the network fails', networkError(endpoints.logout)],
  ['the server never responds', pending(endpoints.logout)],
])(
  'when %s: signed out at once, the data of the learner is removed, onSignedOut is called',
  async (_, handler) => {
    network.use(handler);
    const bodies = recordBodies(network, '/logout/');
    const { pair, queries, onSignedOut, askForResult } = await signOut();

    expect(statusText()).toBe('signed-out');
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    // The theme belongs to the device. Drafts of tests have the learner in their keys.
    expect(Object.keys(localStorage).sort()).toEqual(['testDraft-lesson-7', 'theme']);
    expect(queries.getQueryData(['left-screen'])).toBeUndefined();
    expect(queries.getQueryData(['authMe'])).toBeUndefined();
    await waitFor(() => expect(askForResult).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(bodies).toEqual([{ refresh: pair.refresh }]));
  },
);

test('what a learner did in the laboratory is set aside, and a visitor keeps it when signing in', async () => {
  network.use(respond(endpoints.logout, {}));
  const saved = '{"davr":{"state":"measured","prediction":[1],"measured":{}}}';
  localStorage.setItem('experiment-investigations:mayatnik', saved);
  await signOut();

  expect(localStorage.getItem('experiment-investigations:mayatnik')).toBeNull();
  expect(JSON.parse(localStorage.getItem('unsent-investigations:dilnoza') ?? '')).toEqual({
    mayatnik: saved,
  });
});

test('the sign-out request continues after the page is closed', async () => {
  const keepalive: boolean[] = [];
  network.use(respond(endpoints.logout, {}));
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/logout/')) keepalive.push(request.keepalive);
  });
  await signOut();

  await waitFor(() => expect(keepalive).toEqual([true]));
});

test('without a refresh token no request is sent', async () => {
  localStorage.setItem('accessToken', aTokenPair().access);
  network.use(respond(endpoints.authMe, aUser()));
  const { onSignedOut } = openSession();
  await findStatus('signed-in: dilnoza');
  const bodies = recordBodies(network, '/logout/');

  await userEvent.click(screen.getByRole('button', { name: 'Chiqish' }));

  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(statusText()).toBe('signed-out');
  expect(bodies).toEqual([]);
});
