import fc from 'fast-check';
import { readFieldErrors } from './field-errors.js';

const accountFields = ['username', 'email', 'password'] as const;
const contactFields = ['name', 'phone', 'message'] as const;

describe('the errors of a form’s fields', () => {
  test.each<[string, unknown, object]>([
    ['lists in errors', { errors: { email: ['Email xato'] } }, { email: 'Email xato' }],
    ['texts in errors', { detail: 'Xato', errors: { email: 'Email xato' } }, { email: 'Email xato' }],
    ['our error with its field', { error: 'Nom band', field: 'username' }, { username: 'Nom band' }],
    ['lists without a wrapper', { email: ['Email xato', 'Boshqa'] }, { email: 'Email xato' }],
    ['lists beside a text', { detail: 'Xato', email: ['Email xato'] }, { email: 'Email xato' }],
    ['texts without a wrapper', { email: 'Email xato' }, { email: 'Email xato' }],
    ['an object in error', { error: { email: ['Email xato'] } }, { email: 'Email xato' }],
    ['an object in detail', { detail: { email: ['Email xato'] } }, { email: 'Email xato' }],
    ['an object in message', { message: { email: ['Email xato'] } }, { email: 'Email xato' }],
    [
      'details in error',
      { error: { message: 'Xato', details: { email: 'Email xato' } } },
      { email: 'Email xato' },
    ],
    ['a list of objects with field', { errors: [{ field: 'email', message: 'Xato' }] }, { email: 'Xato' }],
    ['a list of objects with attr', { errors: [{ attr: 'email', detail: 'Xato' }] }, { email: 'Xato' }],
    ['a list of objects with loc', { detail: [{ loc: ['body', 'email'], msg: 'Xato' }] }, { email: 'Xato' }],
    ['a list of objects by field', { errors: [{ email: ['Xato'] }] }, { email: 'Xato' }],
    ['a list at the top level', [{ param: 'email', msg: 'Xato' }], { email: 'Xato' }],
    ['an object as the text of a field', { errors: { email: { message: 'Xato' } } }, { email: 'Xato' }],
    ['errors before other places', { email: ['2'], errors: { email: '1' } }, { email: '1' }],
    [
      'all fields, in the order of the form',
      { password: ['3'], username: ['1'], email: ['2'] },
      { username: '1', email: '2', password: '3' },
    ],
  ])('%s', (_, body, expected) => {
    const errors = readFieldErrors(body, accountFields);

    expect(errors).toEqual(expected);
    expect(Object.keys(errors ?? {})).toEqual(Object.keys(expected));
  });

  test.each([
    ['a text about the request is no error of the field message', { message: 'Keyinroq urining' }, undefined],
    ['nor is it in error', { error: { message: 'Keyinroq urining' } }, undefined],
    ['a list is one', { message: ['Xabar qisqa'] }, { message: 'Xabar qisqa' }],
    ['so is a text in errors', { errors: { message: 'Xabar qisqa' } }, { message: 'Xabar qisqa' }],
    ['so is a list beside a detail', { detail: 'Xato', message: ['Qisqa'] }, { message: 'Qisqa' }],
  ])('the contact form: %s', (_, body, expected) => {
    expect(readFieldErrors(body, contactFields)).toEqual(expected);
  });

  test.each([
    undefined,
    null,
    '<html>',
    [],
    {},
    { detail: 'Xato' },
    { errors: { school: 'Xato' } },
    { email: [] },
    { email: [5] },
    { non_field_errors: ['Xato'] },
    { detail: 'Xato', email: 'dilnoza@zarra.uz' },
    { errors: 'Xato' },
  ])('%j has none', (body) => {
    expect(readFieldErrors(body, accountFields)).toBeUndefined();
  });

  test('for any body each error is a text that is not blank', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('errors', 'email', 'detail'), (value, key) => {
        for (const body of [value, { [key]: value }]) {
          for (const text of Object.values(readFieldErrors(body, accountFields) ?? {})) {
            expect(text.trim()).not.toBe('');
          }
        }
      }),
    );
  });
});
