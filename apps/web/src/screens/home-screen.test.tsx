import { screen, waitFor } from '@testing-library/react';
import { respond, aTokenPair, aUser } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { openScreen, testNetwork } from '../testing/site.js';

const network = testNetwork();

const signIn = () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
  network.use(respond(endpoints.authMe, aUser()));
};
const savePlace = (learner: string) =>
  localStorage.setItem(
    `lesson-places:${learner}`,
    JSON.stringify([
      {
        lesson: 2,
        title: 'Bosim',
        next: null,
        heading: 'formula',
        reachedAt: '2026-11-20T08:00:00.000Z',
        isSent: true,
      },
    ]),
  );

test('a signed-in learner continues the lesson from the home page', async () => {
  signIn();
  savePlace('dilnoza');
  await openScreen('/');
  const link = await screen.findByRole('link', { name: 'Davom etish Bosim' });
  expect(link).toHaveAttribute('href', '/learn?topic=2#formula');
});

test.each([
  ['a visitor', () => savePlace('dilnoza')],
  [
    'another learner of the device',
    () => {
      signIn();
      savePlace('nodir');
    },
  ],
])('%s gets no offer', async (_, prepare) => {
  prepare();
  await openScreen('/');
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(3));
  expect(screen.queryByRole('navigation', { name: 'Davom etish' })).toBeNull();
});
