import { createApiClient } from './index.js';
import { endpoints } from '@zarra/contracts';
import { errorCodes } from '@zarra/contracts/errors';
import { rejectionOf } from './testing/open-page.js';
import { hasErrorCode, ignoreInvalidResponse, toFormError } from './forms.js';

const options = { fields: ['username', 'email'], offline: 'Aloqa yoʻq.', fallback: 'Xatolik.' } as const;

/** A call to a server with this response. */
const callTo = (response: () => Response) =>
  createApiClient({ fetch: async () => response(), log: () => undefined }).call(endpoints.verifyOtp, {
    body: { otp_code: '1', otp_key: 'k' },
  });
const errorOf = (status: number, body: unknown) =>
  rejectionOf(callTo(() => new Response(JSON.stringify(body), { status })));

test.each<[string, number, unknown, object]>([
  ['a text', 400, { detail: 'Xato.' }, { text: 'Xato.', isInputRejected: true }],
  ['no text', 400, {}, { text: 'Xatolik.', isInputRejected: true }],
  ['texts of fields', 422, { email: ['Band.'] }, { byField: { email: 'Band.' }, isInputRejected: true }],
  [
    'texts of fields with their summary',
    400,
    { detail: 'Xato.', errors: { email: 'Band.' } },
    { byField: { email: 'Band.' }, isInputRejected: true },
  ],
  [
    'texts of fields and of the form',
    400,
    { email: ['Band.'], non_field_errors: ['Kod eskirgan.'] },
    { byField: { email: 'Band.' }, text: 'Kod eskirgan.', isInputRejected: true },
  ],
  ['a text of another field', 400, { school: ['Kerak.'] }, { text: 'Kerak.', isInputRejected: true }],
  ['a missing permission', 403, { detail: 'Yopilgan.' }, { text: 'Yopilgan.', isInputRejected: false }],
  ['too many requests', 429, {}, { text: 'Xatolik.', isInputRejected: false }],
  ['a server error', 500, { detail: 'Nosozlik.' }, { text: 'Nosozlik.', isInputRejected: false }],
])('%s', async (_, status, body, expected) => {
  expect(toFormError(await errorOf(status, body), options)).toEqual(expected);
});

test('a network error and an invalid response have a text of the form', async () => {
  const offline = await rejectionOf(
    callTo(() => {
      throw new TypeError('Failed to fetch');
    }),
  );
  const invalid = await rejectionOf(callTo(() => new Response('<p>')));

  expect(toFormError(offline, options)).toEqual({ text: 'Aloqa yoʻq.' });
  expect(toFormError(invalid, options)).toEqual({ text: 'Xatolik.' });
});

test('a success with an invalid body is a success, an error is not', async () => {
  await expect(ignoreInvalidResponse(callTo(() => new Response('<p>')))).resolves.toBeUndefined();
  await expect(
    ignoreInvalidResponse(errorOf(400, {}).then((error) => Promise.reject(error as Error))),
  ).rejects.toThrow();
});

test('the code of an error is recognized', async () => {
  const error = await errorOf(400, { code: errorCodes.alreadyVerified });

  expect(hasErrorCode(error, errorCodes.alreadyVerified)).toBe(true);
  expect(hasErrorCode(error, errorCodes.alreadyReset)).toBe(false);
  expect(hasErrorCode(new Error('x'), errorCodes.alreadyReset)).toBe(false);
});
