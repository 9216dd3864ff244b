import { openTestApp, type TestApp } from '../testing/app.js';
import { messages, type MessageKey } from './messages.js';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('embedded');
});
afterAll(() => app.close());

/** A new address for each request: failed sign-ins are limited per address. */
let sent = 0;
const remoteAddress = () => `10.0.0.${(sent += 1)}`;

async function post(payload: string | Buffer, type: string | undefined = 'application/json') {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/login/',
    headers: type === '' ? {} : { 'content-type': type },
    payload,
    remoteAddress: remoteAddress(),
  });
  return {
    status: response.statusCode,
    body: response.json<unknown>(),
    type: response.headers['content-type'],
  };
}

const errorResponse = (status: number, key: MessageKey) => ({
  status,
  body: { detail: messages[key] },
  type: 'application/json; charset=utf-8',
});

/** The response to a valid body with an unknown username. */
const accepted = errorResponse(401, 'wrongPassword');
const login = (username: string) => `{"username":"${username}","password":"p"}`;

describe('accepted bodies', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    '%s',
    async (type) => {
      expect(await post(login('olim'), type)).toEqual(accepted);
    },
  );

  test.each([
    ['any script, emoji and Uzbek apostrophes', login('Олим oʻgʻil 😀')],
    ['escapes of whole characters', login('\\ud83d\\ude00 \\u02bb \\n \\\\u0000')],
    ['white space around it', ` \r\n\t${login('olim')}\n`],
    ['unknown fields', '{"username":"olim","password":"p","more":{"deep":[1,{"er":null}]}}'],
    ['a "constructor" that has no prototype', '{"username":"olim","password":"p","constructor":"x"}'],
    ['a body just under the limit', `${login('olim')}${' '.repeat(65_000)}`],
  ])('%s', async (_name, payload) => {
    expect(await post(payload)).toEqual(accepted);
  });
});

describe('rejected bodies', () => {
  test('larger than 64 kB', async () => {
    expect(await post(login('x'.repeat(65_536)))).toEqual(errorResponse(413, 'tooLarge'));
  });

  test.each([
    ['text/plain', login('olim')],
    ['application/x-www-form-urlencoded', 'username=olim&password=p'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
    ],
    ['application/jsonp', login('olim')],
    ['text/json', login('olim')],
    ['', login('olim')],
    ['nonsense', login('olim')],
  ])('of the type "%s"', async (type, payload) => {
    expect(await post(payload, type)).toEqual(errorResponse(415, 'wrongMediaType'));
  });

  test('a missing body', async () => {
    const bare = await app.fastify.inject({ method: 'POST', url: '/api/login/' });
    expect([bare.statusCode, bare.json()]).toEqual([400, { detail: messages.emptyBody }]);
    expect(await post('')).toEqual(errorResponse(400, 'emptyBody'));
  });

  test.each([
    ['a broken object', '{"username":'],
    ['two values', '{}{}'],
    ['single quotes', "{'username':'olim'}"],
    ['a trailing comma', '{"username":"olim",}'],
    ['a comment', '{/**/}'],
    ['only white space', '  \n'],
    ['a raw line break in a text', login('a\nb')],
    ['half an escape', login('\\u00')],
    ['NaN', '{"username":NaN}'],
    ['a byte order mark', `\uFEFF${login('olim')}`],
    ['a byte order mark of UTF-16', Buffer.from(`\uFEFF${login('olim')}`, 'utf16le')],
    ['a byte that is not UTF-8', Buffer.from(login('olim\xff'), 'latin1')],
    ['an overlong UTF-8 sequence', Buffer.from(login('\xc0\xaf'), 'latin1')],
    ['half of a pair as UTF-8', Buffer.from(login('\xed\xa0\x80'), 'latin1')],
    ['truncated UTF-8', Buffer.from('{"username":"\xc3', 'latin1')],
    ['__proto__', '{"__proto__":{"admin":true},"username":"olim","password":"p"}'],
    ['__proto__ with escapes', '{"\\u005f_proto__":{"admin":true},"username":"olim","password":"p"}'],
    ['__proto__ in a nested object', '{"username":"olim","password":"p","more":[{"__proto__":1}]}'],
    ['constructor.prototype', '{"username":"olim","password":"p","constructor":{"prototype":{"a":1}}}'],
    ['lists 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists 10,000 deep in an unknown field', `{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s', async (_name, payload) => {
    expect(await post(payload)).toEqual(errorResponse(400, 'unreadableBody'));
  });

  test.each([
    ['U+0000 in a value', login('a\\u0000b')],
    ['U+0000 in a key', '{"username":"olim","password":"p","a\\u0000":1}'],
    ['the first half of a pair in a value', login('\\ud800')],
    ['the second half of a pair in a value', login('a\\udc00')],
    ['a pair the wrong way round', login('\\ude00\\ud83d')],
    ['half a pair in a key', '{"username":"olim","password":"p","\\ud800":1}'],
    ['half a pair in a list of an unknown field', '{"username":"olim","password":"p","x":[["\\udfff"]]}'],
    ['half a pair alone', '"\\ud800"'],
  ])('%s', async (_name, payload) => {
    expect(await post(payload)).toEqual(errorResponse(400, 'badText'));
  });

  test('rejected bodies do not affect later requests', async () => {
    await post('{"__proto__":{"admin":true}}');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(await post(login('olim'))).toEqual(accepted);
  });
});
