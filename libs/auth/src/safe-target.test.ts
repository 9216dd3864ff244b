import fc from 'fast-check';
import { safeTarget, withNext } from './safe-target.js';

test.each([
  ['/learn', '/learn'],
  ['/learn?topic=7', '/learn?topic=7'],
  ['/learn?topic=7&q=a%2Fb#test', '/learn?topic=7&q=a%2Fb#test'],
  ['/simulation/optika?q=oʻlchash', '/simulation/optika?q=o%CA%BBlchash'],
  ['/tajriba/mayatnik', '/tajriba/mayatnik'],
  ['/learn?next=//evil.uz', '/learn?next=//evil.uz'],
  ['/a/../learn', '/learn'],
  ['/loginlar', '/loginlar'],
])('%j is a valid target', (next, target) => {
  expect(safeTarget(next)).toBe(target);
});

test.each([
  null,
  '',
  ' ',
  'learn',
  '?x=1',
  '#x',
  './learn',
  '//evil.uz',
  '///evil.uz',
  '//evil.uz/learn',
  '/\\evil.uz',
  '\\/evil.uz',
  '/learn\\..\\..',
  '/\t/evil.uz',
  '/le\tarn',
  '/learn?topic=7\n',
  '/\n/evil.uz',
  '\t//evil.uz',
  ' //evil.uz',
  '/\u0000/evil.uz',
  '/\u0085/evil.uz',
  '/.//evil.uz',
  '/..//evil.uz',
  '/a/..//evil.uz',
  '/%2e//evil.uz',
  'https://evil.uz',
  'https:/evil.uz',
  'https:evil.uz',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:x',
  '/%E0%A4%A',
  '/%00',
  '/%5Cevil.uz',
  '/login',
  '/login/',
  '/Login?next=/login',
  '/%6Cogin',
  '/x/../login',
  '/register',
  '/forgot-password#x',
  '/verify-otp',
  '/reset-password?x=1',
  '/forbidden',
])('the target of %j is the home page', (next) => {
  expect(safeTarget(next)).toBe('/');
});

test('for any address the target is a path of this site and not an account page', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '%2f',
      '%5c',
      '\t',
      '\n',
      'login',
      'https:',
      'evil.uz',
      '?',
      '#',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
      (next) => {
        const target = safeTarget(next);
        const { origin, pathname } = new URL(target, 'https://zarra.uz/login?next=x');
        expect(origin).toBe('https://zarra.uz');
        expect(target).toMatch(/^\/(?!\/)/);
        expect(decodeURIComponent(pathname).toLowerCase()).not.toMatch(/^\/login\/*$/);
        expect(safeTarget(target)).toBe(target);
      },
    ),
    { numRuns: 2000 },
  );
});

test('links between the account screens keep `next` and no other parameter', () => {
  expect(withNext('/register', '?next=%2Flearn%3Ftopic%3D7&utm=x')).toBe(
    '/register?next=%2Flearn%3Ftopic%3D7',
  );
  expect(withNext('/register', '')).toBe('/register');
});
