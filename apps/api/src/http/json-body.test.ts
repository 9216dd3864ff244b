import { openTestApp, type TestApp } from '../test-app.js';
import { messages, type MessageKey } from './messages.js';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('embedded');
});
afterAll(() => app.close());

/** From another address each time: wrong sign-ins of one are limited. */
let sent = 0;
const remoteAddress = () => `10.0.0.${(sent += 1)}`;

async function post(payload: string | Buffer, type: string | undefined = 'application/json') {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/login/',
    headers: type === '' ? {} : { 'content-type': type },
    payload,
    remoteAddress: remoteAddress(),
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), type: answer.headers['content-type'] };
}

const refusal = (status: number, key: MessageKey) => ({
  status,
  body: { detail: messages[key] },
  type: 'application/json; charset=utf-8',
});

/** What a whole, well-formed body gets that names nobody. */
const accepted = refusal(401, 'wrongPassword');
const login = (username: string) => `{"username":"${username}","password":"p"}`;

describe('bodies that are taken', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    '%s',
    async (type) => {
      expect(await post(login('olim'), type)).toEqual(accepted);
    },
  );

  test.each([
    ['any script, emoji and Uzbek apostrophes', login('Олим oʻgʻil 😀')],
    ['escapes of whole characters', login('\\ud83d\\ude00 \\u02bb \\n \\\\u0000')],
    ['space around', ` \r\n\t${login('olim')}\n`],
    ['unknown fields', '{"username":"olim","password":"p","more":{"deep":[1,{"er":null}]}}'],
    ['a "constructor" that has no prototype', '{"username":"olim","password":"p","constructor":"x"}'],
    ['a body just under the limit', `${login('olim')}${' '.repeat(65_000)}`],
  ])('%s', async (_name, payload) => {
    expect(await post(payload)).toEqual(accepted);
  });
});

describe('bodies that are refused', () => {
  test('larger than 64 kB', async () => {
    expect(await post(login('x'.repeat(65_536)))).toEqual(refusal(413, 'tooLarge'));
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
    expect(await post(payload, type)).toEqual(refusal(415, 'wrongMediaType'));
  });

  test('none at all', async () => {
    const bare = await app.fastify.inject({ method: 'POST', url: '/api/login/' });
    expect([bare.statusCode, bare.json()]).toEqual([400, { detail: messages.emptyBody }]);
    expect(await post('')).toEqual(refusal(400, 'emptyBody'));
  });

  test.each([
    ['a broken object', '{"username":'],
    ['two values', '{}{}'],
    ['single quotes', "{'username':'olim'}"],
    ['a last comma', '{"username":"olim",}'],
    ['a comment', '{/**/}'],
    ['only space', '  \n'],
    ['a raw line break in a text', login('a\nb')],
    ['half an escape', login('\\u00')],
    ['NaN', '{"username":NaN}'],
    ['a byte order mark', `\uFEFF${login('olim')}`],
    ['a byte order mark of UTF-16', Buffer.from(`\uFEFF${login('olim')}`, 'utf16le')],
    ['a byte that is no UTF-8', Buffer.from(login('olim\xff'), 'latin1')],
    ['an overlong form of UTF-8', Buffer.from(login('\xc0\xaf'), 'latin1')],
    ['half of a pair as UTF-8', Buffer.from(login('\xed\xa0\x80'), 'latin1')],
    ['UTF-8 cut off', Buffer.from('{"username":"\xc3', 'latin1')],
    ['__proto__', '{"__proto__":{"admin":true},"username":"olim","password":"p"}'],
    ['__proto__ written by escapes', '{"\\u005f_proto__":{"admin":true},"username":"olim","password":"p"}'],
    ['__proto__ further down', '{"username":"olim","password":"p","more":[{"__proto__":1}]}'],
    ['constructor.prototype', '{"username":"olim","password":"p","constructor":{"prototype":{"a":1}}}'],
    ['lists 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists 10,000 deep in an unknown field', `{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s', async (_name, payload) => {
    expect(await post(payload)).toEqual(refusal(400, 'unreadableBody'));
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
    expect(await post(payload)).toEqual(refusal(400, 'badText'));
  });

  test('and none of them leaves a trace on what follows', async () => {
    await post('{"__proto__":{"admin":true}}');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(await post(login('olim'))).toEqual(accepted);
  });
});
