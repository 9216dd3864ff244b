import fc from 'fast-check';
import { readErrorText } from './errors.js';

describe('the text for people', () => {
  test.each([
    ['detail', { detail: 'Parol noto‘g‘ri.' }, 'Parol noto‘g‘ri.'],
    ['error', { error: 'Bu nom band', field: 'username' }, 'Bu nom band'],
    ['message', { message: 'Keyinroq urining' }, 'Keyinroq urining'],
    ['errors by field', { errors: { email: 'Email xato', name: 'Nom xato' } }, 'Email xato'],
    ['a list in detail', { detail: ['Birinchi', 'Ikkinchi'] }, 'Birinchi'],
    ['a list in error', { error: ['Xato'] }, 'Xato'],
    ['a list in message', { message: ['Xato'] }, 'Xato'],
    ['lists in errors', { errors: { email: [], name: ['', 'Nom xato'] } }, 'Nom xato'],
    [
      'detail before error before message before errors',
      { errors: { a: '4' }, message: '3', error: '2', detail: '1' },
      '1',
    ],
    ['error before message', { errors: { a: '4' }, message: '3', error: '2' }, '2'],
    ['message before errors', { errors: { a: '4' }, message: '3' }, '3'],
    ['surrounding space is trimmed', { detail: '  Xato \n' }, 'Xato'],
    ['a blank detail is skipped', { detail: ' ', error: 'Xato' }, 'Xato'],
    ['an empty list is skipped', { detail: [], error: 'Xato' }, 'Xato'],
    ['unknown fields are ignored', { detail: 'Xato', code: 7, trace: { a: [] } }, 'Xato'],
    ['null in other fields', { detail: 'Xato', error: null, errors: null }, 'Xato'],
    ['other fields of another shape', { detail: { code: 1 }, error: 'Xato', field: 5 }, 'Xato'],
    ['an entry of errors of another shape is skipped', { errors: { a: { b: 'c' }, d: 'Xato' } }, 'Xato'],
    ['errors is a text', { errors: 'Xato' }, 'Xato'],
    ['errors is a list of texts', { errors: ['', 'Xato'] }, 'Xato'],
    ['errors is a list of objects', { errors: [{ code: 'blank', detail: 'Xato', attr: 'email' }] }, 'Xato'],
    ['an object in error', { error: { code: 'x', message: 'Xato' } }, 'Xato'],
    ['an object in message', { message: { detail: ['Xato'] } }, 'Xato'],
    ['a list of objects in detail', { detail: [{ loc: ['body', 'email'], msg: 'Xato' }] }, 'Xato'],
    ['non_field_errors', { username: ['Nom'], non_field_errors: ['Xato'] }, 'Xato'],
    ['non_field_errors in errors', { errors: { username: ['Nom'], non_field_errors: ['Xato'] } }, 'Xato'],
    ['lists by field without a wrapper', { code: 'invalid', username: ['Xato'] }, 'Xato'],
    ['a list at the top level', ['Xato', 'Boshqa'], 'Xato'],
    ['a list of objects at the top level', [{ code: 1 }, { message: 'Xato' }], 'Xato'],
    ['a plain text of an unknown key is no error', { status: 'error', username: ['Xato'] }, 'Xato'],
  ])('%s', (_, body, text) => {
    expect(readErrorText(body)).toBe(text);
  });

  test.each([
    undefined,
    null,
    '',
    '<html>',
    0,
    true,
    [],
    [5],
    {},
    { code: 'invalid' },
    { username: 'dilnoza' },
    { detail: null },
    { detail: '' },
    { detail: 5 },
    { detail: [5] },
    { errors: [] },
    { errors: [{}] },
    { detail: { a: 'x' } },
    { detail: [[[[[['x']]]]]] },
    { errors: {} },
  ])('%j has none', (body) => {
    expect(readErrorText(body)).toBeUndefined();
  });

  test('for any body it is a text that is not blank, or undefined', () => {
    const field = fc.oneof(fc.string(), fc.array(fc.string()), fc.jsonValue());
    const bodies = fc.record(
      { detail: field, error: field, message: field, errors: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(bodies, fc.jsonValue()), (body) => {
        const text = readErrorText(body);
        expect(text === undefined || (typeof text === 'string' && text.trim() !== '')).toBe(true);
      }),
    );
  });
});
