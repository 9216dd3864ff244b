import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { answer, aTokenPair, aUser, garble, offline, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { testNetwork } from '../test-open.js';
import { openSession, inAnotherTab, shown, shows, signedInBefore } from '../test-session.js';

const network = testNetwork();
const asked = () => {
  const paths: string[] = [];
  network.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  return paths;
};
afterEach(() => network.events.removeAllListeners());

const tokensKept = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];

test('without a token: signed out at once, and the server is not asked', () => {
  const paths = asked();
  openSession();
  expect(shown()).toBe('signed-out');
  expect(paths).toEqual([]);
});

test('with a token: checked, then signed in under the username', async () => {
  signedInBefore(aTokenPair());
  network.use(answer(endpoints.authMe, aUser()));
  openSession();
  expect(shown()).toBe('checking');
  expect(await shows('signed-in: dilnoza')).toBeInTheDocument();
});

test.each([
  [{ username: null, email: 'dilnoza@maktab.uz' }, 'signed-in: dilnoza'],
  [{ username: '', email: 'nodir.k@maktab.uz' }, 'signed-in: nodir.k'],
  [{ username: null, email: null }, 'signed-out'],
])('%j is shown as “%s”', async (body, text) => {
  signedInBefore(aTokenPair());
  network.use(answer(endpoints.authMe, body));
  openSession();
  expect(await shows(text)).toBeInTheDocument();
  expect(tokensKept()).not.toContain(null);
});

test.each([
  ['no network', offline(endpoints.authMe)],
  ['500', refuse(endpoints.authMe, 500)],
  ['429', refuse(endpoints.authMe, 429)],
  ['an answer of another shape', garble(endpoints.authMe)],
])('%s is no verdict: shown signed out, the tokens stay, and it is asked again', async (_, reply) => {
  signedInBefore(aTokenPair());
  network.use(reply);
  openSession();
  expect(await shows('signed-out')).toBeInTheDocument();
  expect(tokensKept()).not.toContain(null);

  network.resetHandlers(answer(endpoints.authMe, aUser()));
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await shows('signed-in: dilnoza')).toBeInTheDocument();
  focusManager.setFocused(undefined);
});

test('a browser that knows it is offline asks when it is back', async () => {
  signedInBefore(aTokenPair());
  onlineManager.setOnline(false);
  network.use(answer(endpoints.authMe, aUser()));
  openSession();
  expect(shown()).toBe('signed-out');
  expect(tokensKept()).not.toContain(null);

  act(() => onlineManager.setOnline(true));
  expect(await shows('signed-in: dilnoza')).toBeInTheDocument();
});

test('a session that is over: 401, a refused refresh; signed out, both tokens gone', async () => {
  signedInBefore(aTokenPair());
  network.use(refuse(endpoints.authMe, 401), refuse(endpoints.tokenRefresh, 401));
  openSession();
  await waitFor(() => expect(tokensKept()).toEqual([null, null]));
  expect(await shows('signed-out')).toBeInTheDocument();
});

test('a refresh that gets no answer ends nothing', async () => {
  signedInBefore(aTokenPair());
  network.use(refuse(endpoints.authMe, 401), offline(endpoints.tokenRefresh));
  openSession();
  expect(await shows('signed-out')).toBeInTheDocument();
  expect(tokensKept()).not.toContain(null);
});

test('a disabled account (403): signed out, both tokens gone', async () => {
  signedInBefore(aTokenPair());
  network.use(refuse(endpoints.authMe, 403));
  openSession();
  await waitFor(() => expect(tokensKept()).toEqual([null, null]));
  expect(shown()).toBe('signed-out');
});

test('whoever is signed in stays so while the server is in trouble', async () => {
  signedInBefore(aTokenPair());
  network.use(answer(endpoints.authMe, aUser()));
  const { queries } = openSession();
  await shows('signed-in: dilnoza');
  network.use(refuse(endpoints.authMe, 500));

  await act(() => queries.invalidateQueries({ queryKey: ['authMe'] }));

  expect(shown()).toBe('signed-in: dilnoza');
});

