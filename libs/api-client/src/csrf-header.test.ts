import { endpoints } from '@zarra/contracts';
import { createApiClient } from './index.js';

/** Sends one call over a watched network and returns the header that arrived. */
const sent = async (method: 'GET' | 'POST', baseUrl = '/api') => {
  let header: string | null | undefined;
  const fetch = async (input: RequestInfo | URL) => {
    header = (input as Request).headers.get('x-csrftoken');
    return new Response('[]');
  };
  const client = createApiClient({ fetch, baseUrl, log: () => undefined });
  const body = { name: 'Ali', phone: '+998901234567', message: 'Salom' };
  await (method === 'GET'
    ? client.call(endpoints.lessons)
    : client.call(endpoints.contactMessage, { body }).catch(() => undefined));
  return header;
};

const cookies = (text: string) => jest.spyOn(document, 'cookie', 'get').mockReturnValue(text);
afterEach(() => jest.restoreAllMocks());

test('a POST repeats the cookie in the header, a GET does not', async () => {
  cookies('csrftoken=aB3.x-_y=');

  expect(await sent('POST')).toBe('aB3.x-_y=');
  expect(await sent('GET')).toBeNull();
});

test('the browser’s own cookies are read at each call', async () => {
  expect(await sent('POST')).toBeNull();
  document.cookie = 'theme=dark';
  document.cookie = 'csrftoken=first';
  expect(await sent('POST')).toBe('first');
  document.cookie = 'csrftoken=second';
  expect(await sent('POST')).toBe('second');
  document.cookie = 'csrftoken=; max-age=0';
  expect(await sent('POST')).toBeNull();
});

test.each([
  ['', null],
  ['xcsrftoken=1', null],
  ['csrftoken2=1', null],
  ['CSRFTOKEN=1', null],
  ['a=csrftoken=1', null],
  ['a=1; csrftoken=2; b=3', '2'],
  ['xcsrftoken=1; csrftoken=2', '2'],
  ['csrftoken=1; csrftoken=2', '1'],
  ['csrftoken=', null],
  ['csrftoken', null],
  ['csrftoken=oʻ', null],
  [`csrftoken=${'x'.repeat(5000)}`, null],
])('of the cookies %j the header is %j', async (text, header) => {
  cookies(text);

  expect(await sent('POST')).toBe(header);
});

test.each([
  ['http://localhost/v2/api', 'mine'],
  ['http://localhost.evil.example/api', null],
  ['https://api.zarra.uz/api', null],
])('an API at %s gets %j: a cookie of this page is told to its own origin only', async (base, header) => {
  cookies('csrftoken=mine');

  expect(await sent('POST', base)).toBe(header);
});
