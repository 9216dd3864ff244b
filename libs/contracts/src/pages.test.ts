import { pages } from './index.js';

test('the paths of the specification (§2) and of the additive pages, each once', () => {
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
      '/qidiruv',
      '/maxfiylik',
      '/men',
      '/men/hisob',
      '/mashq',
      '/tajriba',
      '/tajriba/:slug',
      '/amaliy/:slug',
    ].sort(),
  );
});