describe('in another tab', () => {
  const open = async () => {
    signedInBefore(aTokenPair({ subject: '1' }));
    network.use(answer(endpoints.authMe, aUser()));
    const opened = openSession();
    await shows('signed-in: dilnoza');
    localStorage.setItem('testCompleted-lesson-7', 'true');
    return opened;
  };

  test('the visitor signs out: signed out here too, and what the server said is forgotten', async () => {
    const { queries, askForResult } = await open();
    inAnotherTab(null);

    expect(shown()).toBe('signed-out');
    await waitFor(() => expect(askForResult).toHaveBeenCalledTimes(2));
    expect(queries.getQueryData(['left-screen'])).toBeUndefined();
    expect(queries.getQueryData(['authMe'])).toBeUndefined();
  });

  test('the visitor signs in: signed in here too', async () => {
    network.use(answer(endpoints.authMe, aUser()));
    openSession();
    expect(shown()).toBe('signed-out');
    inAnotherTab(aTokenPair());
    expect(await shows('signed-in: dilnoza')).toBeInTheDocument();
  });

  test('somebody else signs in: the session is asked anew, nothing of the first one stays', async () => {
    const { queries, askForResult } = await open();
    network.use(answer(endpoints.authMe, aUser({ username: 'nodir' })));
    inAnotherTab(aTokenPair({ subject: '2' }));

    expect(await shows('signed-in: nodir')).toBeInTheDocument();
    await waitFor(() => expect(askForResult).toHaveBeenCalledTimes(2));
    expect(queries.getQueryData(['left-screen'])).toBeUndefined();
    expect(localStorage.getItem('testCompleted-lesson-7')).toBeNull();
  });

  test('the tokens are renewed: all stays as it is', async () => {
    const { queries, askForResult } = await open();
    const paths = asked();
    inAnotherTab(aTokenPair({ subject: '1' }));
    await waitFor(() => expect(paths).toEqual(['/api/auth-me/']));
    await waitFor(() => expect(queries.isFetching()).toBe(0));

    expect(shown()).toBe('signed-in: dilnoza');
    expect(askForResult).toHaveBeenCalledTimes(1);
    expect(queries.getQueryData(['left-screen'])).toBe('eski');
    expect(localStorage.getItem('testCompleted-lesson-7')).toBe('true');
  });

  test('somebody else signs in while the first one’s tokens are being renewed', async () => {
    let refuseRefresh = () => {};
    const asks = new Promise<void>((asked) => {
      network.use(
        refuse(endpoints.authMe, 401),
        http.post('*/api/token/refresh/', async () => {
          asked();
          await new Promise<void>((resolve) => (refuseRefresh = resolve));
          return HttpResponse.json({}, { status: 401 });
        }),
      );
    });
    signedInBefore(aTokenPair({ subject: '1' }));
    openSession();
    await asks;
    network.use(answer(endpoints.authMe, aUser({ username: 'nodir' })));
    inAnotherTab(aTokenPair({ subject: '2' }));
    refuseRefresh();

    expect(await shows('signed-in: nodir')).toBeInTheDocument();
    expect(tokensKept()).not.toContain(null);
  });
});

test('the flags of lessons stay with the learner who signs in again, and go when another does', async () => {
  signedInBefore(aTokenPair());
  network.use(answer(endpoints.authMe, aUser()));
  const first = openSession();
  await shows('signed-in: dilnoza');
  localStorage.setItem('testPercentage-lesson-7', '80');
  act(() => first.tokens.clear());
  act(() => void first.tokens.save(aTokenPair()));
  await shows('signed-in: dilnoza');
  expect(localStorage.getItem('testPercentage-lesson-7')).toBe('80');

  act(() => first.tokens.clear());
  network.use(answer(endpoints.authMe, aUser({ username: 'nodir' })));
  act(() => void first.tokens.save(aTokenPair({ subject: '2' })));
  await shows('signed-in: nodir');
  expect(localStorage.getItem('testPercentage-lesson-7')).toBeNull();
});
