import { pages } from './index.js';

test('the paths of the specification (§2) and of the pages on stored data, of the account and of practice, each once', () => {
  expect(Object.values(pages).sort()).toEqual(
    [
      '/',
      '/simulation',
      '/simulation/:slug',
      '/learn',
      '/login',
      '/register',
      '/forgot-password',
      '/verify-otp',
      '/reset-password',
      '/forbidden',
      '/maxfiylik',
      '/men/hisob',
      '/mashq',
    ].sort(),
  );
});
