import { availableParallelism } from 'node:os';
import { hash as argon2, type Options } from '@node-rs/argon2';
import { HttpError } from '../http/http-error.js';
import type { Turn } from './fair-queue.js';
import { createPasswordHasher, PASSWORD_COST } from './password-hasher.js';

const stranger: Turn = { lane: 'strangers', key: '192.0.2.0/24' };
/** A hasher whose work has the turn of one network. */
function makeHasher(options?: Parameters<typeof createPasswordHasher>[0]) {
  const created = createPasswordHasher(options);
  return {
    hash: (password: string) => created.hash(password, stranger),
    verify: (stored: string | undefined, password: string) => created.verify(stored, password, stranger),
  };
}
const hasher = makeHasher();
const matching = { matches: true, outdated: false };
const notMatching = { matches: false, outdated: false };

test('a stored hash is Argon2id with 19 MiB, two passes, one lane, a random salt and 32 bytes', async () => {
  const [one, other] = await Promise.all([hasher.hash('bir xil'), hasher.hash('bir xil')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

test.each([
  ['letter case', 'Parol so‘zi', 'parol so‘zi'],
  ['a trailing space', 'so‘z ', 'so‘z'],
  ['a leading space', ' soʻz', 'soʻz'],
  ['the apostrophe', 'soʻz-besh', "so'z-besh"],
  ['Unicode composition', 'caf\u00e9-uz', 'cafe\u0301-uz'],
  ['the alphabet', 'сор-а-б', 'cop-a-b'],
  ['the 256th character', 'я'.repeat(256), `${'я'.repeat(255)}ю`],
  ['an emoji', 'qalb ❤️ 😀', 'qalb ❤ 😀'],
])('passwords that differ in %s do not match', async (_what, password, similar) => {
  const stored = await hasher.hash(password);
  expect(await hasher.verify(stored, password)).toEqual(matching);
  expect(await hasher.verify(stored, similar)).toEqual(notMatching);
});

test.each([
  ['less memory', { memoryCost: 8192 }],
  ['fewer passes', { timeCost: 1 }],
  ['a shorter output', { outputLen: 16 }],
] satisfies [string, Options][])(
  'a hash with %s than the current cost matches and is outdated',
  async (_what, weaker) => {
    const current = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
    const stored = await argon2('eski parol', { ...current, ...weaker });
    expect(await hasher.verify(stored, 'eski parol')).toEqual({ matches: true, outdated: true });
    expect(await hasher.verify(stored, 'boshqa')).toEqual(notMatching);
  },
);

test('a hash with a higher cost than the current one is not outdated', async () => {
  const stored = await argon2('kuchli parol', { memoryCost: 32_768, timeCost: 3 });
  expect(await hasher.verify(stored, 'kuchli parol')).toEqual(matching);
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
])('the invalid stored hash %j matches no password', async (stored) => {
  for (const password of ['', 'parol', stored])
    expect(await hasher.verify(stored, password)).toEqual(notMatching);
});

test('an unknown learner matches no password', async () => {
  expect(await hasher.verify(undefined, 'parol')).toEqual(notMatching);
});

/** Statuses of hashes requested at the same moment. */
const statusesOf = async (busy: ReturnType<typeof makeHasher>, count: number) => {
  const results = await Promise.allSettled(Array.from({ length: count }, () => busy.hash('navbat')));
  return results.map((result) => {
    if (result.status === 'fulfilled') return 200;
    expect(result.reason).toBeInstanceOf(HttpError);
    expect(result.reason).toMatchObject({ key: 'unavailable', extra: { headers: { 'retry-after': '2' } } });
    return (result.reason as HttpError).status;
  });
};
const lowCost = { ...PASSWORD_COST, memoryCost: 64, timeCost: 1 };

test('200 sign-ins at the same moment wait for each other, and all are evaluated', async () => {
  expect(await statusesOf(makeHasher({ cost: lowCost }), 200)).toEqual(Array(200).fill(200));
});

test('the queue holds 250 requests and rejects further ones; when it is empty it accepts again', async () => {
  const busy = makeHasher({ cost: lowCost });
  const accepted = (await statusesOf(busy, 600)).filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThanOrEqual(250);
  // Besides the queue: one on each processor.
  expect(accepted).toBeLessThanOrEqual(250 + availableParallelism());
  expect(await busy.verify(await busy.hash('keyin'), 'keyin')).toEqual(matching);
});

test('a request that waited too long is rejected without being evaluated', async () => {
  const [first, ...others] = await statusesOf(makeHasher({ maxWaitMs: 20 }), 60);
  expect([first, others.at(-1)]).toEqual([200, 503]);
});
