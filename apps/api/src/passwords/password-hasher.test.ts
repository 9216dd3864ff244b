import { hash as argon2, type Options } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.js';
import { createPasswordHasher } from './password-hasher.js';

const hasher = createPasswordHasher();
const yes = { matches: true, outdated: false };
const no = { matches: false, outdated: false };

test('a stored hash says Argon2id with 19 MiB, two passes, one lane, a salt of its own and 32 bytes', async () => {
  const [one, other] = await Promise.all([hasher.hash('bir xil'), hasher.hash('bir xil')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test.each([
  ['letter case', 'Parol so‘zi', 'parol so‘zi'],
  ['a space after it', 'so‘z ', 'so‘z'],
  ['a space before it', ' soʻz', 'soʻz'],
  ['another apostrophe', 'soʻz-besh', "so'z-besh"],
  ['a composed letter', 'caf\u00e9-uz', 'cafe\u0301-uz'],
  ['Cyrillic for Latin', 'сор-а-б', 'cop-a-b'],
  ['the 256th character', 'я'.repeat(256), `${'я'.repeat(255)}ю`],
  ['an emoji', 'qalb ❤️ 😀', 'qalb ❤ 😀'],
])('%s makes another password', async (_what, password, similar) => {
  const stored = await hasher.hash(password);
  expect(await hasher.verify(stored, password)).toEqual(yes);
  expect(await hasher.verify(stored, similar)).toEqual(no);
});

test.each([
  ['less memory', { memoryCost: 8192 }],
  ['fewer passes', { timeCost: 1 }],
  ['a shorter output', { outputLen: 16 }],
] satisfies [string, Options][])('%s than today: it matches and is outdated', async (_what, weaker) => {
  const today = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
  const stored = await argon2('eski parol', { ...today, ...weaker });
  expect(await hasher.verify(stored, 'eski parol')).toEqual({ matches: true, outdated: true });
  expect(await hasher.verify(stored, 'boshqa')).toEqual(no);
});

test('parameters stronger than today stay', async () => {
  const stored = await argon2('kuchli parol', { memoryCost: 32_768, timeCost: 3 });
  expect(await hasher.verify(stored, 'kuchli parol')).toEqual(yes);
});

const salted = '$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
test.each([
  ...[
    '',
    'x',
    'parol',
    '$argon2id$',
    '$argon2id$v=19$m=19456,t=2,p=1$$',
    `$argon2id$v=19$m=0,t=0,p=0${salted}`,
  ],
  '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  `$argon2id$v=19$m=4294967295,t=2,p=1${salted}`,
  `$argon2id$v=19$m=19456,t=4294967295,p=1${salted}`,
])('the unreadable stored hash %j matches nothing', async (stored) => {
  for (const password of ['', 'parol', stored]) expect(await hasher.verify(stored, password)).toEqual(no);
});

test('an unknown learner matches nothing', async () => {
  expect(await hasher.verify(undefined, 'parol')).toEqual(no);
});

test('fifty may wait, the next one is told to come again; when they are done there is room', async () => {
  const busy = createPasswordHasher();
  const answers = await Promise.allSettled(Array.from({ length: 120 }, () => busy.hash('navbat')));
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  expect(answers.length - refusals.length).toBeGreaterThanOrEqual(51);
  expect(answers.length - refusals.length).toBeLessThanOrEqual(60);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      status: 503,
      key: 'unavailable',
      extra: { headers: { 'retry-after': '2' } },
    });
  }
  expect(await busy.verify(await busy.hash('keyin'), 'keyin')).toEqual(yes);
});
