import { endpoints } from '@zarra/contracts';
import { createApiClient, isApiError } from '../index.js';

/** Sends one call and returns its CSRF header. */
const sentHeader = async (
  method: 'GET' | 'POST',
  baseUrl = '/api',
  csrf?: { cookie: string; header: string },
) => {
  let header: string | null | undefined;
  const fetch = async (input: RequestInfo | URL) => {
    header = (input as Request).headers.get(csrf?.header ?? 'x-csrftoken');
    return new Response('[]');
  };
  const client = createApiClient({ fetch, baseUrl, log: () => undefined, ...(csrf && { csrf }) });
  const body = { name: 'Ali', phone: '+998901234567', message: 'Salom' };
  await (method === 'GET'
    ? client.call(endpoints.lessons)
    : client.call(endpoints.contactMessage, { body }).catch(() => undefined));
  return header;
};

const mockCookies = (text: string) => jest.spyOn(document, 'cookie', 'get').mockReturnValue(text);
afterEach(() => jest.restoreAllMocks());

test('a POST sends the cookie in the header, a GET does not', async () => {
  mockCookies('csrftoken=aB3.x-_y=');

  expect(await sentHeader('POST')).toBe('aB3.x-_y=');
  expect(await sentHeader('GET')).toBeNull();
});

test('the cookies are read at each call', async () => {
  expect(await sentHeader('POST')).toBeNull();
  document.cookie = 'theme=dark';
  document.cookie = 'csrftoken=first';
  expect(await sentHeader('POST')).toBe('first');
  document.cookie = 'csrftoken=second';
  expect(await sentHeader('POST')).toBe('second');
  document.cookie = 'csrftoken=; max-age=0';
  expect(await sentHeader('POST')).toBeNull();
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
])('with the cookies %j the header is %j', async (text, header) => {
  mockCookies(text);

  expect(await sentHeader('POST')).toBe(header);
});

test.each([
  ['http://localhost/v2/api', 'value'],
  ['http://localhost.evil.example/api', null],
  ['https://api.zarra.uz/api', null],
])('an API at %s gets %j: the cookie is sent only to the page’s own origin', async (base, header) => {
  mockCookies('csrftoken=value');

  expect(await sentHeader('POST', base)).toBe(header);
});

test('an API of another origin gets the header when its names are configured and the cookie is readable', async () => {
  const names = { cookie: 'zarra_csrf', header: 'x-zarra-csrf' };
  mockCookies('csrftoken=own; zarra_csrf=shared');

  expect(await sentHeader('POST', 'https://api.zarra.uz/api', names)).toBe('shared');
  expect(await sentHeader('GET', 'https://api.zarra.uz/api', names)).toBeNull();
  expect(await sentHeader('POST', '/api', names)).toBe('shared');
  mockCookies('csrftoken=own');
  expect(await sentHeader('POST', 'https://api.zarra.uz/api', names)).toBeNull();
});

describe('a 403', () => {
  /** Sends one message; the server replaces the cookie at the first request, and accepts the new pair only. */
  const sentPairs = async (replacement: string | undefined, status = 403) => {
    const pairs: (string | null)[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      const pair = (input as Request).headers.get('x-csrftoken');
      pairs.push(pair);
      if (replacement !== undefined) document.cookie = `csrftoken=${replacement}`;
      return pair === 'valid' ? new Response('{}') : new Response('{"detail":"CSRF Failed"}', { status });
    };
    const client = createApiClient({ fetch, log: () => undefined });
    const outcome = await client
      .call(endpoints.contactMessage, { body: { name: 'Ali', phone: '+998901234567', message: 'Salom' } })
      .then(
        () => 'sent',
        (error: unknown) => isApiError(error) && error.status,
      );
    return { pairs, outcome };
  };
  beforeEach(() => void (document.cookie = 'csrftoken=outdated'));
  afterEach(() => void (document.cookie = 'csrftoken=; max-age=0'));

  test('that replaces the cookie: the request is repeated with the new pair', async () => {
    expect(await sentPairs('valid')).toEqual({ pairs: ['outdated', 'valid'], outcome: 'sent' });
  });

  test('is repeated once only', async () => {
    expect(await sentPairs('rejected')).toEqual({ pairs: ['outdated', 'rejected'], outcome: 403 });
  });

  test.each([
    ['with the same cookie', 'outdated', 403],
    ['that removes the cookie', '; max-age=0', 403],
    ['that sets no cookie', undefined, 403],
    ['but another status with a new cookie', 'valid', 400],
  ])('%s is not repeated', async (_, replacement, status) => {
    expect(await sentPairs(replacement, status)).toEqual({ pairs: ['outdated'], outcome: status });
  });
});
