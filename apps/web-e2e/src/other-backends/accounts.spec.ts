import { everyThird } from '../testing/test.js';
import { expect, test } from '../testing/foreign-backend.js';
import { fieldOf, foreignForms, submitForm, type ForeignForm } from '../testing/foreign-forms.js';
import type { Reply } from '../testing/honest-replies.js';

const X = 'Serverning soʻzi.';

/** Name of a form, the reply to it, and the label of the field that shows {@link X}; without one the form shows it. */
type Row = [form: keyof typeof foreignForms, error: string, reply: Reply, field?: string];

const NAME = 'Foydalanuvchi nomi';
const LOGIN_NAME = 'Foydalanuvchi nomi yoki elektron pochta';
const EMAIL = 'Elektron pochta';
const PASSWORD = 'Parol';
const CODE = 'Xatdagi kod';
const NEW_PASSWORD = 'Yangi parol';

const rows: Row[] = [
  ['sign-in', 'a list for a field', { status: 400, json: { username: [X] } }, LOGIN_NAME],
  ['sign-in', 'a list in errors', { status: 400, json: { errors: { password: [X] } } }, PASSWORD],
  ['sign-in', 'non_field_errors', { status: 400, json: { non_field_errors: [X] } }],
  ['sign-in', 'detail', { status: 401, json: { detail: X, code: 'no_active_account' } }],
  ['sign-in', 'errors as a text', { status: 400, json: { errors: X } }],
  ['sign-in', 'errors as a list', { status: 400, json: { errors: [X] } }],
  ['sign-in', 'a message in error', { status: 400, json: { error: { code: 3, message: X } } }],
  ['sign-in', 'a list', { status: 400, json: [X] }],
  ['sign-in', '403', { status: 403, json: { detail: X } }],

  ['registration', 'a list for a field', { status: 400, json: { email: [X, 'Ikkinchi.'] } }, EMAIL],
  ['registration', 'a text for a field', { status: 400, json: { username: X } }, NAME],
  [
    'registration',
    'texts in errors',
    { status: 422, json: { message: 'Xato', errors: { email: X } } },
    EMAIL,
  ],
  ['registration', 'lists in error', { status: 400, json: { error: { password: [X] } } }, PASSWORD],
  ['registration', 'lists in detail', { status: 400, json: { detail: { username: [X] } } }, NAME],
  [
    'registration',
    'a list of objects',
    { status: 400, json: { errors: [{ field: 'email', message: X }] } },
    EMAIL,
  ],
  [
    'registration',
    'a list with loc',
    { status: 422, json: { detail: [{ loc: ['body', 'email'], msg: X }] } },
    EMAIL,
  ],
  [
    'registration',
    'non_field_errors in errors',
    { status: 400, json: { errors: { non_field_errors: [X] } } },
  ],
  ['registration', 'a list for an unknown field', { status: 400, json: { school: [X] } }],
  ['registration', '403', { status: 403, json: { message: X } }],

  ['request for a code', 'a list for a field', { status: 400, json: { email: [X] } }, EMAIL],
  ['request for a code', '404', { status: 404, json: { error: [X] } }],
  ['request for a code', '429 with a list', { status: 429, json: { detail: [X] } }],

  ['code', 'a list for a field', { status: 400, json: { otp_code: [X] } }, CODE],
  ['code', 'non_field_errors', { status: 400, json: { non_field_errors: [X] } }, CODE],
  ['code', '410 with a message in error', { status: 410, json: { error: { message: X } } }, CODE],
  ['code', '403', { status: 403, json: { detail: X } }],

  ['new password', 'a list for a field', { status: 400, json: { new_password: [X] } }, NEW_PASSWORD],
  ['new password', 'a list for the key', { status: 400, json: { otp_key: [X] } }],

  ['contact message', 'a list for a field', { status: 400, json: { phone: [X] } }, 'Telefon raqamingiz'],
  ['contact message', 'a list for the field message', { status: 400, json: { message: [X] } }, 'Xabaringiz'],
  ['contact message', 'message as a text', { status: 400, json: { message: X } }],
  ['contact message', '403', { status: 403, json: { detail: X } }],
];

for (const [name, error, reply, label] of everyThird(rows, 0)) {
  test(`${name}, ${error}: the text is shown ${label === undefined ? 'by the form' : 'at the field'}, and the input stays`, async ({
    page,
    backend,
  }) => {
    const form: ForeignForm = foreignForms[name];
    backend.reply({ [form.call]: reply });
    const root = await form.open(page);
    await submitForm(root, form);

    const alert = root.getByRole('alert').filter({ hasText: X });
    await expect(alert).toBeVisible();
    await expect(alert).toHaveCount(1);
    if (label !== undefined) {
      const field = fieldOf(root, label);
      await expect(field).toHaveAccessibleDescription(X);
      await expect(field).toBeFocused();
    }
    for (const [kept, value] of Object.entries(form.values)) {
      await expect(fieldOf(root, kept)).toHaveValue(value);
    }
    expect(new URL(page.url()).pathname).toBe(form.path);
    expect(backend.requestsOf(form.call)).toHaveLength(1);
  });
}

test('registration, errors of two fields and of the form: all are shown', async ({ page, backend }) => {
  const form = foreignForms.registration;
  const json = { username: ['Nom band.'], email: ['Manzil band.'], non_field_errors: [X] };
  backend.reply({ [form.call]: { status: 400, json } });
  const root = await form.open(page);
  await submitForm(root, form);

  await expect(fieldOf(root, NAME)).toHaveAccessibleDescription('Nom band.');
  await expect(fieldOf(root, EMAIL)).toHaveAccessibleDescription('Manzil band.');
  await expect(root.getByRole('alert').filter({ hasText: X })).toBeVisible();
});

test('a recovery with a key that is a number ends on the sign-in screen', async ({ page, backend }) => {
  backend.reply({ 'POST /forgot-password/': { json: { otp_key: 71 } } });
  const form = foreignForms['new password'];
  await submitForm(await form.open(page), form);

  await expect(page).toHaveURL('/login');
  const [sent] = backend.requestsOf(form.call);
  expect(sent?.body).toEqual({ otp_key: '71', new_password: 'Lorentz kuchi 9' });
});
