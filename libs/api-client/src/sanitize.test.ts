import fc from 'fast-check';
import { linkAddress, mediaAddress } from './sanitize.js';

const API = 'https://api.zarra.uz';
const PAGE = 'https://zarra.uz/simulation';

/** Addresses that must never appear in a page. */
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://zarra.uz/1',
  'file:///etc/passwd',
  'ftp://zarra.uz/x',
  '//evil.example/x',
  ' //evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'http:evil.example',
  'http:/evil.example',
  'https:\\\\evil.example',
  'http://',
  'https:///evil.example',
  'http://[::1',
  'http://a b/',
  '/ok\u0000',
  '/ok\u0085x',
];

describe('mediaAddress', () => {
  test.each([
    ['/media/x.svg', '', '/media/x.svg'],
    ['media/x.svg', '', '/media/x.svg'],
    ['./media/x.svg', '', '/media/x.svg'],
    ['../media/x.svg', '', '/media/x.svg'],
    ['/media/x.svg?v=2#a', '', '/media/x.svg?v=2#a'],
    ['/media/rasm 1.png', '', '/media/rasm%201.png'],
    ['/media/x.mp4', API, 'https://api.zarra.uz/media/x.mp4'],
    ['media/x.mp4', API, 'https://api.zarra.uz/media/x.mp4'],
    ['  media/x.mp4 ', API, 'https://api.zarra.uz/media/x.mp4'],
    ['https://cdn.example/x.mp4', API, 'https://cdn.example/x.mp4'],
    ['HTTP://cdn.example/x.mp4', '', 'HTTP://cdn.example/x.mp4'],
  ])('%j with origin %j is %j', (address, origin, expected) => {
    expect(mediaAddress(address, origin)).toBe(expected);
  });

  test.each([null, undefined, '', '  ', ...hostile])('%j is null', (address) => {
    expect(mediaAddress(address, '')).toBeNull();
    expect(mediaAddress(address, API)).toBeNull();
  });
});

describe('linkAddress', () => {
  test.each([
    'https://phet.colorado.edu/x',
    'http://zarra.uz',
    '/tajriba/mayatnik',
    '/',
    '/#about',
    '/learn?topic=3',
  ])('%j is unchanged', (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  test.each([
    null,
    undefined,
    '',
    '  ',
    'tajriba/mayatnik',
    '?x',
    '#x',
    'mailto:a@b.uz',
    'javascript&colon;alert(1)',
    ...hostile,
  ])('%j is null', (address) => {
    expect(linkAddress(address)).toBeNull();
  });
});

describe('for any address', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        ':',
        '.',
        '..',
        '%2e',
        '@',
        '#',
        '?',
        ' ',
        '\t',
        '\n',
        'http:',
        'https://',
        'javascript:',
        'data:',
      ),
      fc.string({ maxLength: 4, unit: 'binary' }),
      fc.constantFrom('evil.example', 'media', 'x.svg'),
    ),
    { maxLength: 7 },
  );
  const address = fc.oneof(
    pieces.map((parts) => parts.join('')),
    fc.webUrl(),
    fc.constantFrom(...hostile),
  );

  test('a link is http(s), and leads to another site only if it is absolute', () => {
    fc.assert(
      fc.property(address, (value) => {
        const link = linkAddress(value);
        if (link === null) return;
        const target = new URL(link, PAGE);
        expect(target.protocol).toMatch(/^https?:$/);
        if (!/^https?:\/\//i.test(link)) {
          expect(link).toMatch(/^\/(?!\/)/);
          expect(target.origin).toBe('https://zarra.uz');
        }
        expect(linkAddress(link)).toBe(link);
      }),
      { numRuns: 5000 },
    );
  });

  test('a relative address resolves to the given origin, and a resolved address is unchanged', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', API), (value, origin) => {
        const media = mediaAddress(value, origin);
        if (media === null) return;
        const target = new URL(media, PAGE);
        expect(target.protocol).toMatch(/^https?:$/);
        if (!/^https?:\/\//i.test(value.trim())) expect(target.origin).toBe(origin || 'https://zarra.uz');
        expect(mediaAddress(media, origin)).toBe(media);
      }),
      { numRuns: 5000 },
    );
  });
});
